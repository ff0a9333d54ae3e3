import {
  automationsOf,
  checkInIdOf,
  isMissingPaper,
  JOURNEY_EVENTS,
  journeyEntryText,
  nextAttempt,
  PAPER_REQUEST_STATES,
} from './index.ts';

const text = (event: string, from: string | null = null, to: string | null = null, stage: number | null = null) =>
  journeyEntryText({ event, stage_number: stage, from_state: from, to_state: to });

/** By hand: a line of the timeline reads as what happened. */
test.each([
  ['status', 'pending', 'quoted', 'set the request to “Quotes ready”'],
  ['status', 'pending', 'of another release', 'changed something'],
  ['journey_status', 'open', 'paused', 'paused the journey'],
  ['journey_status', 'open', 'closed', 'closed the journey'],
  ['journey_status', 'paused', 'open', 'took the journey up again'],
  ['task', null, 'open', 'added a task'],
  ['task', 'done', 'open', 'opened a task again'],
  ['task', 'open', 'done', 'finished a task'],
  ['task', 'open', 'waived', 'dropped a task'],
  ['task', 'open', 'open', 'gave a task to another person'],
  ['assignment', 'offered', 'accepted', 'work handed to others: “In work”'],
  ['assignment', 'offered', 'lost', 'changed something'],
  ['visa', 'applied', 'granted', 'set the visa application to “Granted”'],
  ['visa', 'applied', 'lost', 'changed something'],
  ['quote_accepted', null, null, 'accepted a quote'],
  ['of another release', null, null, 'changed something'],
  // A function of the words is no text.
  ['stage_completed', null, null, 'changed something'],
  ['toString', null, null, 'changed something'],
])('%s from %s to %s', (event, from, to, words) => {
  expect(text(event, from, to)).toBe(words);
});

test('a stage is completed, reopened or noted on, by its name', () => {
  expect(text('stage', 'pending', 'completed', 1)).toBe('completed “Enquiry received”');
  expect(text('stage', 'completed', 'pending', 10)).toBe('reopened “Home follow-up”');
  expect(text('stage', 'completed', 'completed', 3)).toBe('noted on “Medical opinion”');
  expect(text('stage', 'pending', 'completed')).toBe('completed “”');
});

test('every event has words of its own but for those that follow from states', () => {
  const byState = new Set<string>(['status', 'stage', 'journey_status', 'task', 'assignment', 'visa']);
  const others = JOURNEY_EVENTS.filter((event) => !byState.has(event));
  expect(new Set(others.map((event) => text(event))).size).toBe(others.length);
  expect(others.filter((event) => text(event) === 'changed something')).toEqual([]);
});

test('a completed stage sets off its automations, in their order', () => {
  expect(automationsOf(1)).toEqual(['acknowledge', 'assign_case_manager', 'ask_for_records']);
  expect(automationsOf(9)).toEqual(['inform_of_discharge', 'record_pack', 'plan_check_ins']);
  expect(automationsOf(0)).toEqual([]);
});

test.each([
  [1, 10],
  [2, 20],
  [3, 40],
  [9, 2560],
  [10, 3600],
  [11, 3600],
  [12, null],
  [13, null],
])('after attempt %s the next one is %s s later', (attempts, seconds) => {
  const now = new Date('2026-12-01T10:00:00Z');
  expect(nextAttempt(attempts, now)).toEqual(seconds === null ? null : new Date(now.getTime() + seconds * 1000));
});

test('the id of a check-in is what stands before the point of its token', () => {
  expect(['0192.secret.more', '0192', ''].map(checkInIdOf)).toEqual(['0192', '0192', '']);
});

test('a paper that was asked for is missing until it is sent, and again when it was refused', () => {
  expect(PAPER_REQUEST_STATES.filter((state) => isMissingPaper({ state }))).toEqual(['wanted', 'refused']);
});
