import { EVERY_ROLE, STAFF } from '../testing/index.ts';
import { transitionsFrom, workflowFaults } from '../workflow/index.ts';
import {
  ESCALATION_RUN_STATES,
  ESCALATION_RUN_WORKFLOW,
  type EscalationRunState,
  type EscalationRunTransition,
  escalationNumber,
  type PlannedStep,
  isOpenRun,
  nextHandover,
  onCallAt,
  onCallBetween,
  type RotaPlan,
  stepFaults,
  WAIT_LIMIT,
} from './index.ts';

const STEPS: Record<EscalationRunState, EscalationRunTransition[]> = {
  running: ['acknowledge', 'stop', 'exhaust'],
  exhausted: ['acknowledge', 'stop', 'again'],
  acknowledged: [],
  stopped: [],
};

test('a run has no state that nothing leads to; only the staff move it, and acknowledged and stopped are its ends', () => {
  expect(workflowFaults(ESCALATION_RUN_WORKFLOW, ESCALATION_RUN_STATES)).toEqual([]);
  for (const role of EVERY_ROLE)
    for (const state of ESCALATION_RUN_STATES)
      expect([role, state, transitionsFrom(ESCALATION_RUN_WORKFLOW, state, role)]).toEqual([
        role,
        state,
        STAFF.includes(role) ? STEPS[state] : [],
      ]);
  expect(ESCALATION_RUN_STATES.filter(isOpenRun)).toEqual(['running', 'exhausted']);
});

test('faults of a chain are named at their place', () => {
  const step: PlannedStep = { targets: [{ kind: 'person', id: 'a' }], channels: ['bell'], wait_minutes: 5 };
  expect(stepFaults([])).toEqual([{ field: '', fault: 'no_step' }]);
  expect(stepFaults([{ ...step, wait_minutes: 0 }, step])).toEqual([]);
  expect(
    stepFaults([
      { ...step, targets: [] },
      { ...step, targets: [...step.targets, ...step.targets], channels: [], wait_minutes: 0 },
    ]),
  ).toEqual([
    { field: '0.targets', fault: 'no_target' },
    { field: '1.targets', fault: 'twice' },
    { field: '1.channels', fault: 'no_channel' },
    { field: '1.wait_minutes', fault: 'last_waits' },
  ]);
});

test('a target is named twice by its kind and id; what waits on the way may be zero', () => {
  const step: PlannedStep = { targets: [{ kind: 'person', id: 'a' }], channels: ['bell'], wait_minutes: 5 };
  const both = [{ kind: 'person', id: 'a' } as const, { kind: 'rota', id: 'a' } as const];
  expect(stepFaults([{ ...step, targets: both }])).toEqual([]);
  expect(stepFaults([step, { ...step, wait_minutes: 0 }])).toEqual([{ field: '1.wait_minutes', fault: 'last_waits' }]);
  expect([escalationNumber(7), WAIT_LIMIT]).toEqual(['ESC-000007', 1440]);
});

const at = (time: string): Date => new Date(time);
const weekly: RotaPlan = {
  zone: 'Asia/Kolkata',
  handover_time: '09:00',
  turn_days: 7,
  // A Monday.
  starts_on: '2026-11-02',
  people: ['asha', 'ben', 'chen'],
};

test('people hand over at the time of the rota’s own clock, one after the other', () => {
  // 09:00 in India is 03:30 UTC.
  expect(
    ['2026-11-02T03:29:59Z', '2026-11-02T03:30:00Z', '2026-11-09T03:29:59Z', '2026-11-09T03:30:00Z'].map((time) =>
      onCallAt(weekly, [], at(time)),
    ),
  ).toEqual(['asha', 'asha', 'asha', 'ben']);
  expect(onCallAt(weekly, [], at('2026-11-16T12:00:00Z'))).toBe('chen');
  expect(onCallAt(weekly, [], at('2026-11-23T12:00:00Z'))).toBe('asha');
  expect(onCallAt(weekly, [], at('2026-01-01T00:00:00Z'))).toBe('asha');
  expect(nextHandover(weekly, at('2026-11-10T00:00:00Z')).toISOString()).toBe('2026-11-16T03:30:00.000Z');
  expect(onCallAt({ ...weekly, people: [] }, [], at('2026-11-16T12:00:00Z'))).toBeNull();
});

