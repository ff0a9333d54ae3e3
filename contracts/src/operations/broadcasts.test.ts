import { EVERY_ROLE, STAFF } from '../testing/index.ts';
import { transitionsFrom, workflowFaults } from '../workflow/index.ts';
import {
  BROADCAST_STATES,
  BROADCAST_WORKFLOW,
  broadcastNumber,
  type BroadcastState,
  type BroadcastTransition,
  directionOf,
  fillIn,
  variablesIn,
  isRecipientVariable,
  reasonAgainst,
  VARIABLE_NAME,
} from './index.ts';

const STAFF_STEPS: Record<BroadcastState, BroadcastTransition[]> = {
  draft: ['submit', 'cancel'],
  in_review: ['take_back', 'cancel'],
  approved: ['take_back', 'schedule', 'begin', 'cancel'],
  scheduled: ['take_back', 'begin', 'cancel'],
  sending: ['pause', 'finish'],
  paused: ['resume', 'cancel'],
  sent: [],
  cancelled: [],
};
const ADMIN_STEPS: Record<BroadcastState, BroadcastTransition[]> = {
  ...STAFF_STEPS,
  in_review: ['approve', 'send_back', 'take_back', 'cancel'],
};

test('a broadcast has no state that nothing leads to', () => {
  expect(workflowFaults(BROADCAST_WORKFLOW, BROADCAST_STATES)).toEqual([]);
});

test('only the designed transitions are there; administrators alone approve and send back', () => {
  for (const role of EVERY_ROLE)
    for (const state of BROADCAST_STATES) {
      const administrator = role === 'admin' || role === 'super_admin';
      const steps = administrator ? ADMIN_STEPS[state] : STAFF_STEPS[state];
      expect([role, state, transitionsFrom(BROADCAST_WORKFLOW, state, role)]).toEqual([
        role,
        state,
        STAFF.includes(role) ? steps : [],
      ]);
    }
});

test('variables of a text are found once each, and filled in; one without a value stays as typed', () => {
  const text = 'Hello {{name}}, {{ hotel }} expects {{name}} on {{day}}. {not} {{}}';
  expect(variablesIn(text)).toEqual(['name', 'hotel', 'day', '']);
  expect(fillIn(text, { name: 'Amina', hotel: 'Harbour $& Light' })).toBe(
    'Hello Amina, Harbour $& Light expects Amina on {{day}}. {not} {{}}',
  );
});

test('numbers and directions', () => {
  expect([broadcastNumber(7), directionOf('ar'), directionOf('bn')]).toEqual(['BC-000007', 'rtl', 'ltr']);
});

test.each([
  ['hotel', true],
  ['h', true],
  [`h${'0'.repeat(39)}`, true],
  [`h${'0'.repeat(40)}`, false],
  ['hotel_2', true],
  ['2hotel', false],
  ['_hotel', false],
  ['Hotel', false],
  ['hotel name', false],
  ['', false],
])('“%s” names a variable: %s', (name, is) => {
  expect(VARIABLE_NAME.test(name)).toBe(is);
});

test('variables about the reader are known by their names', () => {
  expect(['name', 'arrival', 'hotel', ''].map(isRecipientVariable)).toEqual([true, true, false, false]);
  expect(['ar', 'ur', 'prs', 'ps', 'en', ''].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
});

test.each([
  ['mandatory', 'a@example.org', false, [], null],
  ['mandatory', null, true, [], 'gone'],
  ['promotion', 'a@example.org', true, [], null],
  ['promotion', 'a@example.org', false, ['hotel'], 'unsubscribed'],
  ['promotion', null, false, [], 'gone'],
  ['mandatory', 'a@example.org', false, ['hotel'], 'no_words'],
] as const)('a %s to %s (subscribed: %s) without %j', (purpose, address, is_subscribed, missing, reason) => {
  expect(reasonAgainst(purpose, { address, is_subscribed }, missing)).toBe(reason);
});
