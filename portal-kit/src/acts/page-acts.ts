import { useEffect, useRef } from 'react';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** Something that can be done with what the page shows, found by typing in the portals' search. */
export interface PageAct {
  /** Unique on the page. */
  id: string;
  /** From the page's catalogue of texts. */
  label: string;
  /** What it is done with, such as the number of a request. */
  subject?: string;
  run: () => void;
}

/** The acts of the page that is shown, by the part of it that offers them. */
export const usePageActs: UseBoundStore<StoreApi<ReadonlyMap<symbol, PageAct>>> = create<ReadonlyMap<symbol, PageAct>>(
  () => new Map(),
);

/** Offers an act in the search while the page shows it; null where the reader may not do it now. */
export function useOfferedAct(act: PageAct | null): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const { id, label, subject } = act ?? {};
  useEffect(() => {
    if (id === undefined || label === undefined) return undefined;
    const key = Symbol(id);
    const offered: PageAct = {
      id,
      label,
      ...(subject === undefined ? {} : { subject }),
      run: () => latest.current?.run(),
    };
    usePageActs.setState(new Map([...usePageActs.getState(), [key, offered]]), true);
    return () => {
      usePageActs.setState(new Map([...usePageActs.getState()].filter(([other]) => other !== key)), true);
    };
  }, [id, label, subject]);
}
