import { EVERY_ROLE, STAFF } from '../testing/index.ts';
import { transitionsFrom, workflowFaults } from '../workflow/index.ts';
import {
  ESCALATION_RUN_STATES,
  ESCALATION_RUN_WORKFLOW,
  type EscalationRunState,
  type EscalationRunTransition,
  type EscalationStep,
  isOpenRun,
  nextHandover,
  onCallAt,
  onCallBetween,
  type RotaPlan,
  stepFaults,
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
  const step: EscalationStep = { targets: [{ kind: 'person', id: 'a' }], channels: ['bell'], wait_minutes: 5 };
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
