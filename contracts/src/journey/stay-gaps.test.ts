import { type StayFacts, stayGaps } from './stay-gaps.ts';

const at = (text: string): Date => new Date(`${text}+05:30`);
/** Nothing is missing. */
const COMPLETE: StayFacts = {
  status: 'expected',
  accepted_at: at('2026-03-02T10:00'),
  expected_on: '2026-03-20',
  admitted_at: null,
  discharged_at: null,
  letter: 'issued',
  consent: 'signed',
  withdrawn_at: null,
  open_checks: 0,
  room: '214',
  plan: 'Knee replacement on 21 March.',
  last_note_at: null,
  has_final_bill: true,
  fit_to_fly: 'later',
  has_follow_ups: true,
  form_c: 'not_needed',
  valid_until: null,
  leaves_on: null,
};
const gaps = (facts: Partial<StayFacts>, now: string) =>
  stayGaps({ ...COMPLETE, ...facts }, at(now)).map(({ kind, due_at }) => [kind, new Date(due_at)]);

test('a stay with everything misses nothing before the admission', () => {
  expect(gaps({}, '2026-03-10T10:00')).toEqual([]);
});

test('before the admission each has its day, counted from the acceptance or back from the admission', () => {
  expect(gaps({ letter: 'missing', consent: 'missing', open_checks: 2 }, '2026-03-10T10:00')).toEqual([
    ['letter', at('2026-03-04T10:00')],
    ['consent', at('2026-03-18T09:00')],
    ['checks', at('2026-03-19T12:00')],
  ]);
  expect(gaps({ consent: 'no_text', expected_on: null }, '2026-03-02T11:00')).toEqual([
    ['consent_text', at('2026-03-03T10:00')],
    ['day', at('2026-03-04T10:00')],
  ]);
  expect(gaps({ letter: 'asked' }, '2026-03-10T10:00')).toEqual([]);
});

test('a quote accepted for the same day leaves a day for each', () => {
  const late = gaps({ expected_on: '2026-03-02', consent: 'missing', open_checks: 5 }, '2026-03-02T10:01');
  expect(late).toEqual([
    ['consent', at('2026-03-03T10:00')],
    ['checks', at('2026-03-03T10:00')],
    ['not_admitted', at('2026-03-03T10:00')],
  ]);
});

test('a new text asks again before the admission, and a withdrawal waits for a day', () => {
  expect(gaps({ consent: 'outdated' }, '2026-03-10T10:00')).toEqual([['consent', at('2026-03-18T09:00')]]);
  expect(gaps({ consent: 'withdrawn', withdrawn_at: at('2026-03-05T16:00') }, '2026-03-06T10:00')).toEqual([
    ['consent_withdrawn', at('2026-03-06T16:00')],
  ]);
});

test('the day of the admission that passes is late from its end on', () => {
  expect(gaps({}, '2026-03-19T23:59')).toEqual([]);
  expect(gaps({}, '2026-03-20T00:00')).toEqual([['not_admitted', at('2026-03-21T00:00')]]);
});

test('on the ward a plan, a room and a note for each day are missing', () => {
  const admitted = { status: 'admitted', admitted_at: at('2026-03-20T08:00') } as const;
  expect(gaps({ ...admitted, plan: null, room: null }, '2026-03-20T09:00')).toEqual([
    ['room', at('2026-03-20T10:00')],
    ['plan', at('2026-03-20T14:00')],
    ['note', at('2026-03-20T20:00')],
  ]);
  const noted = { ...admitted, last_note_at: at('2026-03-20T23:30') };
  expect(gaps(noted, '2026-03-20T23:59')).toEqual([]);
  expect(gaps(noted, '2026-03-21T00:00')).toEqual([['note', at('2026-03-21T20:00')]]);
  // The first day without a note is the one that is late.
  expect(gaps(noted, '2026-03-23T10:00')).toEqual([['note', at('2026-03-21T20:00')]]);
});

test('who comes at night has twelve hours for the first note', () => {
  const night = { status: 'admitted', admitted_at: at('2026-03-20T22:00') } as const;
  expect(gaps(night, '2026-03-20T22:30')).toEqual([['note', at('2026-03-21T10:00')]]);
});

test('after the discharge summary, bill, dates and the flight are missing, for thirty days', () => {
  const left = { status: 'discharged', discharged_at: at('2026-03-25T11:00') } as const;
  expect(gaps(left, '2026-03-25T12:00')).toEqual([]);
  const bare = { ...left, fit_to_fly: null, has_final_bill: false, has_follow_ups: false };
  expect(gaps(bare, '2026-03-25T12:00')).toEqual([
    ['summary', at('2026-03-26T11:00')],
    ['final_bill', at('2026-03-27T11:00')],
    ['follow_ups', at('2026-03-27T11:00')],
  ]);
  expect(gaps({ ...left, fit_to_fly: 'no' }, '2026-03-25T12:00')).toEqual([['fit_to_fly', at('2026-03-28T11:00')]]);
  expect(gaps(bare, '2026-04-24T11:01')).toEqual([]);
});

test('a foreigner is registered within 24 hours of the admission; not filed, it stays open after the discharge', () => {
  const admitted = {
    status: 'admitted',
    admitted_at: at('2026-03-20T09:00'),
    last_note_at: at('2026-03-20T12:00'),
  } as const;
  expect(gaps({ ...admitted, form_c: 'missing' }, '2026-03-20T13:00')).toEqual([['form_c', at('2026-03-21T09:00')]]);
  for (const form_c of ['filed', 'not_needed', 'from_before'] as const)
    expect(gaps({ ...admitted, form_c }, '2026-03-20T13:00')).toEqual([]);
  const left = { ...admitted, status: 'discharged', discharged_at: at('2026-03-22T09:00'), form_c: 'missing' } as const;
  expect(gaps(left, '2026-03-30T09:00')).toEqual([['form_c', at('2026-03-21T09:00')]]);
  expect(gaps(left, '2026-05-01T09:00')).toEqual([]);
});

test('a visa that ends within 14 days is due three days before, unless the patient flies home in time', () => {
  const admitted = {
    status: 'admitted',
    admitted_at: at('2026-03-20T09:00'),
    last_note_at: at('2026-03-20T12:00'),
  } as const;
  const visa = (facts: Partial<StayFacts>) => gaps({ ...admitted, ...facts }, '2026-03-20T13:00');
  expect(visa({ valid_until: '2026-04-04' })).toEqual([]);
  expect(visa({ valid_until: '2026-04-03' })).toEqual([['visa_ends', at('2026-03-31T12:00')]]);
  expect(visa({ valid_until: '2026-04-03', leaves_on: '2026-04-03' })).toEqual([]);
  expect(visa({ valid_until: '2026-04-03', leaves_on: '2026-04-04' })).toEqual([['visa_ends', at('2026-03-31T12:00')]]);
});
