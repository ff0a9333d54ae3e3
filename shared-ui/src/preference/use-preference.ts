import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Where storage is blocked, a choice lasts as long as the page. */
const unstored = new Map<string, string>();

function read(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return unstored.get(key) ?? '';
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    unstored.set(key, value);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * How the pages look on this device, in all tabs. Never anything personal: it stays on a shared computer.
 * @returns the choice, empty before one is made and on the server, and what makes one
 */
export function usePreference(name: string): [string, (value: string) => void] {
  const key = `ayana.${name}`;
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  );
  return [value, useCallback((next) => write(key, next), [key])];
}
