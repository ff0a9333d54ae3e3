import { useSyncExternalStore } from 'react';

import { cleanIds, COMPARED_KINDS, toggled } from './choice';
import type { ComparedKind } from './choice';

/**
 * The choice outlives the page and the tab, so that one can look at a hospital today and another tomorrow: ids of public records,
 * nothing a person typed. Where the browser forbids storage it lives as long as the page.
 */
const PREFIX = 'ayana.compare.';
const listeners = new Set<() => void>();
const kept = new Map<ComparedKind, readonly string[]>();
const NONE: readonly string[] = [];

function stored(kind: ComparedKind): readonly string[] {
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(PREFIX + kind) ?? '[]');
    return Array.isArray(ids) ? cleanIds(ids.filter((id) => typeof id === 'string')) : NONE;
  } catch {
    return NONE;
  }
}

/** The ids that are kept; the same array until they change. */
export function keptChoice(kind: ComparedKind): readonly string[] {
  const known = kept.get(kind) ?? stored(kind);
  kept.set(kind, known);
  return known;
}

/** Whether anything is chosen, of either kind. */
export const hasKeptChoice = (): boolean => COMPARED_KINDS.some((kind) => keptChoice(kind).length > 0);

/** Keeps a choice, here and in the browser's other tabs. */
export function keepChoice(kind: ComparedKind, ids: readonly string[]): void {
  if (keptChoice(kind).join() === ids.join()) return;
  kept.set(kind, [...ids]);
  try {
    window.localStorage.setItem(PREFIX + kind, JSON.stringify(ids));
  } catch {
    // Kept for this page alone.
  }
  for (const changed of listeners) changed();
}

/** Takes one more into the choice, or lets it go. */
export const toggleChoice = (kind: ComparedKind, id: string): void => keepChoice(kind, toggled(keptChoice(kind), id));

function subscribe(changed: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    kept.clear();
    changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', elsewhere);
  };
}

const unknown = (): null => null;

/** What is chosen; null on the server and in the first render, which cannot know. */
export function useKeptChoice(kind: ComparedKind): readonly string[] | null {
  return useSyncExternalStore(subscribe, () => keptChoice(kind), unknown);
}
