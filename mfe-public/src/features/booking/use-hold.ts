import { HOLD_MINUTES } from '@ayana/contracts/consultations';
import { api, ApiProblem, newIdempotencyKey } from '@ayana/portal-kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { FreeTime, Kind } from './doctor';

/** The stored data of a chosen time, as strings, so that the form can keep it through a reload. */
export const NOTHING_HELD = { startsAt: '', slotId: '', heldUntil: '', holderKey: '' };
export type HeldValues = typeof NOTHING_HELD;

/** The state of a hold: idle, being requested, or waiting for the connection. */
export type HoldPhase = 'idle' | 'holding' | 'waiting';

export interface Hold {
  phase: HoldPhase;
  /** Start of the time that someone else has taken; null once another is chosen. */
  taken: string | null;
  /** Start of the requested time that is not free; null once another is chosen. */
  missed: string | null;
  /** Minutes until the next try, where too many times are held from this network; null once another is chosen. */
  crowded: number | null;
  /** A time is selected that this visit has not reserved: by a link, or on an earlier visit. It is reserved once the user goes on. */
  unreserved: boolean;
  choose: (startsAt: string, kind: Kind) => void;
  /** Selects the time of a link, without reserving it: opening a page reserves nothing. */
  suggest: (startsAt: string) => void;
  /** Releases the time. */
  release: () => void;
  /** The requested time is not free: clear the choice. */
  miss: (startsAt: string) => void;
  /** The server says that the hold is gone. */
  lost: () => void;
}

const LOOK_MS = 15_000;
/** A hold is extended only when this little time is left, not with every key. */
const PROLONG_MS = (HOLD_MINUTES - 2) * 60_000;

/** The server's `Retry-After` in whole minutes. */
function minutesOf(error: unknown): number {
  const seconds = error instanceof ApiProblem ? error.retryAfter : undefined;
  return seconds === undefined ? HOLD_MINUTES : Math.max(1, Math.ceil(seconds / 60));
}

// A layout effect on the server only warns.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The user goes on with a selected time: presses it again, or fills in its form. */
function goesOnWith({ target, type }: Event): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches(CHOSEN)) return true;
  return type === 'input' && target.closest('form')?.querySelector(CHOSEN) != null;
}
const CHOSEN = 'input[name="startsAt"]:checked';

export interface HoldOptions {
  doctorId: string;
  kind: Kind;
  /** The free times of the kind; null while they load. */
  offered: readonly FreeTime[] | null;
  values: HeldValues;
  set: (field: keyof HeldValues, value: string) => void;
  onTaken: () => void;
  /** The form is being sent: the server books the time, so leaving does not release it. */
  sending: boolean;
}

/**
 * Holds the chosen time while the user fills in the form; activity extends the hold. Only what the user does reserves a time, never
 * the page alone; leaving the page releases it.
 */
