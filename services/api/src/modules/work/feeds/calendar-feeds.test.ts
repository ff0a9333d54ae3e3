import '../../../platform/languages/register.js';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { inHours } from '../../journeys/testing/case-rows.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let its: TestCase;
let partner: string;
beforeAll(async () => {
  api = await startApi();
  its = await TestCase.begin(api);
  partner = await api.database.add('partners', { kind: 'logistics' });
  await api.database.rows(
    `with work as (insert into assignments (id, journey_id, kind, partner_id, status, brief, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 'transport', $2, 'accepted', 'A ride', 1, now(), now()) returning id)
     insert into travel_legs (id, journey_id, kind, from_place, to_place, starts_at, zone, assignment_id, status, version, created_at, updated_at)
     select gen_random_uuid(), $1, 'pickup', 'Airport', 'Guest house', $3, 'Asia/Kolkata', id, 'booked', 1, now(), now() from work`,
    [its.journey_id, partner, inHours(3)],
  );
});
afterAll(() => api.close());

const call = ({ token }: Person, method: string, path: string, body?: unknown) =>
  api.call<{ path: string; created_at: string | null }>(method, path, {
    token,
    ...(body === undefined ? {} : { body }),
  });
const pathOf = async (answer: Promise<{ status: number; body: { path: string } }>): Promise<string> => {
  const { status, body } = await answer;
  expect(status).toBe(201);
  return body.path.replace('/api', '');
};
const tripOf = (person: Person) => pathOf(call(person, 'POST', '/travel-feeds', { journey_id: its.journey_id }));
const manifestOf = (person: Person) => pathOf(call(person, 'POST', '/manifest-feed'));
const workOf = (person: Person) => pathOf(call(person, 'POST', '/work-feed'));

/** What a link gives: the places of its parts, or the status of a refusal. */
async function seen(path: string): Promise<string | number> {
  const { status, text } = await api.call('GET', path);
  return status === 200 ? (text.includes('Airport – Guest house') ? 'the ride' : 'nothing') : status;
}

async function companion(may: string[] = ['see_journey']): Promise<Person> {
  const person = await personOf(api, 'patient');
  await api.database.rows(
    `insert into companions (id, journey_id, user_id, email, name, relation, language, may, accepted_at, version, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, 'Karim', 'brother', 'en', $4, now(), 1, now(), now())`,
    [its.journey_id, person.id, `${person.id}@people.example`, may],
  );
  return person;
}

async function driver(): Promise<Person> {
  const person = await personOf(api, 'partner/logistics');
  await api.database.add('partner_members', { user_id: person.id, partner_id: partner, role: 'member' });
  return person;
}

const leave = (person: Person) => api.database.rows('delete from partner_members where user_id = $1', [person.id]);
const become = (person: Person, role: string | null) =>
  api.database.rows('update users set role = $2 where id = $1', [person.id, role]);

test('a companion has a link of their own, which ends when the patient withdraws them; hers goes on', async () => {
  const [guest, other] = [await companion(), await companion()];
  const [own, theirs, others] = [await tripOf(its.patient), await tripOf(guest), await tripOf(other)];
  expect(await Promise.all([own, theirs, others].map(seen))).toEqual(['the ride', 'the ride', 'the ride']);
  const [row] = await api.database.rows<{ id: string }>('select id from companions where user_id = $1', [guest.id]);
  expect((await call(its.patient, 'POST', `/companions/${row?.id}/withdraw`)).status).toBe(200);
  expect(await Promise.all([own, theirs, others].map(seen))).toEqual(['the ride', 404, 'the ride']);
  expect((await call(guest, 'POST', '/travel-feeds', { journey_id: its.journey_id })).status).toBe(404);
  await api.database.rows('delete from companions');
});

test('a companion who may not see the journey any more follows it no longer', async () => {
  const guest = await companion();
  const link = await tripOf(guest);
  await api.database.rows(`update companions set may = '{write_messages}' where user_id = $1`, [guest.id]);
  expect(await seen(link)).toBe(404);
  await api.database.rows('delete from companions');
});

test('the patient switches her link off, and makes a new address', async () => {
  const state = async () => (await call(its.patient, 'GET', `/travel-feed?journey_id=${its.journey_id}`)).body;
  const first = await tripOf(its.patient);
  expect((await state()).created_at).not.toBeNull();
  const guest = await companion();
  expect((await call(guest, 'DELETE', `/travel-feed?journey_id=${its.journey_id}`)).status).toBe(204);
  expect(await seen(first)).toBe('the ride');
  expect((await call(its.patient, 'DELETE', `/travel-feed?journey_id=${its.journey_id}`)).status).toBe(204);
  expect([await seen(first), await state()]).toEqual([404, { created_at: null }]);
  const second = await tripOf(its.patient);
  expect([await seen(first), await seen(second)]).toEqual([404, 'the ride']);
  const stranger = await personOf(api, 'patient');
  expect((await call(stranger, 'GET', `/travel-feed?journey_id=${its.journey_id}`)).status).toBe(404);
  await api.database.rows('delete from companions');
});

test('a member who leaves the organisation follows nothing of it; a colleague goes on', async () => {
  const [one, colleague] = [await driver(), await driver()];
  const links = [await manifestOf(one), await workOf(one), await manifestOf(colleague), await workOf(colleague)];
  expect(await Promise.all(links.map(seen))).toEqual(['the ride', 'the ride', 'the ride', 'the ride']);
  await leave(one);
  expect(await Promise.all(links.map(seen))).toEqual([404, 'nothing', 'the ride', 'the ride']);
});

test('a changed role ends the links it gave, and a taken one all of them', async () => {
  const person = await driver();
  const [manifest, work] = [await manifestOf(person), await workOf(person)];
  await become(person, 'partner/hospital');
  expect([await seen(manifest), await seen(work)]).toEqual([404, 'the ride']);
  await become(person, null);
  expect([await seen(manifest), await seen(work)]).toEqual([404, 404]);
  const guest = await companion();
  const trip = await tripOf(guest);
  await become(guest, null);
  expect(await seen(trip)).toBe(404);
  await api.database.rows('delete from companions');
});

test('a deleted account leaves no link', async () => {
  const person = await driver();
  const links = [await manifestOf(person), await workOf(person)];
  await leave(person);
  await api.database.rows('delete from users where id = $1', [person.id]);
  expect(await Promise.all(links.map(seen))).toEqual([404, 404]);
  expect(await api.database.rows('select 1 from calendar_feeds where user_id = $1', [person.id])).toEqual([]);
});
