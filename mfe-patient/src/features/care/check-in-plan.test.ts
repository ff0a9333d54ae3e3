import type { CheckIn, CheckInDay } from '@ayana/contracts/journey';
import { planOf } from './check-in-plan';

const checkIn = (day: CheckInDay, due_on: string, answered_at: string | null = null): Omit<CheckIn, 'is_due'> => ({
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

/** All as they are on a day. */
const on = (today: string): CheckIn[] =>
  ALL.map((each) => Object.assign(each, { is_due: each.answered_at === null && each.due_on <= today }));

const ALL = [
  checkIn(3, '2026-11-03', '2026-11-04T08:00:00Z'),
  checkIn(7, '2026-11-07'),
  checkIn(30, '2026-11-30'),
  checkIn(90, '2027-01-29'),
];

describe('the check-ins of a patient', () => {
  test('one is due from its day on; the others come, or were', () => {
    const { due, coming, answered } = planOf(on('2026-11-07'));
    expect(due?.day).toBe(7);
    expect(days(coming)).toEqual([30, 90]);
    expect(days(answered)).toEqual([3]);
  });

  test('the day before, none is due', () => {
    const { due, coming } = planOf(on('2026-11-06'));
    expect(due).toBeUndefined();
    expect(days(coming)).toEqual([7, 30, 90]);
  });

  test('of two that were not answered the later one is asked', () => {
    expect(planOf(on('2026-12-01')).due?.day).toBe(30);
  });
});