export function useHold({ doctorId, kind, offered, values, set, onTaken, sending }: HoldOptions): Hold {
  const [phase, setPhase] = useState<HoldPhase>('idle');
  const [taken, setTaken] = useState<string | null>(null);
  const [missed, setMissed] = useState<string | null>(null);
  const [crowded, setCrowded] = useState<number | null>(null);
  /** The user has chosen, or gone on with, a time on this visit. */
  const [acted, setActed] = useState(false);
  /** The slot reserved on this visit. */
  const [reserved, setReserved] = useState('');
  const latest = useRef({ values, set, kind, onTaken, sending, acted });
  const turn = useRef(0);
  /** The time being requested, with its kind; empty without a request. */
  const asking = useRef('');
  const holder = useRef('');
  /** The slot the server holds for the key; empty without a known one. */
  const slot = useRef('');
  /** Requests run one after another: two at once may reach the server in either order, and the earlier choice could win. */
  const queue = useRef(Promise.resolve());
  const alive = useRef(false);
  useEffect(() => {
    latest.current = { values, set, kind, onTaken, sending, acted };
  });

  const lost = useCallback(() => {
    const { values: had, set: put, onTaken: notify } = latest.current;
    slot.current = '';
    setTaken(had.startsAt);
    put('startsAt', '');
    put('slotId', '');
    put('heldUntil', '');
    notify();
  }, []);

  const ask = useCallback(
    async (startsAt: string, of: Kind): Promise<void> => {
      // A click before hydration is replayed afterwards, when its time is already requested.
      const wanted = `${of} ${startsAt}`;
      if (asking.current === wanted) return;
      asking.current = wanted;
      const mine = ++turn.current;
      const { values: had, set: put } = latest.current;
      // Use one key from the start: with two keys a visitor would compete with their own hold.
      holder.current = had.holderKey || holder.current || newIdempotencyKey();
      const key = holder.current;
      if (had.holderKey === '') put('holderKey', key);
      setPhase('holding');
      const hold = async (): Promise<void> => {
        // Another choice was made, or this one was cleared, while it waited.
        if (mine !== turn.current) return;
        try {
          const { data } = await api.POST('/doctors/{id}/holds', {
            params: { path: { id: doctorId } },
            body: { starts_at: startsAt, kind: of, holder_key: key },
          });
          if (data === undefined) return;
          slot.current = data.slot_id;
          setReserved(data.slot_id);
          if (mine !== turn.current) return;
          latest.current.set('slotId', data.slot_id);
          latest.current.set('heldUntil', data.held_until);
          setPhase('idle');
        } catch (error) {
          if (mine !== turn.current) return;
          const code = error instanceof ApiProblem ? error.code : '';
          setPhase(code === 'slot_taken' || code === 'too_many_holds' ? 'idle' : 'waiting');
          if (code === 'slot_taken') lost();
          // A time that was held before can still be booked while it is free; one that never was is cleared.
          if (code === 'too_many_holds' && latest.current.values.slotId === '') {
            setCrowded(minutesOf(error));
            latest.current.set('startsAt', '');
          }
        } finally {
          if (mine === turn.current) asking.current = '';
        }
      };
      queue.current = queue.current.then(hold);
      await queue.current;
    },
    [doctorId, lost],
  );

  const choose = useCallback(
    (startsAt: string, of: Kind) => {
      const { set: put } = latest.current;
      setTaken(null);
      setMissed(null);
      setCrowded(null);
      put('startsAt', startsAt);
      put('slotId', '');
      put('heldUntil', '');
      setActed(true);
      void ask(startsAt, of);
    },
    [ask],
  );

  /** Gives back what the server holds for this visit, after what is under way. */
  const giveBack = useCallback(() => {
    const mine = ++turn.current;
    asking.current = '';
    const send = async (): Promise<void> => {
      const given = slot.current;
      // A later choice moves the hold, since it uses the same key.
      if (given === '' || mine !== turn.current) return;
      slot.current = '';
      try {
        await api.DELETE('/doctors/{id}/holds/{slot_id}', {
          params: { path: { id: doctorId, slot_id: given } },
          body: { holder_key: holder.current },
          // Also when the page is being left.
          keepalive: true,
        });
      } catch {
        // The hold expires anyway.
      }
    };
    queue.current = queue.current.then(send);
  }, [doctorId]);

  const release = useCallback(() => {
    const { values: had, set: put } = latest.current;
    giveBack();
    if (had.startsAt === '') return;
    put('startsAt', '');
    put('slotId', '');
    put('heldUntil', '');
    setPhase('idle');
  }, [giveBack]);

  const suggest = useCallback(
    (startsAt: string) => {
      release();
      setTaken(null);
      setMissed(null);
      setCrowded(null);
      setActed(false);
      latest.current.set('startsAt', startsAt);
    },
    [release],
  );

  useBeforePaint(() => {
    // Stored answers are not restored yet: a checked time was chosen in the server's HTML.
    if (document.querySelector(CHOSEN) !== null) setActed(true);
    const goOn = (event: Event): void => {
      if (goesOnWith(event)) setActed(true);
    };
    const leave = (): void => {
      const { values: had, set: put, sending: isSending } = latest.current;
      const isBooked = slot.current !== '' && had.slotId !== slot.current;
      if (isSending || isBooked) return;
      giveBack();
      // The choice is kept for a reload, unreserved.
      if (had.heldUntil !== '') put('heldUntil', '');
      setReserved('');
      setActed(false);
      setPhase('idle');
    };
    for (const type of ['input', 'click'] as const) window.addEventListener(type, goOn);
    window.addEventListener('pagehide', leave);
    return () => {
      for (const type of ['input', 'click'] as const) window.removeEventListener(type, goOn);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [giveBack]);

  const miss = useCallback(
    (startsAt: string) => {
      release();
      setMissed(startsAt);
    },
    [release],
  );

  // Chosen before hydration, by a link, or on an earlier visit.
  const unheld =
    phase === 'idle' && values.startsAt !== '' && (values.slotId === '' || (values.slotId !== reserved && !sending));
  // Before hydration a time may be chosen first and the other kind afterwards, which does not have that time.
  const fresh = unheld && values.holderKey === '';
  const known = !fresh || offered !== null;
  const missing = fresh && offered !== null && !offered.some(({ starts_at }) => starts_at === values.startsAt);
  useEffect(() => {
    if (!unheld || !known || !acted) return;
    const { values: had, kind: of, set: put } = latest.current;
    if (missing) {
      lost();
      return;
    }
    if (had.slotId !== '') put('slotId', '');
    void ask(had.startsAt, of);
  }, [unheld, known, missing, acted, ask, lost]);

  useEffect(() => {
    const sign = (): void => {
      alive.current = true;
    };
    const look = (): void => {
      const { values: had, kind: of, acted: isWanted } = latest.current;
      if (had.startsAt === '' || !isWanted || !navigator.onLine) return;
      const left = Date.parse(had.heldUntil) - Date.now();
      const wanted = had.slotId === '' || (alive.current && left < PROLONG_MS);
      alive.current = false;
      if (wanted) void ask(had.startsAt, of);
    };
    const timer = setInterval(look, LOOK_MS);
    for (const type of ['keydown', 'pointerdown'] as const) window.addEventListener(type, sign);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      for (const type of ['keydown', 'pointerdown'] as const) window.removeEventListener(type, sign);
      window.removeEventListener('online', look);
    };
  }, [ask]);

  return { phase, taken, missed, crowded, unreserved: unheld && !acted, choose, suggest, release, miss, lost };
}
