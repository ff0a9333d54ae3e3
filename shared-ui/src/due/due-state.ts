/** `running`, `soon` (the last sixth), `late`, `stopped` (waits for someone else), `met` (done, even if late). */
export type DueState = 'running' | 'soon' | 'late' | 'stopped' | 'met';

export type Promised = {
  startedAt: Date;
  dueAt: Date;
  /** When it was done. */
  metAt?: Date | null | undefined;
  /** The clock is stopped, e.g. while waiting for the patient. */
  stopped?: boolean | undefined;
};

/** The state of a due time. */
export function dueState({ startedAt, dueAt, metAt, stopped }: Promised, now: Date): DueState {
  if (metAt !== null && metAt !== undefined) return 'met';
  if (stopped === true) return 'stopped';
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return 'late';
  return left <= (dueAt.getTime() - startedAt.getTime()) / 6 ? 'soon' : 'running';
}

/** The elapsed share of the time, 0 to 1. */
export function elapsedShare({ startedAt, dueAt, metAt }: Promised, now: Date): number {
  const end = (metAt ?? now).getTime() - startedAt.getTime();
  const whole = dueAt.getTime() - startedAt.getTime();
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, end / whole));
}
