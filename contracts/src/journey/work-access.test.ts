import {
  ACCESS_END_DAYS,
  ACCESS_ENDS,
  type AccessEnd,
  ASSIGNMENT_KINDS,
  type AssignmentKind,
  type AssignmentState,
  documentKindsOf,
  isAccessOver,
  type ShownWork,
  workParts,
} from './index.ts';

const HEALTH = ['allergies', 'current_medicines', 'weight', 'pregnancy', 'health_history'];
const REQUEST = ['treatment', 'patient_notes', 'dates', 'party_size', 'special_needs', 'age_band_and_sex'];
const CLINICAL = [...REQUEST, ...HEALTH, 'clinical_documents', 'released_results', 'opinion', 'own_quote', 'language'];
const CARRIER = ['name', 'party_size', 'legs', 'language', 'special_needs'];
const VISA = ['name', 'nationality', 'party_size', 'passport', 'visa_letter', 'dates', 'legs', 'visa'];
/** By hand: what work shows while it is accepted, and nothing has ended its access. */
const ACCEPTED: Record<AssignmentKind, readonly string[]> = {
  opinion: [...CLINICAL, 'own_orders'],
  referral: CLINICAL,
  visa_support: VISA,
  transport: CARRIER,
  lodging: CARRIER,
  lab_order: ['name', 'age', 'age_band_and_sex', 'pregnancy', 'tests_and_results'],
  prescription: ['name', 'age', 'weight', 'allergies', 'current_medicines', 'prescription_items'],
};
const work = (kind: AssignmentKind, status: AssignmentState, changes: Partial<ShownWork> = {}): ShownWork => ({
  kind,
  status,
  of_hospital: kind === 'referral',
  access_end: null,
  ...changes,
});

test.each(ASSIGNMENT_KINDS)('finished work of %s shows as much as accepted work, until its access ends', (kind) => {
  expect(workParts(work(kind, 'accepted'))).toEqual(ACCEPTED[kind]);
  expect(workParts(work(kind, 'done'))).toEqual(ACCEPTED[kind]);
  for (const status of ['declined', 'cancelled'] as const) expect(workParts(work(kind, status))).toEqual([]);
});

test('a visa office that has not accepted sees nationality, dates and number of people', () => {
  expect(workParts(work('visa_support', 'offered'))).toEqual(['nationality', 'dates', 'party_size']);
  for (const kind of ASSIGNMENT_KINDS.filter((each) => each !== 'visa_support'))
    expect([kind, workParts(work(kind, 'offered'))]).toEqual([kind, ACCEPTED[kind]]);
});

/** By hand: what each end leaves of finished work of a kind. */
const LEFT: readonly (readonly [AssignmentKind, AccessEnd, readonly string[]])[] = [
  ['referral', 'case_closed', []],
  ['referral', 'other_chosen', []],
  ['referral', 'quote_lapsed', []],
  ['referral', 'stay_over', []],
  ['referral', 'not_admitted', []],
  ['opinion', 'correction_over', ACCEPTED.opinion.filter((part) => part !== 'clinical_documents')],
  ['visa_support', 'work_done', ['name', 'nationality', 'party_size', 'dates', 'legs', 'visa']],
];
test.each(LEFT)('%s: %s leaves this', (kind, access_end, left) => {
  const ended = work(kind, 'done', { access_end });
  expect(workParts(ended)).toEqual(left);
  expect(isAccessOver(ended)).toBe(left.length === 0);
});

test('the hospital of an accepted quote sees name, age, contact, admission and bills, until its access ends', () => {
  const chosen = work('referral', 'done', { has_accepted_quote: true });
  expect(workParts(chosen)).toEqual([...CLINICAL, 'name', 'age', 'contact', 'admission', 'bills']);
  expect(workParts({ ...chosen, access_end: 'stay_over' })).toEqual([]);
});

test('a hospital that is asked for the visa letter sees no passport, and no letter with one', () => {
  for (const status of ['offered', 'accepted', 'done'] as const) {
    const letter = work('visa_support', status, { of_hospital: true });
    expect(workParts(letter)).toEqual(['name', 'nationality', 'dates']);
    expect(workParts({ ...letter, access_end: 'case_closed' })).toEqual([]);
  }
  for (const kind of ASSIGNMENT_KINDS) {
    const shown = workParts(work(kind, 'accepted', { of_hospital: true }));
    expect([kind, shown.includes('passport'), documentKindsOf(shown).includes('visa_letter')]).toEqual([
      kind,
      false,
      false,
    ]);
  }
});

test('the ends, and the days after which they come', () => {
  expect(ACCESS_END_DAYS).toEqual({ stay_over: 30, not_admitted: 30, correction_over: 14 });
  expect(ACCESS_ENDS).toHaveLength(7);
});
