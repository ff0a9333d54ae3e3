import { EVERY_ROLE } from '../testing/index.ts';
import { transitionsFrom, workflowFaults } from '../workflow/index.ts';
import {
  ASSIGNMENT_CLOCKS,
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATES,
  ASSIGNMENT_WORKFLOWS,
  assignmentClock,
  type AssignmentKind,
  clocksFor,
} from './index.ts';

const HOUR = 60 * 60_000;
const NOW = new Date('2026-11-25T10:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR);

describe.each(ASSIGNMENT_KINDS)('the states of %s', (kind) => {
  const workflow = ASSIGNMENT_WORKFLOWS[kind];

  test('every state is reached, and left unless it is the end', () => {
    expect(workflowFaults(workflow, ASSIGNMENT_STATES)).toEqual([]);
    const left = new Set(Object.values(workflow).flatMap(({ from }) => from));
    expect(ASSIGNMENT_STATES.filter((state) => !left.has(state as never))).toEqual(['declined', 'done', 'cancelled']);
  });

  test('the staff can end it from every state that is no end', () => {
    for (const state of ['offered', 'accepted'] as const)
      expect(transitionsFrom(workflow, state, 'ayana_staff')).toContain('cancel');
  });

  test('nobody but the staff takes work back', () => {
    for (const role of EVERY_ROLE.filter((each) => !['admin', 'super_admin', 'ayana_staff'].includes(each)))
      for (const state of ASSIGNMENT_STATES) expect(transitionsFrom(workflow, state, role)).not.toContain('cancel');
  });
});

/** By hand: what an assignee may do with accepted work. An order is done by its own states, when it is released or delivered. */
const ACCEPTED: Record<AssignmentKind, readonly string[]> = {
  opinion: ['decline', 'finish'],
  referral: ['decline', 'finish'],
  visa_support: ['decline', 'finish'],
  transport: ['decline', 'finish'],
  lodging: ['decline', 'finish'],
  lab_order: ['decline'],
  prescription: ['decline'],
};

test.each(ASSIGNMENT_KINDS)(
  'an assignee of %s may accept or decline, and what is accepted is declined or done',
  (kind) => {
    const role = 'partner';
    expect(transitionsFrom(ASSIGNMENT_WORKFLOWS[kind], 'offered', role)).toEqual(['accept', 'decline']);
    expect(transitionsFrom(ASSIGNMENT_WORKFLOWS[kind], 'accepted', role)).toEqual(ACCEPTED[kind]);
  },
);

test.each(ASSIGNMENT_KINDS)('the staff end work of %s by hand', (kind) => {
  expect(transitionsFrom(ASSIGNMENT_WORKFLOWS[kind], 'accepted', 'ayana_staff')).toEqual([
    'decline',
    'finish',
    'cancel',
  ]);
});

test('an answer is never due after the work, and neither is over when it is given', () => {
  const trips = [null, ...[-100, 1, 24, 25, 200, 2000].map(inHours)];
  const named = [undefined, null, ...[1, 24, 48, 500].map(inHours)];
  for (const kind of ASSIGNMENT_KINDS)
    for (const trip of trips)
      for (const due of named) {
        const { answer_by, due_at } = clocksFor(kind, NOW, trip, due);
        if (due === null) expect([answer_by, due_at]).toEqual([null, null]);
        else {
          expect(due_at).toEqual(due ?? due_at);
          expect(Number(answer_by)).toBeLessThanOrEqual(Number(due_at));
          expect(Number(answer_by)).toBeGreaterThan(NOW.getTime());
        }
      }
});

test('work on a trip is due before the patient arrives; what is late already, tomorrow', () => {
  expect(clocksFor('lodging', NOW, inHours(30 * 24)).due_at).toEqual(inHours(23 * 24));
  expect(clocksFor('transport', NOW, inHours(30 * 24)).due_at).toEqual(inHours(29 * 24));
  expect(clocksFor('visa_support', NOW, inHours(48)).due_at).toEqual(inHours(24));
  expect(clocksFor('transport', NOW, null).due_at).toEqual(inHours(72));
  // The trip says nothing about the others.
  expect(clocksFor('referral', NOW, inHours(2)).due_at).toEqual(inHours(48));
});

test('the clock runs for the answer first, then for the work, and ends with it', () => {
  const work = {
    status: 'offered',
    created_at: NOW.toISOString(),
    answer_by: inHours(4).toISOString(),
    due_at: inHours(24).toISOString(),
  } as const;
  const at = (hours: number, status: typeof work.status | 'accepted' | 'done' = work.status) =>
    assignmentClock({ ...work, status }, inHours(hours));
  expect([1, 3, 5].map((hours) => at(hours)?.state)).toEqual(['running', 'half', 'late']);
  expect(at(1)).toMatchObject({ waits_for: 'answer', ends_at: inHours(4) });
  expect([5, 13, 25].map((hours) => at(hours, 'accepted')?.state)).toEqual(['running', 'half', 'late']);
  expect(at(5, 'accepted')).toMatchObject({ waits_for: 'result', ends_at: inHours(24) });
  expect(at(30, 'done')).toBeNull();
  expect(assignmentClock({ ...work, answer_by: null, due_at: null }, NOW)).toBeNull();
});

test('the clock of work on a trip runs to its next part', () => {
  const next_leg = {
    kind: 'pickup',
    starts_at: inHours(22).toISOString(),
    zone: 'Asia/Kolkata',
    is_booked: true,
  } as const;
  const work = {
    status: 'accepted',
    created_at: NOW.toISOString(),
    answer_by: null,
    due_at: inHours(42 * 24).toISOString(),
    next_leg,
  } as const;
  expect(assignmentClock(work, NOW)).toEqual({ waits_for: 'event', ends_at: inHours(22), state: 'running' });
  expect(assignmentClock({ ...work, next_leg: null }, NOW)).toMatchObject({ waits_for: 'result' });
});

test('every kind has time to answer and time to do it', () => {
  for (const { answer_hours, finish_hours } of Object.values(ASSIGNMENT_CLOCKS)) {
    expect(answer_hours).toBeGreaterThan(0);
    expect(finish_hours).toBeGreaterThanOrEqual(answer_hours);
  }
});
