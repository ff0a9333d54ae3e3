import { EVERY_ROLE, STAFF } from '../testing/index.ts';
import { transitionsFrom, workflowFaults } from '../workflow/index.ts';
import {
  COMMITMENT_STATES,
  COMMITMENT_WORKFLOW,
  type CommitmentState,
  type CommitmentTransition,
  distanceKm,
  isTaking,
  isWithinHours,
  NEED_STATES,
  NEED_WORKFLOW,
  type NeedState,
  type NeedTransition,
  arrivesInTime,
  betterFirst,
  canBeThere,
  neededBy,
  travelTime,
  needNumber,
  timeFault,
} from './index.ts';

const NEED_STEPS: Record<NeedState, NeedTransition[]> = {
  open: ['meet', 'close'],
  met: ['miss', 'close'],
  closed: ['reopen'],
};
const COMMITMENT_STEPS: Record<CommitmentState, CommitmentTransition[]> = {
  offered: ['commit', 'withdraw'],
  committed: ['dispatch', 'release'],
  dispatched: ['arrive', 'release'],
  arrived: ['release'],
  released: [],
  withdrawn: [],
};

test('needs and commitments have no state that nothing leads to, and only the staff move them', () => {
  expect(workflowFaults(NEED_WORKFLOW, NEED_STATES)).toEqual([]);
  expect(workflowFaults(COMMITMENT_WORKFLOW, COMMITMENT_STATES)).toEqual([]);
  for (const role of EVERY_ROLE) {
    const may = STAFF.includes(role);
    for (const state of NEED_STATES)
      expect([role, state, transitionsFrom(NEED_WORKFLOW, state, role)]).toEqual([
        role,
        state,
        may ? NEED_STEPS[state] : [],
      ]);
    for (const state of COMMITMENT_STATES)
      expect([role, state, transitionsFrom(COMMITMENT_WORKFLOW, state, role)]).toEqual([
        role,
        state,
        may ? COMMITMENT_STEPS[state] : [],
      ]);
  }
});

test('an offer takes nothing', () => {
  expect(COMMITMENT_STATES.filter(isTaking)).toEqual(['committed', 'dispatched', 'arrived']);
});

test('hours are those of India, also over midnight', () => {
  const day = { weekdays: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 18 * 60 };
  const night = { weekdays: [5], opens: 20 * 60, closes: 6 * 60 };
  // 2026-11-27 is a Friday; 03:30 UTC is 09:00 in India.
  const open = (hours: typeof day | null, time: string) => isWithinHours(hours, new Date(time));
  expect([
    open(null, '2026-11-29T00:00:00Z'),
    open(day, '2026-11-27T03:29:00Z'),
    open(day, '2026-11-27T03:30:00Z'),
    open(day, '2026-11-27T12:30:00Z'),
    open(day, '2026-11-28T05:00:00Z'),
  ]).toEqual([true, false, true, false, false]);
  expect([
    open(night, '2026-11-27T14:29:00Z'),
    open(night, '2026-11-27T14:30:00Z'),
    open(night, '2026-11-28T00:29:00Z'),
    open(night, '2026-11-28T00:30:00Z'),
    open(night, '2026-11-26T16:00:00Z'),
  ]).toEqual([false, true, true, false, false]);
});

test('Chennai is 290 km from Bengaluru', () => {
  const [chennai, bengaluru] = [
    { latitude: 13.0827, longitude: 80.2707 },
    { latitude: 12.9716, longitude: 77.5946 },
  ];
  expect([distanceKm(chennai, bengaluru), distanceKm(chennai, chennai)]).toEqual([290, 0]);
});

const suggestion = (name: string, more: Partial<Parameters<typeof betterFirst>[0]> = {}) => ({
  is_free: true,
  in_time: true,
  speaks: true,
  in_hours: true,
  distance_km: 10,
  load: 1,
  resource: { name },
  ...more,
});

