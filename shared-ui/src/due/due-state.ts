/** `running`, `soon` (the last sixth), `late`, `stopped` (waits for somebody else), `met` (kept, however late). */
export type DueState = 'running' | 'soon' | 'late' | 'stopped' | 'met';

export type Promised = {
  startedAt: Date;
  dueAt: Date;
  /** When it was kept. */
  metAt?: Date | null | undefined;
  /** The clock does not count, e.g. while the patient is asked. */
  stopped?: boolean | undefined;
};

/** Where a promise stands at a moment. */
export function dueState({ startedAt, dueAt, metAt, stopped }: Promised, now: Date): DueState {
  if (metAt !== null && metAt !== undefined) return 'met';
  if (stopped === true) return 'stopped';
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return 'late';
  return left <= (dueAt.getTime() - startedAt.getTime()) / 6 ? 'soon' : 'running';
}

/** How much of the promised time is gone, 0 to 1. */
export function elapsedShare({ startedAt, dueAt, metAt }: Promised, now: Date): number {
  const end = (metAt ?? now).getTime() - startedAt.getTime();
  const whole = dueAt.getTime() - startedAt.getTime();
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, end / whole));
}
