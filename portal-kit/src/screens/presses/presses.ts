import type { LegPress, TravelLegState } from '@ayana/contracts/journey';

/** A press that has not arrived: it can be taken back, waits for the line, or was refused. */
export interface WaitingPress {
  /** The idempotency key: sent again, it is one. */
  key: string;
  leg_id: string;
  press: LegPress;
  /** As the leg was shown when it was pressed. */
  seen_status: TravelLegState;
  seen_starts_at: string;
  /** ISO 8601. */
  pressed_at: string;
  /** The person was asked about its time, and says that it is right. */
  is_confirmed?: boolean;
  /** Until then it can be taken back. */
  ready_at: string;
  /** Why it was refused; null while it waits. */
  refusal: string | null;
}

export type Presses = readonly WaitingPress[];

/** Milliseconds in which a press can be taken back. */
export const UNDO = 6_000;

/** As stored; what cannot be read counts as none. */
export function readPresses(text: string): Presses {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isPress) : [];
  } catch {
    return [];
  }
}

function isPress(value: unknown): value is WaitingPress {
  if (typeof value !== 'object' || value === null) return false;
  const { key, leg_id, press, pressed_at, ready_at } = value as Partial<WaitingPress>;
  return [key, leg_id, press, pressed_at, ready_at].every((each) => typeof each === 'string');
}

/** With one more; another of the same leg that was not sent, or was refused, gives way to it. */
export const withPress = (presses: Presses, press: WaitingPress): Presses => [
  ...presses.filter(({ leg_id }) => leg_id !== press.leg_id),
  press,
];

export const withoutPress = (presses: Presses, key: string): Presses => presses.filter((each) => each.key !== key);

export const refused = (presses: Presses, key: string, refusal: string): Presses =>
  presses.map((each) => (each.key === key ? { ...each, refusal } : each));

/** The next to send, in the order they were pressed. @param now none can be taken back any more when it is null */
export const nextPress = (presses: Presses, now: Date | null): WaitingPress | undefined =>
  presses.find(({ refusal, ready_at }) => refusal === null && (now === null || Date.parse(ready_at) <= now.getTime()));

/** Whether it can still be taken back. */
export const canUndo = ({ refusal, ready_at }: WaitingPress, now: Date): boolean =>
  refusal === null && Date.parse(ready_at) > now.getTime();
