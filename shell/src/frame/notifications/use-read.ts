import { useCallback, useEffect, useRef, useState } from 'react';

interface ReadState<Value> {
  value: Value | undefined;
  failed: boolean;
}

/** Loads once on mount and again on `read()`; the last data stays when a load fails. */
export function useRead<Value>(load: () => Promise<Value>): ReadState<Value> & { read: () => void } {
  const [state, setState] = useState<ReadState<Value>>({ value: undefined, failed: false });
  const latest = useRef(load);
  const turn = useRef(0);
  useEffect(() => {
    latest.current = load;
  });
  const read = useCallback(() => {
    const mine = ++turn.current;
    const settle = (next: (before: ReadState<Value>) => ReadState<Value>): void => {
      if (turn.current === mine) setState(next);
    };
    latest
      .current()
      .then((value) => settle(() => ({ value, failed: false })))
      .catch(() => settle((before) => ({ ...before, failed: true })));
  }, []);
  useEffect(() => {
    const turns = turn;
    read();
    return () => {
      // Ignores an answer after unmounting.
      turns.current++;
    };
  }, [read]);
  return { ...state, read };
}