test('a handover stays at its hour when the clocks change', () => {
  const london: RotaPlan = { ...weekly, zone: 'Europe/London', turn_days: 1, starts_on: '2026-10-24' };
  expect(nextHandover(london, at('2026-10-24T09:00:00Z')).toISOString()).toBe('2026-10-25T09:00:00.000Z');
  expect(nextHandover(london, at('2026-10-23T12:00:00Z')).toISOString()).toBe('2026-10-24T08:00:00.000Z');
  expect(onCallAt(london, [], at('2026-10-25T08:30:00Z'))).toBe('asha');
  expect(onCallAt(london, [], at('2026-10-25T09:00:00Z'))).toBe('ben');
});

test('an override takes its time out of the turns it lies in', () => {
  const override = {
    id: 'o1',
    user_id: 'dev',
    from_at: at('2026-11-08T12:00:00Z'),
    until_at: at('2026-11-10T12:00:00Z'),
  };
  expect(onCallAt(weekly, [override], at('2026-11-09T03:30:00Z'))).toBe('dev');
  expect(onCallAt(weekly, [override], override.until_at)).toBe('ben');
  const parts = onCallBetween(weekly, [override], at('2026-11-08T00:00:00Z'), at('2026-11-17T00:00:00Z'));
  expect(parts.map((part) => [part.user_id, part.from_at.toISOString(), part.override_id])).toEqual([
    ['asha', '2026-11-08T00:00:00.000Z', null],
    ['dev', '2026-11-08T12:00:00.000Z', 'o1'],
    ['ben', '2026-11-10T12:00:00.000Z', null],
    ['chen', '2026-11-16T03:30:00.000Z', null],
  ]);
  expect(parts.at(-1)?.until_at.toISOString()).toBe('2026-11-17T00:00:00.000Z');
  expect(
    onCallBetween({ ...weekly, people: ['asha'] }, [], at('2026-11-01T00:00:00Z'), at('2026-12-01T00:00:00Z')),
  ).toHaveLength(1);
});

test('nobody is on call where nothing is asked or nobody is there', () => {
  const [from, until] = [at('2026-11-10T00:00:00Z'), at('2026-11-11T00:00:00Z')];
  expect(onCallBetween({ ...weekly, people: [] }, [], from, until)).toEqual([]);
  expect(onCallBetween(weekly, [], from, from)).toEqual([]);
  expect(onCallBetween(weekly, [], until, from)).toEqual([]);
});

test('overrides follow each other in any order, also of one person and from the beginning', () => {
  const override = (id: string, user_id: string, from: string, until: string) => ({
    id,
    user_id,
    from_at: at(`2026-11-${from}:00Z`),
    until_at: at(`2026-11-${until}:00Z`),
  });
  const over = [
    override('late', 'ben', '13T00:00', '14T00:00'),
    override('first', 'dev', '10T00:00', '11T00:00'),
    override('second', 'dev', '11T00:00', '12T00:00'),
  ];
  const parts = onCallBetween(weekly, over, at('2026-11-10T00:00:00Z'), at('2026-11-15T00:00:00Z'));
  expect(
    parts.map(({ user_id, from_at, override_id }) => [user_id, from_at.toISOString().slice(8, 13), override_id]),
  ).toEqual([
    ['dev', '10T00', 'first'],
    ['dev', '11T00', 'second'],
    ['ben', '12T00', null],
    ['ben', '13T00', 'late'],
    ['ben', '14T00', null],
  ]);
});

test('before the first turn its person is on call, and the first handover is its begin', () => {
  expect(nextHandover(weekly, at('2026-10-01T00:00:00Z')).toISOString()).toBe('2026-11-02T03:30:00.000Z');
  expect(nextHandover(weekly, at('2026-11-02T03:30:00Z')).toISOString()).toBe('2026-11-09T03:30:00.000Z');
  // Half past nine, on another day of the week.
  const half: RotaPlan = { ...weekly, handover_time: '09:30', turn_days: 1, starts_on: '2026-11-04' };
  expect(['2026-11-05T03:59:00Z', '2026-11-05T04:00:00Z'].map((time) => onCallAt(half, [], at(time)))).toEqual([
    'asha',
    'ben',
  ]);
});
