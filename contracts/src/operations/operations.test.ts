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
  SIGNAL_KINDS,
  SIGNAL_PLANS,
  SIGNAL_STATES,
  SIGNAL_WORKFLOW,
  signalNumber,
  type SignalState,
  type SignalTransition,
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
  active: ['stabilise'],
  stable: ['escalate', 'close'],
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
  expect(SIGNAL_KINDS).toHaveLength(9);
  expect(SIGNAL_KINDS.filter((kind) => !SIGNAL_PLANS[kind].clears)).toEqual([
    'complaint_cluster',
    'guessed_sign_ins',
    'failing_mails',
  ]);
  expect(SIGNAL_KINDS.filter((kind) => SIGNAL_PLANS[kind].window !== null)).toEqual([
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
