import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import type { ActionAnswer, InboxIntent } from './data/action';

export type Write = {
  send: (wish: InboxIntent) => void;
  /** What is under way. */
  busy: InboxIntent['intent'] | null;
};

/** Writes one thing at a time and tells once how it went. */
export function useWrite(settled: (answer: ActionAnswer) => void): Write {
  const fetcher = useFetcher<ActionAnswer>();
  const seen = useRef<ActionAnswer | undefined>(undefined);
  // Two presses may come before the fetcher's state is drawn once: one press is one request.
  const underWay = useRef(false);
  const tell = useEffectEvent(settled);
  const { data, state, json, submit } = fetcher;

  useEffect(() => {
    if (state !== 'idle') return;
    underWay.current = false;
    if (data === undefined || data === seen.current) return;
    seen.current = data;
    tell(data);
  }, [data, state]);

  const under = state === 'idle' ? null : (json as InboxIntent | undefined);
  return {
    send: (wish) => {
      if (state !== 'idle' || underWay.current) return;
      underWay.current = true;
      void submit(wish, { method: 'POST', encType: 'application/json' });
    },
    busy: under?.intent ?? null,
  };
}
