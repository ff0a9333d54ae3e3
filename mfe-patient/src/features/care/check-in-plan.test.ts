import type { CheckIn, CheckInDay } from '@ayana/contracts/journey';
import { planOf, utcDay } from './check-in-plan';

const checkIn = (day: CheckInDay, due_on: string, answered_at: string | null = null): CheckIn => ({
  id: String(day),
  journey_id: 'j',
  day,
  due_on,
  answers: null,
  red_flags: [],
  answered_at,
  seen_at: null,
});
const days = (checkIns: readonly CheckIn[]): number[] => checkIns.map(({ day }) => day);

const ALL = [
  checkIn(3, '2026-11-03', '2026-11-04T08:00:00Z'),
  checkIn(7, '2026-11-07'),
  checkIn(30, '2026-11-30'),
  checkIn(90, '2027-01-29'),
];

describe('the check-ins of a patient', () => {
  test('one is due from its day on; the others come, or were', () => {
    const { due, coming, answered } = planOf(ALL, '2026-11-07');
    expect(due?.day).toBe(7);
    expect(days(coming)).toEqual([30, 90]);
    expect(days(answered)).toEqual([3]);
  });

  test('the day before, none is due', () => {
    const { due, coming } = planOf(ALL, '2026-11-06');
    expect(due).toBeUndefined();
    expect(days(coming)).toEqual([7, 30, 90]);
  });

  test('of two that were not answered the later one is asked', () => {
    expect(planOf(ALL, '2026-12-01').due?.day).toBe(30);
  });

  test('days are counted as the API does', () => {
    expect(utcDay(new Date('2026-11-07T23:30:00-05:00'))).toBe('2026-11-08');
  });
});
