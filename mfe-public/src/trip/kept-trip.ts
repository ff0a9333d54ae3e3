import { useSyncExternalStore } from 'react';

/** The visitor's last trip estimate: its URL and its text. */
export interface KeptTrip {
  /** Without its `?`. */
  query: string;
  text: string;
}

/** Stored beyond the tab, so that an estimate made today can be sent tomorrow. It names a treatment, a city and numbers, and nobody. */
const KEY = 'ayana.trip';
/** As long as the field of the request it may go with. */
const LONGEST = 1000;
const listeners = new Set<() => void>();
let known: { stored: string; trip: KeptTrip | null } | undefined;
/** Where the browser forbids storage, an estimate lasts as long as the page. */
let unstored = '';

function read(json: string): KeptTrip | null {
  try {
    const { query, text } = JSON.parse(json) as Partial<KeptTrip>;
    if (typeof query !== 'string' || typeof text !== 'string' || text === '') return null;
    return { query, text: text.slice(0, LONGEST) };
  } catch {
    return null;
  }
}

function stored(): string {
  try {
    return window.localStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

/** The estimate that is kept; the same object until it changes. */
export function keptTrip(): KeptTrip | null {
  const text = stored();
  if (known?.stored !== text) known = { stored: text, trip: read(text) };
  return known.trip;
}

function write(text: string): void {
  unstored = text;
  try {
    if (text === '') window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, text);
  } catch {
    // Stored for this page only.
  }
  for (const changed of listeners) changed();
}

export const keepTrip = (trip: KeptTrip): void => write(JSON.stringify(trip));
export const forgetTrip = (): void => write('');

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

const unknown = (): null => null;

/** The estimate that is kept; null on the server and in the first render, which cannot know. */
export const useKeptTrip = (): KeptTrip | null => useSyncExternalStore(subscribe, keptTrip, unknown);
