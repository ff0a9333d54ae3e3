import { EVERY_ROLE, STAFF } from '../testing/index.ts';
import { transitionsFrom, workflowFaults } from '../workflow/index.ts';
import {
  INCIDENT_STATES,
  INCIDENT_WORKFLOW,
  incidentNumber,
  type IncidentState,
  type IncidentTransition,
  isLiveSignal,
  isRunningIncident,
  DEFINED_SIGNAL_KINDS,
  SIGNAL_KINDS,
  SIGNAL_KIND_RULES,
  SIGNAL_STATES,
  SIGNAL_WORKFLOW,
  signalNumber,
  type SignalState,
  type SignalTransition,
  RETENTION_LIMITS,
  RETENTION_RULES,
  withoutRepeats,
} from './index.ts';

const SIGNAL_STEPS: Record<SignalState, SignalTransition[]> = {
  open: ['acknowledge', 'snooze', 'dismiss', 'open_incident', 'clear'],
  acknowledged: ['snooze', 'dismiss', 'open_incident', 'clear'],
  snoozed: ['acknowledge', 'wake', 'dismiss', 'open_incident', 'clear'],
  in_incident: ['clear'],
  dismissed: ['reopen'],
  cleared: [],
};
const INCIDENT_STEPS: Record<IncidentState, IncidentTransition[]> = {
  active: ['stabilise', 'merge'],
  stable: ['escalate', 'close', 'merge'],
  closed: ['reopen', 'review'],
  reviewed: [],
};

test('signals and incidents have no state that nothing leads to', () => {
  expect(workflowFaults(SIGNAL_WORKFLOW, SIGNAL_STATES)).toEqual([]);
  expect(workflowFaults(INCIDENT_WORKFLOW, INCIDENT_STATES)).toEqual([]);
});

test('only the designed transitions are there, for the staff alone; cleared signals and reviewed incidents have ended', () => {
  for (const role of EVERY_ROLE) {
    const staff = STAFF.includes(role);
    for (const state of SIGNAL_STATES)
      expect([role, state, transitionsFrom(SIGNAL_WORKFLOW, state, role)]).toEqual([
        role,
        state,
        staff ? SIGNAL_STEPS[state] : [],
      ]);
    for (const state of INCIDENT_STATES)
      expect([role, state, transitionsFrom(INCIDENT_WORKFLOW, state, role)]).toEqual([
        role,
        state,
        staff ? INCIDENT_STEPS[state] : [],
      ]);
  }
});

test('what still needs a person, and what runs', () => {
  expect(SIGNAL_STATES.filter((state) => !isLiveSignal(state))).toEqual(['dismissed', 'cleared']);
  expect(INCIDENT_STATES.filter(isRunningIncident)).toEqual(['active', 'stable']);
});

test('nine kinds are watched; what is counted within a time waits for a person', () => {
  expect(DEFINED_SIGNAL_KINDS).toHaveLength(9);
  expect(SIGNAL_KINDS.filter((kind) => !SIGNAL_KIND_RULES[kind].clears)).toEqual([
    'complaint_cluster',
    'guessed_sign_ins',
    'failing_mails',
  ]);
  expect(SIGNAL_KINDS.filter((kind) => SIGNAL_KIND_RULES[kind].window !== null)).toEqual([
    'complaint_cluster',
    'guessed_sign_ins',
    'failing_mails',
  ]);
});

test('numbers have six digits, and drills their own', () => {
  expect([signalNumber(12), incidentNumber(12, false), incidentNumber(3, true)]).toEqual([
    'SIG-000012',
    'INC-000012',
    'DRILL-000003',
  ]);
});

test('a subject has one signal while the first lasts', () => {
  const found = (subject_id: string | null, began: number, ended: number | null) => ({
    subject_id,
    began_at: `2026-12-01T${String(began).padStart(2, '0')}:00:00Z`,
    ended_at: ended === null ? null : `2026-12-01T${String(ended).padStart(2, '0')}:00:00Z`,
  });
  const begins = (...findings: ReturnType<typeof found>[]) =>
    withoutRepeats(findings).map(({ subject_id, began_at }) => `${subject_id} ${Number(began_at.slice(11, 13))}`);
  expect(begins(found('a', 1, 5), found('a', 4, 6), found('b', 4, 6))).toEqual(['a 1', 'b 4']);
  // The second one makes the first last longer.
  expect(begins(found('a', 1, 5), found('a', 4, 9), found('a', 8, 10), found('a', 11, 12))).toEqual(['a 1', 'a 11']);
  // One that ends sooner does not shorten it.
  expect(begins(found('a', 1, 9), found('a', 2, 3), found('a', 8, 10))).toEqual(['a 1']);
  // Once it is over, at that very moment.
  expect(begins(found('a', 1, 5), found('a', 5, 6))).toEqual(['a 1', 'a 5']);
  expect(begins(found('a', 1, null), found('a', 23, null))).toEqual(['a 1']);
  expect(begins(found(null, 1, null), found(null, 2, 3), found('a', 2, 3))).toEqual(['null 1', 'a 2']);
});

/** By hand: what a threshold counts, and what is counted within a time (minutes). */
test.each([
  ['missed_arrival', 'journey', 'hours', 1, 72, null],
  ['silent_patient', 'journey', 'days', 1, 60, null],
  ['red_flag_check_in', 'journey', 'flags', 1, 5, null],
  ['unseen_critical_result', 'journey', 'minutes', 15, 1440, null],
  ['visa_lapsing', 'journey', 'days', 1, 60, null],
  ['late_enquiry', 'system', 'enquiries', 2, 500, null],
  ['complaint_cluster', 'hospital', 'complaints', 2, 50, 86_400],
  ['guessed_sign_ins', 'system', 'series', 2, 1000, 10_080],
  ['failing_mails', 'system', 'emails', 1, 10_000, 10_080],
] as const)('%s', (kind, subject, unit, min, max, longest) => {
  expect(SIGNAL_KIND_RULES[kind]).toEqual({
    subject,
    unit,
    threshold: { min, max },
    window: longest === null ? null : { min: 5, max: longest },
    clears: longest === null,
  });
});

test('nothing is kept for less than a month, and a case for three years', () => {
  expect(RETENTION_RULES.every((rule) => RETENTION_LIMITS[rule].min >= 30)).toBe(true);
  expect(RETENTION_RULES.every((rule) => RETENTION_LIMITS[rule].max > RETENTION_LIMITS[rule].min)).toBe(true);
  expect(RETENTION_LIMITS.ended_cases.min).toBeGreaterThanOrEqual(3 * 365 + 1);
});
