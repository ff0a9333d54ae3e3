import { clockOfMinutes, lastDue, minutesOfClock, nextDue, type Recurrence } from './index.ts';

const INDIA = 'Asia/Kolkata';
const RULE: Recurrence = {
  every: 'day',
  weekday: null,
  month_day: null,
  at_minutes: 9 * 60,
  starts_on: '2026-11-01',
  ends_on: null,
};
const at = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+05:30`);
const next = (rule: Partial<Recurrence>, after: string): Date | null => nextDue({ ...RULE, ...rule }, at(after), INDIA);
const last = (rule: Partial<Recurrence>, until: string): Date | null => lastDue({ ...RULE, ...rule }, at(until), INDIA);

test('every day at its hour, and never twice for one time', () => {
  expect(next({}, '2026-11-23 08:59')).toEqual(at('2026-11-23 09:00'));
  expect(next({}, '2026-11-23 09:00')).toEqual(at('2026-11-24 09:00'));
  expect(next({}, '2026-10-01 12:00')).toEqual(at('2026-11-01 09:00'));
});

test('every week on its day, every month on its day or the last one', () => {
  // 23 November 2026 is a Monday.
  expect(next({ every: 'week', weekday: 1 }, '2026-11-23 10:00')).toEqual(at('2026-11-30 09:00'));
  expect(next({ every: 'week', weekday: 7 }, '2026-11-23 10:00')).toEqual(at('2026-11-29 09:00'));
  expect(next({ every: 'month', month_day: 31 }, '2026-11-23 10:00')).toEqual(at('2026-11-30 09:00'));
  expect(next({ every: 'month', month_day: 31 }, '2026-11-30 09:00')).toEqual(at('2026-12-31 09:00'));
  expect(next({ every: 'month', month_day: 1 }, '2026-12-31 23:00')).toEqual(at('2027-01-01 09:00'));
  expect(next({ every: 'month', month_day: 30 }, '2027-02-01 00:00')).toEqual(at('2027-02-28 09:00'));
});

test('the last day is one of them, and nothing comes after it', () => {
  expect(next({ ends_on: '2026-11-23' }, '2026-11-23 08:00')).toEqual(at('2026-11-23 09:00'));
  expect(next({ ends_on: '2026-11-23' }, '2026-11-23 09:00')).toBeNull();
});

test('what was missed is the last time only, within the days of the rule', () => {
  expect(last({}, '2026-11-26 09:00')).toEqual(at('2026-11-26 09:00'));
  expect(last({}, '2026-11-26 08:59')).toEqual(at('2026-11-25 09:00'));
  expect(last({ every: 'month', month_day: 30 }, '2026-12-15 12:00')).toEqual(at('2026-11-30 09:00'));
  expect(last({ ends_on: '2026-11-20' }, '2026-11-26 12:00')).toEqual(at('2026-11-20 09:00'));
  expect(last({}, '2026-11-01 08:00')).toBeNull();
  expect(last({ every: 'week', weekday: 7, starts_on: '2026-11-23' }, '2026-11-25 12:00')).toBeNull();
});

test('the hour is the local one on both sides of a change of clocks', () => {
  const berlin = (day: string): Date | null => nextDue(RULE, new Date(day), 'Europe/Berlin');
  const rule = { ...RULE, starts_on: '2026-01-01' };
  expect(nextDue(rule, new Date('2026-03-28T12:00:00Z'), 'Europe/Berlin')).toEqual(new Date('2026-03-29T07:00:00Z'));
  expect(nextDue(rule, new Date('2026-03-27T12:00:00Z'), 'Europe/Berlin')).toEqual(new Date('2026-03-28T08:00:00Z'));
  expect(berlin('2026-11-23T00:00:00Z')).toEqual(new Date('2026-11-23T08:00:00Z'));
});

test('minutes are a clock, and a clock is minutes', () => {
  expect([0, 545, 1439].map(clockOfMinutes)).toEqual(['00:00', '09:05', '23:59']);
  expect(['00:00', '09:05', '23:59'].map(minutesOfClock)).toEqual([0, 545, 1439]);
});
