import { EVERY_ROLE, STAFF } from '../testing/index.ts';
import { transitionsFrom, workflowFaults } from '../workflow/index.ts';
import {
  COMMITMENT_STATES,
  COMMITMENT_WORKFLOW,
  type CommitmentState,
  type CommitmentTransition,
  distanceKm,
  isMoving,
  isTaking,
  isWithinHours,
  NEED_STATES,
  NEED_WORKFLOW,
  type NeedState,
  type NeedTransition,
  RESOURCE_KINDS,
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

test('an offer takes nothing; what moves is at one place, what does not is counted', () => {
  expect(COMMITMENT_STATES.filter(isTaking)).toEqual(['committed', 'dispatched', 'arrived']);
  expect(RESOURCE_KINDS.filter(isMoving)).toEqual(['interpreter', 'ambulance', 'vehicle', 'nurse']);
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
