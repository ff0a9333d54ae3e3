import type { SignalDefinition, SignalTrial } from '../types';
import { changeOf, changesValues, definitionProblems, triedOf, valuesOf } from './definition-values';

const DEFINITION: SignalDefinition = {
  kind: 'failing_mails',
  name: 'Emails that fail',
  question: 'Have several emails failed?',
  subject: 'system',
  is_on: true,
  threshold: 5,
  unit: 'emails',
  threshold_limits: { min: 1, max: 100 },
  window_minutes: 60,
  window_limits: { min: 5, max: 120 },
  severity: 2,
  clears: false,
  notify: [{ id: 'one', name: 'Ishani' }],
  chain: null,
  webhooks: [],
  live: 0,
  opened_in_30_days: 3,
  proposal: null,
  changed_by: null,
  changed_at: null,
  version: 1,
};
const TRIAL: SignalTrial = {
  id: 'trial',
  kind: 'failing_mails',
  threshold: 7,
  window_minutes: 60,
  from: '',
  to: '',
  found: 1,
  found_now: 2,
  items: [],
  valid_until: '',
};
const values = valuesOf(DEFINITION);

test('only what was changed is sent', () => {
  expect(changeOf(DEFINITION, values)).toEqual({});
  expect(changeOf(DEFINITION, { ...values, severity: '1', is_on: false, notify: [] })).toEqual({
    severity: 1,
    is_on: false,
    notify_user_ids: [],
  });
  // Values are proposed, never put in force by who tried them.
  expect(changeOf(DEFINITION, { ...values, threshold: '7', trial: TRIAL })).toEqual({});
  expect(changesValues(DEFINITION, { ...values, threshold: '7' })).toBe(true);
});

test('a changed value is tried first, and a trial counts for its own values only', () => {
  expect(definitionProblems(DEFINITION, { ...values, threshold: '7' })['trial_id']).toMatch(/last 30 days/);
  expect(definitionProblems(DEFINITION, { ...values, threshold: '7', trial: TRIAL })['trial_id']).toBeUndefined();
  expect(definitionProblems(DEFINITION, { ...values, threshold: '8', trial: TRIAL })['trial_id']).toMatch(/last 30/);
  expect(definitionProblems(DEFINITION, values)['threshold']).toBe('Please change something.');
});

test.each(['0', '101', 'x', '', '1.5', '-3'])('%j is no threshold', (threshold) => {
  expect(definitionProblems(DEFINITION, { ...values, threshold })['threshold']).toMatch(/whole number from 1 to 100/);
  expect(triedOf(DEFINITION, { ...values, threshold })).toBeNull();
});
