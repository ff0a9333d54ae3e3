import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SubmitTarget, useFetcher } from 'react-router-dom';
import { inTurn } from './in-turn';

export interface Write<Wish> {
  /** Does it when its turn comes; what is pending already is not done twice. */
  send: (wish: Wish) => void;
  /** What was pressed and is not done yet, in the order it was pressed. */
  pending: readonly Wish[];
}

export interface WriteOptions<Wish, Outcome> {
  /** The page whose action does it; it may still be sent after that page was left. */
  action: string;
  /** Told once for each press: how it went, after the page has read itself again. */
  settled: (outcome: Outcome, wish: Wish) => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Writes: a press is never lost. Whatever is pressed while something else is being written, here or in another part of the portal,
 * is done after it, in the order of the presses, since one may rest on the other: a reply on the claim before it.
 */
export function useWrite<Wish extends SubmitTarget, Outcome>({
  action,
  settled,
}: WriteOptions<Wish, Outcome>): Write<Wish> {
  const { data: answer, state, submit } = useFetcher();
  const data = answer as Outcome | undefined;
  const [pending, setPending] = useState<readonly Wish[]>([]);
  // What counts is kept beside what is drawn: several presses may come before anything is drawn.
  const latest = useRef(pending);
  const underWay = useRef<{ wish: Wish; told: () => void } | null>(null);
  const isHere = useRef(true);

  const change = (next: readonly Wish[]): void => {
    latest.current = next;
    setPending(next);
  };
  const answered = useEffectEvent((outcome: Outcome | undefined): void => {
    if (underWay.current === null) return;
    const { wish, told } = underWay.current;
    underWay.current = null;
    change(latest.current.filter((other) => other !== wish));
    if (outcome !== undefined) settled(outcome, wish);
    told();
  });
  const seen = useRef<Outcome | undefined>(undefined);
  useEffect(() => {
    if (state !== 'idle') return;
    // One that came to nothing, such as a press that led elsewhere, keeps no other waiting.
    const outcome = data === seen.current ? undefined : data;
    seen.current = data;
    answered(outcome);
  }, [data, state]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      underWay.current?.told();
    };
  }, []);

  return {
    send: (wish) => {
      if (latest.current.some((other) => isSame(other, wish))) return;
      change([...latest.current, wish]);
      void inTurn(async () => {
        // The next one begins when the page knows how this one went; nobody hears it any more where the page was left.
        const heard = new Promise<void>((told) => {
          underWay.current = { wish, told };
        });
        await submit(wish, { method: 'POST', encType: 'application/json', action });
        if (isHere.current) await heard;
      });
    },
    pending,
  };
}
