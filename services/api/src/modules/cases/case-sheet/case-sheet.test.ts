import '../../../platform/languages/register.js';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { pdfPages } from '../../../platform/typesetting/testing/pdf-text.js';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { allergyTo, giveHealth } from '../../journeys/testing/health.js';

let api: TestApi;
let one: TestCase;
let hospital: Hospital;
let staff: Person;
beforeAll(async () => {
  api = await startApi();
  one = await TestCase.begin(api);
  [hospital, staff] = [await hospitalOf(api, 0), await personOf(api, 'ayana_staff')];
  await giveHealth(api, one.patient.id, { sex: 'male', allergies: allergyTo('Penicillin') });
  await api.database.rows(`update users set date_of_birth = '1971-04-12', phone = '+977 1 5550100' where id = $1`, [
    one.patient.id,
  ]);
  await api.database.add('patient_details', {
    patient_id: one.patient.id,
    passport_number: 'N1234567',
    emergency_name: 'A daughter',
  });
  await api.database.add('journey_tasks', {
    journey_id: one.journey_id,
    title: 'Call the family',
    owner_kind: 'case_manager',
  });
});
afterAll(() => api.close());

/** What a person reads on the sheet, on how many pages; null where there is none for them. */
async function sheetFor({ token }: Person): Promise<{ text: string; pages: number } | null> {
  const answer = await fetch(`${api.url}/api/patient-journeys/${one.journey_id}/case-sheet`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status !== 200) return null;
  const pages = pdfPages(new Uint8Array(await answer.arrayBuffer()));
  return { text: pages.join(' '), pages: pages.length };
}

const PERSONAL = ['Prakash Thapa', '+977 1 5550100', 'A daughter'];

test('the case manager has one page with the person, the allergies, the contacts and what comes next', async () => {
  const sheet = await sheetFor(staff);
  expect(sheet?.pages).toBe(1);
  for (const shown of [...PERSONAL, '12 April 1971', 'Penicillin', 'Call the family', 'AY-'])
    expect(sheet?.text).toContain(shown);
  expect(sheet?.text).not.toContain('N1234567');
});

test('the hospital reads no name and no contact before its quote is accepted, both after it, and never the staff’s tasks', async () => {
  const work = await one.assign('referral', hospital);
  const before = await sheetFor(hospital.person);
  expect(before?.text).toContain('Penicillin');
  for (const hidden of [...PERSONAL, '1971', 'Call the family', 'N1234567'])
    expect([hidden, before?.text.includes(hidden)]).toEqual([hidden, false]);
  await api.database.rows(
    `insert into quotes (id, journey_id, assignment_id, partner_hospital_id, version, status, currency, valid_until, revision, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, 1, 'accepted', 'USD', now(), 1, now(), now())`,
    [one.journey_id, work, hospital.id],
  );
  const after = await sheetFor(hospital.person);
  for (const shown of PERSONAL) expect(after?.text).toContain(shown);
  for (const hidden of ['1971', 'Call the family', 'N1234567'])
    expect([hidden, after?.text.includes(hidden)]).toEqual([hidden, false]);
  const printed = await api.database.rows(
    `select assignment_id from record_accesses where by_user_id = $1 and what = 'printed'`,
    [hospital.person.id],
  );
  expect(printed).toEqual([{ assignment_id: work }, { assignment_id: work }]);
});

test('a driver, another hospital and the patient have none', async () => {
  const [driver, other] = [await personOf(api, 'partner/logistics'), await hospitalOf(api, 1)];
  await one.assign('transport', driver);
  for (const person of [driver, other.person, one.patient]) expect(await sheetFor(person)).toBeNull();
});