test('what can be there in time comes first, then by language, hours, distance, load and name', () => {
  const sorted = [
    suggestion('taken', { is_free: false, distance_km: 0 }),
    suggestion('too far', { in_time: false, distance_km: 1033 }),
    suggestion('too far and taken', { in_time: false, is_free: false, distance_km: 900 }),
    suggestion('silent', { speaks: false, distance_km: 0 }),
    suggestion('closed', { in_hours: false, distance_km: 0 }),
    suggestion('far', { distance_km: 11, load: 0 }),
    suggestion('busy', { load: 2 }),
    suggestion('b'),
    suggestion('a', { speaks: null }),
  ].toSorted(betterFirst);
  expect(sorted.map(({ resource }) => resource.name)).toEqual([
    'a',
    'b',
    'busy',
    'far',
    'closed',
    'silent',
    'taken',
    'too far',
    'too far and taken',
  ]);
  expect(sorted.map(canBeThere)).toEqual([true, true, true, true, true, true, false, false, false]);
});

test('a minibus 1,033 km away is not there in 13 minutes, nor in a day; money is there at once', () => {
  const now = new Date('2026-12-01T08:22:00Z');
  const hours = (distance: number) => travelTime('vehicle', distance) / 3_600_000;
  expect([hours(0), hours(55), Math.round(hours(1033) * 10) / 10]).toEqual([0, 1.3, 24.4]);
  const by = (kind: 'vehicle' | 'fund' | 'bed', distance: number, time: string) =>
    arrivesInTime(kind, distance, time, now);
  expect([
    by('vehicle', 1033, '2026-12-01T08:35:00Z'),
    by('vehicle', 1033, '2026-12-02T08:22:00Z'),
    by('vehicle', 1033, '2026-12-02T09:00:00Z'),
    by('vehicle', 0, '2026-12-01T08:22:00Z'),
    by('vehicle', 55, '2026-12-01T09:39:59Z'),
    by('vehicle', 55, '2026-12-01T09:40:00Z'),
    by('bed', 1033, '2026-12-01T08:35:00Z'),
    by('fund', 1033, '2026-12-01T08:35:00Z'),
  ]).toEqual([false, false, true, true, false, true, false, true]);
});

test('it has to be there when the need begins; of one that has begun, before it is over', () => {
  const need = { from_at: '2026-12-01T08:35:00Z', until_at: '2026-12-01T12:00:00Z' };
  expect([
    neededBy(need, new Date('2026-12-01T08:34:59Z')),
    neededBy(need, new Date('2026-12-01T08:35:00Z')),
    neededBy(need, new Date('2026-12-01T11:00:00Z')),
  ]).toEqual([need.from_at, need.until_at, need.until_at]);
});

test.each([
  ['2026-12-01T10:00:00Z', 'reversed'],
  ['2026-12-01T09:59:59Z', 'reversed'],
  ['2026-12-01T10:00:01Z', null],
  // 366 days.
  ['2027-12-02T10:00:00Z', null],
  ['2027-12-02T10:00:01Z', 'too_long'],
])('a need from 2026-12-01T10:00:00Z until %s is %s', (until, fault) => {
  expect(timeFault(new Date('2026-12-01T10:00:00Z'), new Date(until))).toBe(fault);
});

test('a resource over midnight: Sunday’s night belongs to Sunday, and it is taken from the day before', () => {
  const sunday = { weekdays: [7], opens: 22 * 60, closes: 6 * 60 };
  // 2026-11-29 is a Sunday; 18:30 UTC is midnight in India.
  const open = ['2026-11-29T16:29:00Z', '2026-11-29T16:30:00Z', '2026-11-29T18:30:00Z', '2026-11-30T00:30:00Z'];
  expect(open.map((time) => isWithinHours(sunday, new Date(time)))).toEqual([false, true, true, false]);
  expect(isWithinHours(sunday, new Date('2026-11-28T18:30:00Z'))).toBe(false);
  // The whole day, said as the same minute.
  const whole = { weekdays: [1], opens: 0, closes: 24 * 60 };
  expect(
    ['2026-11-29T18:29:00Z', '2026-11-29T18:30:00Z', '2026-11-30T18:29:00Z', '2026-11-30T18:30:00Z'].map((time) =>
      isWithinHours(whole, new Date(time)),
    ),
  ).toEqual([false, true, true, false]);
});

test('minutes count as well as hours', () => {
  const half = { weekdays: [1], opens: 9 * 60 + 20, closes: 9 * 60 + 40 };
  // 04:00 UTC is half past nine in India.
  const at = ['03:49', '03:50', '04:09', '04:10'].map((time) => new Date(`2026-11-30T${time}:00Z`));
  expect(at.map((time) => isWithinHours(half, time))).toEqual([false, true, true, false]);
});

test('a need has a number of six digits', () => {
  expect(needNumber(42)).toBe('NEED-000042');
});
