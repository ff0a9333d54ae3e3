import { addWorkingMinutes, clockAfter, type WorkingCalendar, workingMinutes } from './index.ts';

/** Monday to Saturday, 09:00 to 18:00 in India; Christmas 2026 is a Friday. */
const CALENDAR: WorkingCalendar = {
  zone: 'Asia/Kolkata',
  weekdays: [1, 2, 3, 4, 5, 6],
  opens: 540,
  closes: 1080,
  holidays: ['2026-12-25'],
};

/** A time in India: `2026-11-23 10:00`. 23 November 2026 is a Monday. */
const at = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+05:30`);
const due = (from: string, minutes: number): string => addWorkingMinutes(at(from), minutes, CALENDAR).toISOString();
const iso = (text: string): string => at(text).toISOString();

test.each([
  ['within a day', '2026-11-23 10:00', 60, '2026-11-23 11:00'],
  ['until the end of a day', '2026-11-23 17:00', 60, '2026-11-23 18:00'],
  ['into the next day', '2026-11-27 17:30', 60, '2026-11-28 09:30'],
  ['over a week-end', '2026-11-28 17:30', 60, '2026-11-30 09:30'],
  ['from a Sunday', '2026-11-29 12:00', 30, '2026-11-30 09:30'],
  ['over a holiday', '2026-12-24 17:00', 120, '2026-12-26 10:00'],
  ['from the minute before midnight', '2026-11-24 23:59', 1, '2026-11-25 09:01'],
  ['from just after midnight', '2026-11-25 00:01', 1, '2026-11-25 09:01'],
  ['over a whole week of 54 hours', '2026-11-23 09:00', 54 * 60 + 1, '2026-11-30 09:01'],
])('a target %s', (_what, from, minutes, expected) => {
  expect(due(from, minutes)).toBe(iso(expected));
});

test.each([
  ['one morning', '2026-11-23 09:30', '2026-11-23 12:00', 150],
  ['a night', '2026-11-23 17:00', '2026-11-24 10:00', 120],
  ['a night nobody works', '2026-11-23 18:00', '2026-11-24 09:00', 0],
  ['a week-end', '2026-11-28 17:00', '2026-11-30 10:00', 120],
  ['a holiday', '2026-12-24 17:00', '2026-12-26 10:00', 120],
  ['a whole week', '2026-11-23 00:00', '2026-11-30 00:00', 54 * 60],
  ['nothing backwards', '2026-11-24 10:00', '2026-11-23 10:00', 0],
  ['no part of a minute', '2026-11-23 10:00', '2026-11-23 10:00', 0],
])('%s has its working minutes', (_what, from, to, minutes) => {
  expect(workingMinutes(at(from), at(to), CALENDAR)).toBe(minutes);
});

test('a request that waits over a week-end has as much time left afterwards as before', () => {
  // Asked on Friday at 16:00 with four hours: one is used when it stops at 17:00.
  const asked = '2026-11-27 16:00';
  expect(due(asked, 240)).toBe(iso('2026-11-28 11:00'));
  const stopped = clockAfter({ paused_since: null, paused_minutes: 0 }, 'pending', at('2026-11-27 17:00'), CALENDAR);
  expect(stopped).toEqual({ paused_since: at('2026-11-27 17:00'), paused_minutes: 0 });
  // Approval is asked for meanwhile: the same stop goes on.
  const still = clockAfter(stopped, 'awaiting_approval', at('2026-11-28 12:00'), CALENDAR);
  expect(still).toEqual(stopped);
  // Monday at 10:00: one hour of Friday, nine of Saturday and one of Monday have passed.
  const again = clockAfter(still, 'in_progress', at('2026-11-30 10:00'), CALENDAR);
  expect(again).toEqual({ paused_since: null, paused_minutes: 660 });
  expect(due(asked, 240 + again.paused_minutes)).toBe(iso('2026-11-30 13:00'));
});

test('a clock that runs goes on, and stops are added up', () => {
  const running = { paused_since: null, paused_minutes: 30 };
  expect(clockAfter(running, 'assigned', at('2026-11-23 10:00'), CALENDAR)).toEqual(running);
  const stopped = clockAfter(running, 'resolved', at('2026-11-23 10:00'), CALENDAR);
  expect(clockAfter(stopped, 'reopened', at('2026-11-23 10:45'), CALENDAR)).toEqual({
    paused_since: null,
    paused_minutes: 75,
  });
});

test('a calendar without working time is an error, not an endless search', () => {
  expect(() => addWorkingMinutes(at('2026-11-23 10:00'), 1, { ...CALENDAR, weekdays: [] })).toThrow(RangeError);
});
