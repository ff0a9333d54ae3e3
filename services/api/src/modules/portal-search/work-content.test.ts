import '../../platform/languages/register.js';
import type { PortalSearchAnswer } from '@ayana/contracts/catalogue';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../journeys/testing/case.js';

let api: TestApi;
let its: TestCase;
let hospital: Hospital;
let other: Hospital;
let reader: Person;
let work: string;
let number: string;
beforeAll(async () => {
  api = await startApi();
  its = await TestCase.begin(api);
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
  reader = await personOf(api, 'partner/hospital');
  await api.database.rows(
    `insert into partner_members (user_id, partner_id, created_at, role) values ($1, $2, now(), 'read_only')`,
    [reader.id, hospital.partner_id],
  );
  work = await its.assign('transport', hospital);
  await api.database.rows(
    `insert into travel_legs (id, journey_id, kind, from_place, to_place, starts_at, zone, reference, assignment_id, status, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'pickup', 'Kempegowda Airport', 'Lotus Guest House', now(), 'Asia/Kolkata', 'ZQ7781', $2, 'booked', 1, now(), now())`,
    [its.journey_id, work],
  );
  const [thread] = await api.database.rows<{ id: string }>(
    `insert into threads (id, journey_id, kind, assignment_id, created_at, updated_at)
     values (gen_random_uuid(), $1, 'partner', $2, now(), now()) returning id`,
    [its.journey_id, work],
  );
  const body = { text: 'The wheelchair is at gate nine.' };
  expect((await api.call('POST', `/threads/${thread?.id ?? ''}/messages`, { as: 'ayana_staff', body })).status).toBe(
    201,
  );
  const [row] = await api.database.rows<{ case_number: string }>(
    'select case_number from patient_journeys where id = $1',
    [its.journey_id],
  );
  number = row?.case_number ?? '';
});
afterAll(() => api.close());

const OWN = new Set(['work', 'orders', 'legs', 'messages']);
const found = async (q: string, { token }: Person) => {
  const { body } = await api.call<PortalSearchAnswer>('GET', `/search/portal?q=${encodeURIComponent(q)}`, { token });
  return body.groups
    .filter(({ kind }) => OWN.has(kind))
    .flatMap(({ kind, items }) => items.map(({ path }) => `${kind} ${path ?? ''}`));
};

test('every member finds the work of their partner by number, booking, place and message; each leads to its page', async () => {
  for (const who of [hospital.person, reader]) {
    expect(await found(number, who)).toEqual([`work /partner-portal/work/${work}`]);
    expect(await found('zq7781', who)).toEqual([`legs /partner-portal/work/${work}`]);
    expect(await found('lotus guest', who)).toEqual([`legs /partner-portal/work/${work}`]);
    expect(await found('wheelchair', who)).toEqual([`messages /partner-portal/messages?work=${work}`]);
  }
});

test('another partner of the same kind finds nothing of it', async () => {
  for (const q of [number, 'zq7781', 'lotus guest', 'wheelchair']) expect(await found(q, other.person)).toEqual([]);
});

test('tests are found by their names by the laboratory that has them', async () => {
  const laboratory = await personOf(api, 'laboratory_partner');
  const lab = await its.assign('lab_order', laboratory);
  await api.database.rows(
    `insert into laboratory_orders (id, assignment_id, journey_id, ordered_by, status, tests, version, created_at, updated_at)
     select gen_random_uuid(), $1, $2, $3, 'ordered', array[code], 1, now(), now() from laboratory_tests where name ilike 'potassium%' limit 1`,
    [lab, its.journey_id, other.person.id],
  );
  expect(await found('potassium', laboratory)).toEqual([`orders /laboratory-portal/work/${lab}`]);
  expect(await found('potassium', await personOf(api, 'laboratory_partner'))).toEqual([]);
});

test('ended work is found by its number, not by what is in it', async () => {
  await api.database.rows(`update assignments set status = 'done', closed_at = now() where id = $1`, [work]);
  expect(await found(number, reader)).toEqual([`work /partner-portal/work/${work}`]);
  for (const q of ['zq7781', 'wheelchair']) expect(await found(q, reader)).toEqual([]);
});
