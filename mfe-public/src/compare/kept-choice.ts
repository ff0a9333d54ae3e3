import { useSyncExternalStore } from 'react';

import { cleanIds, COMPARED_KINDS, toggled } from './choice';
import type { ComparedKind } from './choice';

/**
 * The choice is stored beyond the tab, so that one can look at a hospital today and another tomorrow. It has only ids of public records,
 * nothing a person typed. Without storage it lasts as long as the page.
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

/** The stored ids; the same array until they change. */
export function keptChoice(kind: ComparedKind): readonly string[] {
  const known = kept.get(kind) ?? stored(kind);
  kept.set(kind, known);
  return known;
}

/** Whether anything is chosen, of either kind. */
export const hasKeptChoice = (): boolean => COMPARED_KINDS.some((kind) => keptChoice(kind).length > 0);

/** Stores a choice, for all tabs of the browser. */
export function keepChoice(kind: ComparedKind, ids: readonly string[]): void {
  if (keptChoice(kind).join() === ids.join()) return;
  kept.set(kind, [...ids]);
  try {
    window.localStorage.setItem(PREFIX + kind, JSON.stringify(ids));
  } catch {
    // Stored for this page only.
  }
  for (const changed of listeners) changed();
}

/** Adds an id to the choice, or removes it. */
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

/** The choice; null on the server and in the first render. */
export function useKeptChoice(kind: ComparedKind): readonly string[] | null {
  return useSyncExternalStore(subscribe, () => keptChoice(kind), unknown);
}
