import '../../../platform/languages/register.js';
import { ASSIGNMENT_KINDS, type AssignmentKind, type CompanionPermission } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { PDF } from '../../../platform/files/testing/uploads.js';
import { type Person, personOf } from '../testing/case.js';
import { recordOf, type Record as CaseRecord } from '../testing/whole-record.js';

/**
 * Who sees what of a journey, cell by cell: every kind of reader asks every route that there is for them, and what a journey contains is
 * looked for in all of the answers together. The tables are written by hand from the plan (not from the tables under test).
 *
 * A new table of a case: a row of it with a text of its own in `whole-record.ts`, its routes in `routesOf` there, and its name here, under
 * the work that sees it.
 */
const PAPERS = ['report', 'passport_paper', 'visa_letter'] as const;
const HEALTH = ['allergies', 'medicines', 'conditions'];
const CASE = [...HEALTH, 'treatment', 'notes', 'special_needs', 'report', 'result', 'prescribed', 'opinion'];
const SEES: Record<AssignmentKind, readonly string[]> = {
  opinion: [...CASE, 'own_quote', 'own_brief', 'own_message', 'own_task'],
  referral: [...CASE, 'own_quote', 'own_brief', 'own_message', 'own_task'],
  visa_support: [
    'name',
    'nationality',
    'passport_number',
    'passport_paper',
    'visa_letter',
    'own_leg',
    'own_visa',
    'own_brief',
    'own_message',
    'own_task',
  ],
  transport: ['name', 'special_needs', 'own_leg', 'flight', 'own_brief', 'own_message', 'own_task'],
  lodging: ['name', 'special_needs', 'own_leg', 'own_brief', 'own_message', 'own_task'],
  lab_order: ['name', 'own_brief', 'own_message', 'own_task'],
  prescription: ['name', 'allergies', 'medicines', 'own_brief', 'own_message', 'own_task'],
};
/** Of the work of another kind: what the reader’s own shows is all of these, so none of them is ever in an answer to an assignee. */
const OF_OTHERS = [
  'other_name',
  'other_brief',
  'other_message',
  'other_quote',
  'other_admission',
  'other_bill',
  'other_task',
  'other_leg',
  'other_visa',
  'other_request',
];
const OF_THE_STAFF = ['internal_message', 'internal_line', 'admin_note'];
/** What is seen before the work is accepted, where it is less than later: the manifest has no work that waits for an answer. */
const OFFERED: Partial<Record<AssignmentKind, readonly string[]>> = {
  visa_support: ['nationality', 'own_brief', 'own_message', 'own_task'],
  transport: SEES.transport.filter((name) => name !== 'flight'),
};
/** What closes when the work is done. The opinion was not signed: nothing is left to correct. A hospital keeps its papers. */
const CLOSED_WHEN_DONE: Partial<Record<AssignmentKind, readonly string[]>> = {
  opinion: ['report'],
  visa_support: ['passport_number', 'passport_paper', 'visa_letter'],
};

let api: TestApi;
let patient: Person;
let record: CaseRecord;
beforeAll(async () => {
  api = await startApi();
  patient = await personOf(api, 'patient');
  record = await recordOf(api, patient, PDF);
});
afterAll(() => api.close());
afterEach(() => record.reset());

const ROLES: Record<AssignmentKind, Parameters<typeof personOf>[1]> = {
  opinion: 'doctor',
  referral: 'partner/hospital',
  visa_support: 'partner/travel_visa',
  transport: 'partner/logistics',
  lodging: 'partner/lodging',
  lab_order: 'laboratory_partner',
  prescription: 'pharmacy_partner',
};
const people = new Map<AssignmentKind, Promise<Person>>();
const personFor = (kind: AssignmentKind): Promise<Person> => {
  const known = people.get(kind) ?? personOf(api, ROLES[kind]);
  people.set(kind, known);
  return known;
};

