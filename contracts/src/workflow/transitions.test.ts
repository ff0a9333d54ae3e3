import { stepBetween, transitionsFrom, type Workflow, workflowFaults } from './index.ts';

type State = 'asked' | 'checked' | 'done' | 'dropped';
type Name = 'check' | 'finish' | 'drop';
const WORKFLOW: Workflow<State, Name> = {
  check: { from: ['asked'], to: ['checked'], entry: 'case_work', note: 'internal' },
  finish: { from: ['asked', 'checked'], to: ['done', 'asked'], entry: 'patient_journeys', note: 'public' },
  drop: { from: ['checked'], to: ['dropped', 'done'], entry: 'case_work', note: 'internal' },
};

test.each([
  ['asked', 'checked', 'check'],
  ['asked', 'done', 'finish'],
  // The first of the table where there are two.
  ['checked', 'done', 'finish'],
  ['checked', 'asked', 'finish'],
  ['checked', 'dropped', 'drop'],
  ['asked', 'dropped', undefined],
  ['done', 'asked', undefined],
  ['asked', 'asked', 'finish'],
] as const)('from %s to %s leads %s', (from, to, step) => {
  expect(stepBetween(WORKFLOW, from, to)).toBe(step);
});

test('a role does what its entry lets it, from the states of the table', () => {
  expect(transitionsFrom(WORKFLOW, 'asked', 'ayana_staff')).toEqual(['check', 'finish']);
  expect(transitionsFrom(WORKFLOW, 'checked', 'ayana_staff')).toEqual(['finish', 'drop']);
  expect(transitionsFrom(WORKFLOW, 'asked', 'patient')).toEqual(['finish']);
  expect(transitionsFrom(WORKFLOW, 'checked', null)).toEqual([]);
  expect(transitionsFrom(WORKFLOW, 'done', 'ayana_staff')).toEqual([]);
});

test('a state that nothing leads to, one that is not in the list, and an empty list are faults', () => {
  const states = ['asked', 'checked', 'done', 'dropped'] as const;
  expect(workflowFaults(WORKFLOW, states)).toEqual([]);
  const { drop, ...others } = WORKFLOW;
  expect(workflowFaults<State, 'check' | 'finish'>(others, states)).toEqual(['nothing leads to dropped']);
  expect(workflowFaults({ drop }, ['checked', 'done'])).toEqual(['dropped is not a state']);
  expect(workflowFaults({}, [])).toEqual(['there is no state']);
});
