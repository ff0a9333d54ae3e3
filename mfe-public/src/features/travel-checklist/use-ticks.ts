import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

import { readTicks, storedTicks, subscribeToTicks, writeTicks } from './kept-ticks';

interface Ticks {
  done: ReadonlySet<string>;
  tick: (id: string, ticked: boolean) => void;
  clear: () => void;
}

/**
 * The ticked items of a checklist, kept through reloads and synchronised with other tabs. None on the server and in the first
 * render; ticks made before hydration count.
 * @param list the element with the items' checkboxes
 */
export function useTicks(checklist: string, arrives_on: string, list: RefObject<HTMLElement | null>): Ticks {
  const stored = useSyncExternalStore(subscribeToTicks, storedTicks, () => '');
  const done = useMemo(() => new Set(readTicks(stored, checklist)), [checklist, stored]);

  useEffect(() => {
    const early = [...(list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(
      ({ name }) => name,
    );
    if (early.length === 0) return;
    writeTicks(checklist, arrives_on, new Set([...readTicks(storedTicks(), checklist), ...early]));
  }, [arrives_on, checklist, list]);

  return {
    done,
    tick: (id, ticked) =>
      writeTicks(checklist, arrives_on, new Set(ticked ? [...done, id] : [...done].filter((each) => each !== id))),
    clear: () => writeTicks(checklist, arrives_on, new Set()),
  };
}
