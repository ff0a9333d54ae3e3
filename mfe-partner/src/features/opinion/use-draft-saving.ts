import { useEffect, useRef, useState } from 'react';

/** `local`: the last words are on this device only. */
export type DraftState = 'idle' | 'saving' | 'saved' | 'local';

/** How long typing rests before the draft is sent, and how long until it is tried again, in milliseconds. */
const REST = 1200;
const AGAIN = 8000;

export interface DraftSavingOptions {
  /** What is typed, as text. */
  typed: string;
  /** Whether it differs from what is saved. */
  changed: boolean;
  /** Saves it without a press. */
  keep: () => Promise<boolean>;
}

/** Keeps the draft on the server while the form is filled in. */
export function useDraftSaving({ typed, changed, keep }: DraftSavingOptions): DraftState {
  const [state, setState] = useState<DraftState>('idle');
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (!changed || typed === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const trySaving = async (): Promise<void> => {
      setState('saving');
      const isSaved = await latest.current().catch(() => false);
      setState(isSaved ? 'saved' : 'local');
      if (!isSaved) timer = setTimeout(() => void trySaving(), AGAIN);
    };
    const now = (): void => {
      clearTimeout(timer);
      void trySaving();
    };
    timer = setTimeout(() => void trySaving(), REST);
    window.addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [typed, changed]);
  return state;
}
