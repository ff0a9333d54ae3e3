import { type LegPress, legPressDoubt, type TravelLeg } from '@ayana/contracts/journey';
import { CONFIRMED_HEADER } from '@ayana/contracts/operation';
import { api, ApiProblem, confirmDoubts, dataOf, newIdempotencyKey, useKeptForm, useRealtime } from '@ayana/portal-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  nextPress,
  type Presses,
  readPresses,
  refused,
  UNDO,
  type WaitingPress,
  withoutPress,
  withPress,
} from './presses';

/** The wait before the next attempt when there is no answer although there is a line, in milliseconds. */
const RETRY = 5_000;
const STATES = { arrive: 'done', miss: 'missed' } as const satisfies Record<Exclude<LegPress, 'confirm'>, string>;

export interface PressQueue {
  /** In the order they were pressed. */
  presses: Presses;
  /** Asks first about a press long before or after the time of the leg. */
  press: (leg: TravelLeg, press: LegPress) => Promise<void>;
  /** Takes back what was not sent, or puts away why it was refused. */
  remove: (key: string) => void;
}

/**
 * Sends presses one after the other, each once it cannot be taken back any more. Without a line they wait in this tab, also through a
 * reload, and are sent once when it is back: each keeps its idempotency key until it was accepted or refused.
 */
export function usePresses(onSent: () => void): PressQueue {
  const { values, ready, set } = useKeptForm({ name: 'manifest-presses', version: 1, initial: { waiting: '[]' } });
  const presses = useMemo(() => readPresses(values.waiting), [values.waiting]);
  const [stalled, setStalled] = useState(false);
  const latest = useRef({ presses, onSent });
  useEffect(() => {
    latest.current = { presses, onSent };
  });
  const isSending = useRef(false);

  const change = useCallback(
    (by: (presses: Presses) => Presses): void => {
      const next = by(latest.current.presses);
      latest.current = { ...latest.current, presses: next };
      set('waiting', JSON.stringify(next));
    },
    [set],
  );

  const flush = useCallback(
    async (isLeaving = false): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      setStalled(false);
      const next = (): WaitingPress | undefined => nextPress(latest.current.presses, isLeaving ? null : new Date());
      for (let each = next(); each !== undefined; each = next()) {
        const { key } = each;
        const outcome = await deliver(each);
        if (outcome === 'unanswered') {
          setStalled(true);
          break;
        }
        change((all) => (outcome === 'sent' ? withoutPress(all, key) : refused(all, key, outcome.refusal)));
        latest.current.onSent();
      }
      isSending.current = false;
    },
    [change],
  );

  useEffect(() => {
    if (!ready) return undefined;
    const again = (): void => void flush();
    // A phone that is put away stops the clock of the page: what was pressed is sent before.
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void flush(true);
    };
    again();
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [ready, flush]);
  useRealtime({}, { reread: () => void flush() });
  const first = presses.find(({ refusal }) => refusal === null);
  useEffect(() => {
    if (first === undefined) return undefined;
    const wait = stalled ? RETRY : Math.max(0, Date.parse(first.ready_at) - Date.now()) + 50;
    const timer = setTimeout(() => void flush(), wait);
    return () => clearTimeout(timer);
  }, [first, stalled, flush]);

  return {
    presses,
    press: async (leg, press) => {
      const now = Date.now();
      // Asked here: without a line nobody would be there to answer when it is sent.
      const doubt = press === 'confirm' ? null : legPressDoubt(leg, STATES[press], new Date(now));
      if (doubt !== null && !(await confirmDoubts([doubt]))) return;
      change((all) =>
        withPress(all, {
          key: newIdempotencyKey(),
          leg_id: leg.id,
          press,
          seen_status: leg.status,
          seen_starts_at: leg.starts_at,
          pressed_at: new Date(now).toISOString(),
          ready_at: new Date(Date.now() + (press === 'confirm' ? 0 : UNDO)).toISOString(),
          is_confirmed: doubt !== null,
          refusal: null,
        }),
      );
    },
    remove: (key) => change((all) => withoutPress(all, key)),
  };
}

type Outcome = 'sent' | 'unanswered' | { refusal: string };

async function deliver({
  key,
  leg_id,
  press,
  seen_status,
  seen_starts_at,
  pressed_at,
  is_confirmed = false,
}: WaitingPress): Promise<Outcome> {
  try {
    await dataOf(
      api.POST('/travel-legs/{id}/presses', {
        params: { path: { id: leg_id } },
        headers: { 'Idempotency-Key': key, ...(is_confirmed ? { [CONFIRMED_HEADER]: 'true' } : {}) },
        body: { press, seen_status, seen_starts_at, pressed_at },
      }),
    );
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return isPassing(error) ? 'unanswered' : { refusal: error.message };
  }
}

/** No answer, an expired session, too many at once, or a server that is down: the same press can be accepted later. */
const isPassing = ({ status }: ApiProblem): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;
