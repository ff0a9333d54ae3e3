import { readFileSync } from 'node:fs';
import '../../../platform/languages/register.js';
import { CASE_NUMBER } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../../journeys/testing/case.js';

interface Found {
  groups: { kind: string; items: { id: string; title: string }[] }[];
}

let api: TestApi;
/** Two patients with one name. */
let one: TestCase;
let other: TestCase;
let hospital: Hospital;
beforeAll(async () => {
  api = await startApi();
  [one, other] = [await TestCase.begin(api), await TestCase.begin(api)];
  hospital = await hospitalOf(api, 0);
});
afterAll(() => api.close());

const numberOf = async ({ journey_id }: TestCase): Promise<string> => {
  const [row] = await api.database.rows<{ case_number: string }>(
    'select case_number from patient_journeys where id = $1',
    [journey_id],
  );
  return row?.case_number ?? '';
};
const search = async (q: string, who: { token?: string; as?: 'ayana_staff' }) => {
  const { body } = await api.call<Found>('GET', `/search/portal?q=${encodeURIComponent(q)}`, who);
  return body.groups;
};
const idsOf = (groups: Found['groups'], kind: string): string[] =>
  groups.find((group) => group.kind === kind)?.items.map(({ id }) => id) ?? [];

test('each case has a number of its own, in the form that people can read out', async () => {
  expect(await numberOf(one)).toMatch(CASE_NUMBER);
  expect(await numberOf(one)).not.toBe(await numberOf(other));
  const rows = await api.database.rows<{ case_number: string }>(
    'select next_case_number() as case_number from generate_series(1, 20000)',
  );
  const numbers = rows.map(({ case_number }) => case_number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => !CASE_NUMBER.test(number) || !/\d/.test(number))).toEqual([]);
});

test('a number is never given twice, and never changed by a request', async () => {
  const number = await numberOf(one);
  await expect(
    api.database.rows('update patient_journeys set case_number = $1 where id = $2', [number, other.journey_id]),
  ).rejects.toThrow(/case_number/);
});

test('staff find the case by its number however it is typed; people with one name are told apart', async () => {
  const number = await numberOf(one);
  const bare = number.replace('AY-', '');
  const by = async (q: string) => idsOf(await search(q, { as: 'ayana_staff' }), 'journeys');
  for (const q of [number, number.toLowerCase(), ` ay ${bare.slice(0, 2)} ${bare.slice(2)}`, `AY${bare}`])
    expect([q, await by(q)]).toEqual([q, [one.journey_id]]);
  expect(idsOf(await search(number, { as: 'ayana_staff' }), 'treatment_requests')).toEqual([one.request_id]);
  const groups = await search(number, { as: 'ayana_staff' });
  expect(groups.find(({ kind }) => kind === 'journeys')?.items[0]?.title).toBe(`${number} Prakash Thapa`);
});

test('a number with a letter that no number has finds what it may be', async () => {
  const number = await numberOf(one);
  const misread = `${number.slice(0, -1)}O`;
  expect(idsOf(await search(misread, { as: 'ayana_staff' }), 'journeys')).toContain(one.journey_id);
});

test('a partner finds their own work by the number, also in the list, and no other case', async () => {
  const work = await one.assign('referral', hospital);
  const [number, theirs] = [await numberOf(one), await numberOf(other)];
  const found = await search(number.toLowerCase(), hospital.person);
  expect(idsOf(found, 'work')).toEqual([work]);
  expect(found.find(({ kind }) => kind === 'work')?.items[0]?.title).toBe(number);
  expect(await search(theirs, hospital.person)).toEqual([]);
  const list = await api.call<{ items: { id: string; case_number: string }[] }>(
    'GET',
    `/work?q=${number.replace('-', '%20')}`,
    { token: hospital.person.token },
  );
  expect(list.body.items.map(({ id, case_number }) => [id, case_number])).toEqual([[work, number]]);
});

test('a patient finds the own case by its number, and not that of another', async () => {
  const number = await numberOf(one);
  expect(idsOf(await search(number, one.patient), 'journeys')).toEqual([one.journey_id]);
  expect(idsOf(await search(number, other.patient), 'journeys')).toEqual([]);
});

test('administrators find the person and the enquiry by the number', async () => {
  const number = await numberOf(one);
  const people = await api.call<{ items: { id: string }[] }>('GET', `/users?q=${number.toLowerCase()}`, {
    as: 'admin',
  });
  expect(people.body.items.map(({ id }) => id)).toEqual([one.patient.id]);
});

test('a mail about a case has its number beside the brand, in both forms and in the subject', async () => {
  const doctor: Person = await personOf(api, 'doctor');
  const number = await numberOf(one);
  const given = await api.call('POST', '/assignments', {
    as: 'ayana_staff',
    body: { journey_id: one.journey_id, kind: 'opinion', assignee_user_id: doctor.id, brief: 'Please read.' },
  });
  expect(given.status).toBe(201);
  const [mail] = await api.database.rows<{ data: { case_number?: string } }>(
    `select data from outgoing_mails where template = 'assignment_given' and recipient = $1`,
    [doctor.email],
  );
  expect(mail?.data.case_number).toBe(number);
});

/** Read on the page of their case or under its number only, or not about one. */
const WITHIN = new Set([
  'AutomationsDto',
  'CaseDocumentDto',
  'CheckInDto',
  'CompanionDto',
  'DischargeSummaryDto',
  'FormCDto',
  'InboxJourneyAnswerDto',
  'JourneyAutomationDto',
  'LetterDraftDto',
  'MedicalOpinionDto',
  'OwnBookedDto',
  'StayConsentDto',
  'StayUpdateDto',
  'TravelLegDto',
  'VisaApplicationDto',
  'VisaLetterDto',
  'VisaPeriodsDto',
]);
/** What is sent to the API names the case by its id. */
const FORM = /^New|(Change|Query|Form|Report)Dto$|^VideoConsultationDto$|^WantedDocumentDto$/;

test('every answer that names a case or its patient has the number', () => {
  const { components } = JSON.parse(
    readFileSync(new URL('../../../../../../contracts/openapi.json', import.meta.url), 'utf8'),
  ) as { components: { schemas: Record<string, { properties?: Record<string, unknown> }> } };
  const without = Object.entries(components.schemas)
    .filter(([name]) => !WITHIN.has(name) && !FORM.test(name))
    .filter(([, { properties = {} }]) => 'journey_id' in properties || 'patient_name' in properties)
    .filter(([, { properties = {} }]) => !('case_number' in properties));
  expect(without.map(([name]) => name)).toEqual([]);
});