describe.each(ASSIGNMENT_KINDS)('%s', (kind) => {
  test.each(['offered', 'accepted'])('%s: what the work needs, and nothing else', async (status) => {
    const person = await personFor(kind);
    await record.give(kind, person, status);
    const seen = status === 'offered' ? (OFFERED[kind] ?? SEES[kind]) : SEES[kind];
    expect(await record.seenBy(person)).toEqual([...seen].toSorted());
  });

  test('done: a hospital as before, a doctor and a visa office without their papers', async () => {
    const person = await personFor(kind);
    await record.give(kind, person, 'done');
    const left = SEES[kind].filter((name) => CLOSED_WHEN_DONE[kind]?.includes(name) !== true);
    expect(await record.seenBy(person)).toEqual([...left].toSorted());
  });

  test.each(['declined', 'cancelled'])('%s: nothing', async (status) => {
    const person = await personFor(kind);
    await record.give(kind, person, status);
    expect(await record.seenBy(person)).toEqual([]);
    expect(await record.openedBy(person)).toEqual([]);
  });

  test('the work of someone else: nothing, and the same 404 as for none', async () => {
    const person = await personFor(kind);
    expect(await record.seenBy(person)).toEqual([]);
    expect(await record.openedBy(person)).toEqual([]);
  });

  test('where the patient has withdrawn what was granted: no papers', async () => {
    const person = await personFor(kind);
    await record.give(kind, person, 'accepted');
    await record.withdrawGrants();
    const left = SEES[kind].filter((name) => !PAPERS.some((paper) => paper === name));
    expect(await record.seenBy(person)).toEqual([...left].toSorted());
  });

  test('everyone of an organisation shares its work; nobody outside does', async () => {
    const person = await personOf(api, ROLES[kind]);
    const outside = await personFor(kind);
    await record.giveToOrganisation(kind, person, 'accepted');
    expect(await record.seenBy(person)).toEqual([...SEES[kind]].toSorted());
    expect(await record.seenBy(outside)).toEqual([]);
  });
});

test('a flight is reported by the patient alone', async () => {
  for (const kind of ASSIGNMENT_KINDS) {
    const person = await personFor(kind);
    await record.give(kind, person, 'accepted');
    expect([kind, await record.reportFlight(person)]).toEqual([kind, 404]);
    await record.reset();
  }
  expect(await record.reportFlight(record.staff)).toBe(404);
});

test('the hospital of an accepted quote sees its stay, name and contact, and its bills, too', async () => {
  const person = await personFor('referral');
  await record.give('referral', person, 'accepted');
  await record.acceptOwnQuote();
  expect(await record.seenBy(person)).toEqual(
    [
      ...SEES.referral,
      'name',
      'email',
      'phone',
      'emergency',
      'own_admission',
      'own_bill',
      'own_summary',
      'payment',
    ].toSorted(),
  );
});

test('the staff see all of it', async () => {
  await record.give('opinion', await personFor('opinion'), 'accepted');
  // The application is that of a visa office's work, and this one has none.
  expect(await record.seenBy(record.staff)).toEqual(record.names().filter((name) => name !== 'own_visa'));
});

test('the patient sees all but what belongs to the staff', async () => {
  await record.give('opinion', await personFor('opinion'), 'accepted');
  const seen = await record.seenBy(patient);
  for (const hidden of [...OF_THE_STAFF, 'own_brief', 'other_brief', 'own_message', 'other_message'])
    expect([hidden, seen.includes(hidden)]).toEqual([hidden, false]);
  for (const shown of [
    'treatment',
    ...PAPERS,
    'opinion',
    'other_quote',
    'other_admission',
    'other_bill',
    'payment',
    'own_leg',
    'other_leg',
    'patient_message',
  ])
    expect([shown, seen.includes(shown)]).toEqual([shown, true]);
});

/** By hand: what each permission of a patient shows a companion. */
const COMPANION: Record<CompanionPermission, readonly string[]> = {
  see_journey: ['treatment', 'name', 'other_leg', 'public_line'],
  write_messages: ['patient_message'],
  see_documents: ['report', 'visa_letter'],
};
test.each(Object.keys(COMPANION) as CompanionPermission[])('a companion who may %s', async (may) => {
  const person = await personOf(api, 'unverified_user');
  await record.accompany(person, [may]);
  const seen = await record.seenBy(person);
  for (const hidden of [...OF_OTHERS, ...OF_THE_STAFF].filter((name) => !COMPANION[may].includes(name)))
    expect([hidden, seen.includes(hidden)]).toEqual([hidden, false]);
  for (const shown of COMPANION[may]) expect([shown, seen.includes(shown)]).toEqual([shown, true]);
  for (const secret of ['passport_number', 'passport_paper', 'receipt', 'worry', ...HEALTH, 'email', 'phone'])
    expect([secret, seen.includes(secret)]).toEqual([secret, false]);
});
