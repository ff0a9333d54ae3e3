import { EVERY_ROLE, OWN_REQUEST_STEPS, SERVICE_REQUEST_STEPS, STAFF } from '../testing/index.ts';
import { transitionsFrom, workflowFaults } from '../workflow/index.ts';
import {
  answerProblem,
  isClockRunning,
  isOpenRequest,
  priorityOf,
  SERVICE_REQUEST_STATES,
  SERVICE_REQUEST_WORKFLOW,
  serviceRequestNumber,
} from './index.ts';

test('the table has no state that nothing leads to', () => {
  expect(workflowFaults(SERVICE_REQUEST_WORKFLOW, SERVICE_REQUEST_STATES)).toEqual([]);
  const open = { note: 'public', entry: 'session' } as const;
  expect(workflowFaults({ go: { ...open, from: ['a'], to: ['c'] } }, ['a', 'b'])).toEqual([
    'c is not a state',
    'nothing leads to b',
  ]);
});

test('only the designed transitions are allowed, to staff and to others', () => {
  const wrong = EVERY_ROLE.flatMap((role) =>
    SERVICE_REQUEST_STATES.flatMap((state) => {
      const steps = (STAFF.includes(role) ? SERVICE_REQUEST_STEPS : OWN_REQUEST_STEPS)[state];
      const found = transitionsFrom(SERVICE_REQUEST_WORKFLOW, state, role);
      return found.join() === steps.join() ? [] : [`${role} at ${state}: ${found.join()}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(transitionsFrom(SERVICE_REQUEST_WORKFLOW, 'resolved', null)).toEqual([]);
});

test('the clock runs while the desk has work to do', () => {
  expect(SERVICE_REQUEST_STATES.filter(isClockRunning)).toEqual(['new', 'assigned', 'in_progress', 'reopened']);
  expect(SERVICE_REQUEST_STATES.filter((state) => !isOpenRequest(state))).toEqual(['resolved', 'closed']);
});

test('impact and urgency give the priority', () => {
  const levels = [1, 2, 3] as const;
  expect(levels.map((impact) => levels.map((urgency) => priorityOf(impact, urgency)))).toEqual([
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 4],
  ]);
});

test('numbers have six digits, and more when they need them', () => {
  expect([1, 123, 1_234_567].map(serviceRequestNumber)).toEqual(['SR-000001', 'SR-000123', 'SR-1234567']);
});

test.each([
  ['text', 'a'.repeat(200), null],
  ['text', 'a'.repeat(201), 'too_long'],
  ['text', 5, 'not_text'],
  ['long_text', 'a'.repeat(1000), null],
  ['long_text', 'a'.repeat(1001), 'too_long'],
  ['choice', 'red', null],
  ['choice', 'green', 'not_a_choice'],
  ['date', '2026-02-28', null],
  ['date', '2026-02-30', 'not_a_date'],
  ['number', -1.5, null],
  ['number', '5', 'not_a_number'],
  ['number', 1e13, 'not_a_number'],
  ['yes_no', false, null],
  ['yes_no', 'yes', 'not_yes_or_no'],
  ['user', '01900000-0000-7000-8000-000000000000', null],
  ['user', 'nobody', 'not_a_person'],
] as const)('a %s takes %p or says what is wrong', (kind, value, problem) => {
  const field = { key: 'a', kind, label: 'A', required: true, help: null, choices: ['red', 'blue'] };
  expect(answerProblem(field, value)).toBe(problem);
});
