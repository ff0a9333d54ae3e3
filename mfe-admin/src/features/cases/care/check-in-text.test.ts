import type { CheckIn } from '@ayana/contracts/journey';
import { answersText, stateOf } from './check-in-text';

const CHECK_IN: CheckIn = {
  id: '1',
  journey_id: 'j',
  day: 3,
  due_on: '2026-11-07',
  answers: null,
  red_flags: [],
  answered_at: null,
  is_due: true,
  seen_at: null,
};
const ANSWERED = { ...CHECK_IN, answered_at: '2026-11-07T11:00:00Z', is_due: false };

test.each([
  ['one of tomorrow', { ...CHECK_IN, due_on: '2026-11-08', is_due: false }, 'coming'],
  ['one of today', CHECK_IN, 'waiting'],
  ['an answer without flags', ANSWERED, 'well'],
  ['an answer with flags', { ...ANSWERED, red_flags: ['fever'] as const }, 'flags'],
  [
    'one with flags that was read',
    { ...ANSWERED, red_flags: ['fever'] as const, seen_at: '2026-11-07T12:00:00Z' },
    'seen',
  ],
])('%s', (_name, checkIn, state) => {
  expect(stateOf(checkIn)).toBe(state);
});

test('the answers are one line', () => {
  expect(answersText({ pain: 8, fever: true, wound: 'red', medicine_taken: false, worry: 'x' })).toBe(
    'Pain 8 of 10 · fever · Red, warm or swollen · medicines not taken',
  );
});
