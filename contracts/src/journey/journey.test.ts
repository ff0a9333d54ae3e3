import { workflowFaults } from '../workflow/index.ts';
import {
  completeStage,
  currentStageOf,
  firstStageStatuses,
  journeyEntryText,
  legStep,
  reopenStage,
  staffRequestState,
  TRAVEL_LEG_STATES,
  TRAVEL_LEG_WORKFLOW,
  TREATMENT_REQUEST_STATES,
  TREATMENT_REQUEST_WORKFLOW,
  VISA_STATES,
  ADMISSION_STATES,
  ADMISSION_WORKFLOW,
  VISA_WORKFLOW,
} from './index.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const LATER = new Date('2026-11-24T10:00:00Z');
const completed = (at: Date) => ({ status: 'completed', completed_at: at.toISOString() });

test('a new journey has its first stage completed and its second pending', () => {
  expect(firstStageStatuses(NOW)).toEqual({ 1: completed(NOW), 2: { status: 'pending' } });
});

test('a completed stage keeps its time, and lets the next wait', () => {
  const second = completeStage(firstStageStatuses(NOW), 2, LATER);
  expect(second).toEqual({ 1: completed(NOW), 2: completed(LATER), 3: { status: 'pending' } });
  expect(completeStage(second, 1, LATER)).toBe(second);
  expect(completeStage({ 3: completed(NOW) } as never, 2, LATER)).toEqual({ 2: completed(LATER), 3: completed(NOW) });
  expect(completeStage({}, 10, NOW)).toEqual({ 10: completed(NOW) });
});

test('the current stage is the highest completed one, and at least the first', () => {
  const fifth = completeStage(firstStageStatuses(NOW), 5, NOW);
  expect(currentStageOf(fifth)).toBe(5);
  expect(currentStageOf(completeStage(fifth, 10, NOW))).toBe(10);
  expect(currentStageOf(reopenStage(fifth, 5))).toBe(1);
  expect(reopenStage(fifth, 5)['5']).toEqual({ status: 'pending' });
  expect(currentStageOf({})).toBe(1);
});

test('the table of a patient’s steps names only states of a request', () => {
  const faults = workflowFaults(TREATMENT_REQUEST_WORKFLOW, TREATMENT_REQUEST_STATES);
  // Staff set the others.
  expect(faults.filter((fault) => fault.endsWith('is not a state'))).toEqual([]);
});

test('where the next step is the patient’s, the staff read that it is', () => {
  const line = { event: 'status', stage_number: null, from_state: 'in_review', to_state: 'waiting_for_patient' };
  expect(journeyEntryText(line)).toBe('set the request to “Waiting for you”');
  expect(journeyEntryText(line, 'staff')).toBe('set the request to “Waiting for the patient”');
  expect(staffRequestState('waiting_for_patient')).toBe('Waiting for the patient');
  expect(staffRequestState('quoted')).toBe('Quotes ready');
});

test('every state of a part of a trip is reached and left', () => {
  expect(workflowFaults(TRAVEL_LEG_WORKFLOW, TRAVEL_LEG_STATES)).toEqual([]);
  const left = new Set(Object.values(TRAVEL_LEG_WORKFLOW).flatMap<string>(({ from }) => from));
  expect([...left].toSorted()).toEqual(['booked', 'cancelled', 'done', 'missed', 'planned']);
  expect(legStep('planned', 'booked')).toBe('book');
  expect(legStep('cancelled', 'done')).toBeUndefined();
});

/** By hand: what each state of a visa leads to. */
const VISA_NEXT: Record<(typeof VISA_STATES)[number], string[]> = {
  collecting: ['applied'],
  applied: ['appointment', 'collecting', 'granted', 'refused'],
  appointment: ['appointment', 'granted', 'refused'],
  granted: ['applied'],
  refused: ['applied'],
};

test('every state of a visa is reached, and left', () => {
  expect(workflowFaults(VISA_WORKFLOW, VISA_STATES)).toEqual([]);
  for (const state of VISA_STATES) {
    const steps = Object.values(VISA_WORKFLOW).filter(({ from }) => from.some((each) => each === state));
    expect([state, [...new Set(steps.flatMap<string>(({ to }) => to))].toSorted()]).toEqual([state, VISA_NEXT[state]]);
  }
});

/** By hand: what each state of a stay leads to. */
const STAY_NEXT: Record<(typeof ADMISSION_STATES)[number], string[]> = {
  expected: ['admitted'],
  admitted: ['discharged', 'expected'],
  discharged: ['admitted'],
};

test('every state of a stay is reached, and left', () => {
  expect(workflowFaults(ADMISSION_WORKFLOW, ADMISSION_STATES)).toEqual([]);
  for (const state of ADMISSION_STATES) {
    const steps = Object.values(ADMISSION_WORKFLOW).filter(({ from }) => from.some((each) => each === state));
    expect([state, steps.flatMap<string>(({ to }) => to).toSorted()]).toEqual([state, STAY_NEXT[state]]);
  }
});
