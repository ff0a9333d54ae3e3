import '../../../platform/languages/register.js';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type People, testUsersOf } from '../../users/testing/users.js';

let api: TestApi;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = testUsersOf(api);
});
afterAll(() => api.close());

interface Accepted {
  role: string;
  organisation: { id: string; name: string } | null;
  doctor: { id: string; name: string } | null;
}
const accept = (id: string, body: object, as: 'admin' | 'ayana_staff' | 'partner/hospital' = 'admin') =>
  api.call<Accepted>('POST', `/users/${id}/application/accept`, { as, body });
const own = (token: string) =>
  api.call<{ id: string; kind: string; own_role: string } | null>('GET', '/organisations/own', { token });
const applicationsOf = (id: string) =>
  api.database.rows('select status, decided_by is not null as by_staff from role_applications where user_id = $1', [
    id,
  ]);
const mailsTo = (email: string) =>
  api.database.rows<{ template: string; data: { place?: string } }>(
    'select template, data from outgoing_mails where recipient = $1 order by created_at',
    [email],
  );

async function applicant(kind: 'partner' | 'doctor' = 'partner') {
  const person = await people.add(null);
  await people.apply(person.id);
  await api.database.rows('update role_applications set account_kind = $2 where user_id = $1', [person.id, kind]);
  const { access_token: token } = await people.signIn(person.email);
  return { ...person, token };
}

test('a partner is accepted into a new organisation of the asked kind, with the role of its portal, in one step', async () => {
  const person = await applicant();
  const answer = await accept(person.id, {});
  expect([answer.status, answer.body]).toMatchObject([
    201,
    { role: 'partner/lodging', organisation: { name: 'River House' }, doctor: null },
  ]);
  // The token from before is over; the next one opens the portal.
  expect((await own(person.token)).status).toBe(401);
  const signedIn = await people.signIn(person.email);
  expect((await own(signedIn.access_token)).body).toMatchObject({
    id: answer.body.organisation?.id,
    kind: 'lodging',
    own_role: 'owner',
  });
  expect(await applicationsOf(person.id)).toEqual([{ status: 'given', by_staff: true }]);
  expect((await mailsTo(person.email)).map(({ template, data }) => [template, data.place])).toEqual([
    ['role_given', 'River House'],
  ]);
  expect((await people.trailOf(person.id)).map(({ action, actor_role }) => [action, actor_role])).toEqual([
    ['membership.changed', 'admin'],
    ['role.given', 'admin'],
  ]);
  expect((await accept(person.id, {})).status).toBe(409);
});

test('a colleague is accepted into an organisation that exists, as a member', async () => {
  const { body } = await accept((await applicant()).id, { name: 'Hill House', kind: 'lodging' });
  const person = await applicant();
  const answer = await accept(person.id, { partner_id: body.organisation?.id, role: 'member' });
  expect(answer.body).toMatchObject({ role: 'partner/lodging', organisation: { name: 'Hill House' } });
  const { access_token } = await people.signIn(person.email);
  expect((await own(access_token)).body).toMatchObject({ own_role: 'member' });
});

test('a doctor is linked to the catalogue, once', async () => {
  const person = await applicant('doctor');
  const free = await api.database.rows<{ id: string; name: string }>(
    'select id, full_name as name from doctors where user_id is null and is_active order by id limit 1',
  );
  expect(refusedFieldsOf(await accept(person.id, {}))).toEqual(['doctor_id']);
  const answer = await accept(person.id, { doctor_id: free[0]?.id });
  expect([answer.status, answer.body]).toMatchObject([201, { role: 'doctor', organisation: null, doctor: free[0] }]);
  const other = await applicant('doctor');
  expect(refusedFieldsOf(await accept(other.id, { doctor_id: free[0]?.id }))).toEqual(['doctor_id']);
  expect(await applicationsOf(other.id)).toEqual([{ status: 'pending', by_staff: false }]);
});

test('only administrators accept, only what waits, only a confirmed address, and never a patient', async () => {
  const person = await applicant();
  expect((await accept(person.id, {}, 'ayana_staff')).status).toBe(403);
  expect((await accept(person.id, {}, 'partner/hospital')).status).toBe(403);
  expect((await accept((await people.add(null)).id, {})).status).toBe(409);
  await api.database.rows('update users set email_verified_at = null where id = $1', [person.id]);
  expect((await accept(person.id, {})).status).toBe(409);
  await api.database.rows(`update users set email_verified_at = now(), role = 'patient' where id = $1`, [person.id]);
  expect((await accept(person.id, { name: 'Patient House' })).status).toBe(409);
  expect(await mailsTo(person.email)).toEqual([]);
});

test('two who press at once accept once', async () => {
  const person = await applicant();
  const answers = await Promise.all([
    accept(person.id, { name: 'Once House' }),
    accept(person.id, { name: 'Once House' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await api.database.rows(`select 1 from partners where company_name = 'Once House'`)).toHaveLength(1);
});
