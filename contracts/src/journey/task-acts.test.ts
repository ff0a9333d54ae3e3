import { SAID_ACTS, TASK_ACT_NAMES, TASK_ACTS, taskActOf } from './index.ts';

test.each([
  ['plan_travel.visa', 'travel_leg', 'apply_visa'],
  ['plan_travel.flights', 'travel_leg', 'book_flights'],
  ['plan_travel.ticket', 'travel_leg', 'send_ticket'],
  ['payment.deposit', 'quote', 'pay_deposit'],
  ['ask_to_choose', 'quote', 'choose_quote'],
  ['ask_for_records', 'document', 'send_papers'],
  [null, 'document', 'send_papers'],
  [null, 'travel_leg', 'travel'],
  [null, null, 'other'],
] as const)('a task made by %s about %s asks to %s', (automation, subject_kind, act) => {
  expect(taskActOf({ automation, subject_kind })).toBe(act);
});

test('no button says only that something is done; what is done here is not said by hand', () => {
  expect(TASK_ACTS.filter((act) => /^done\b/i.test(TASK_ACT_NAMES[act]))).toEqual([]);
  expect(TASK_ACTS.filter((act) => SAID_ACTS.has(act) !== TASK_ACT_NAMES[act].startsWith('I have'))).toEqual([]);
});
