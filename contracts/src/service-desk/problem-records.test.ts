import { workflowFaults } from '../workflow/index.ts';
import { PROBLEM_STATES, PROBLEM_WORKFLOW, problemNumber } from './index.ts';

test('every state of a problem is reached', () => {
  expect(workflowFaults(PROBLEM_WORKFLOW, PROBLEM_STATES)).toEqual([]);
});

test('numbers have six digits, and more when they need them', () => {
  expect([1, 1_234_567].map(problemNumber)).toEqual(['PRB-000001', 'PRB-1234567']);
});
