import { type Engagement, type NextTime, nextTime } from './next-time.js';
import { type WeeklyHours } from './free-times.js';

const at = (text: string): number => Date.parse(text);
/** Sunday; with the notice of twelve hours, Monday's ten o'clock in India can be booked until 16:30 UTC. */
const SUNDAY = at('2026-11-22T06:00:00Z');
const TEN = at('2026-11-23T04:30:00Z');
const NOTICE = 12 * 3_600_000;
const MONDAYS: WeeklyHours = {
  weekday: 1,
  from_time: '10:00',
  to_time: '11:30',
  time_zone: 'Asia/Kolkata',
  kinds: ['video'],
};
const next = (taken: readonly Engagement[] = [], now = SUNDAY, hours = [MONDAYS]): NextTime =>
  nextTime(hours, 'video', taken, now);
const engaged = (start: number, held_until: number | null = null): Engagement => ({
  start,
  end: start + 45 * 60_000,
  held_until,
});

test('is the first of the hours, until the notice passes it', () => {
  expect(next()).toEqual({ start: TEN, valid_until: TEN - NOTICE + 1 });
  expect(next([], TEN - NOTICE)).toEqual({ start: TEN, valid_until: TEN - NOTICE + 1 });
  expect(next([], TEN - NOTICE + 1).start).toBe(TEN + 45 * 60_000);
});

test('is the one after a booking, and valid only while an earlier one is on hold', () => {
  expect(next([engaged(TEN)])).toEqual({ start: TEN + 45 * 60_000, valid_until: TEN + 45 * 60_000 - NOTICE + 1 });
  expect(next([engaged(TEN, SUNDAY + 600_000)])).toEqual({
    start: TEN + 45 * 60_000,
    valid_until: SUNDAY + 600_000,
  });
});

test('is none when nothing is offered, checked again in a week', () => {
  expect(next([], SUNDAY, [])).toEqual({ start: null, valid_until: SUNDAY + 7 * 86_400_000 });
});

test('is none when the whole horizon is taken, until the horizon reaches the next', () => {
  const busy: Engagement = { start: SUNDAY, end: SUNDAY + 42 * 86_400_000, held_until: null };
  const first = at('2027-01-04T04:30:00Z');
  const horizon = 42 * 86_400_000;
  expect(next([busy])).toEqual({ start: null, valid_until: first - horizon + 1 });
  expect(next([busy], first - horizon).start).toBeNull();
  expect(next([busy], first - horizon + 1).start).toBe(first);
});
