import { useEffect, useRef } from 'react';
import { type RealtimeHandlers, subscribe } from './connection';

export interface RealtimeOptions {
  /** Reloads the data (a fetcher or `revalidate`): after a reconnect and every 30 s while there is no connection. */
  reread?: () => void;
  /** False while the user is signed out: a socket needs a session. Default true. */
  enabled?: boolean;
}

/**
 * Listens to the named events while the component is mounted:
 * `useRealtime({ 'inbox.inserted': (item) => … }, { reread: revalidate })`. Handlers may change on every render.
 */
export function useRealtime(handlers: RealtimeHandlers, { reread, enabled = true }: RealtimeOptions = {}): void {
  const latest = useRef({ handlers, reread });
  useEffect(() => {
    latest.current = { handlers, reread };
  });
  const types = Object.keys(handlers).toSorted().join(' ');
  useEffect(() => {
    if (!enabled) return undefined;
    const relay = Object.fromEntries(
      types.split(' ').map((type) => [
        type,
        (data: unknown) => {
          const handle = (latest.current.handlers as Record<string, ((data: unknown) => void) | undefined>)[type];
          handle?.(data);
        },
      ]),
    ) as RealtimeHandlers;
    return subscribe({ handlers: relay, reread: () => latest.current.reread?.() });
  }, [enabled, types]);
}
