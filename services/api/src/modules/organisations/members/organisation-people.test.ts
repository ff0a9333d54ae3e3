import '../../../platform/languages/register.js';
import type {
  OpenedOrganisationInvitation,
  OrganisationDetail,
  OrganisationInvitation,
} from '@ayana/contracts/organisations';
import { randomUUID } from 'node:crypto';
import { atTime, type TestApi, refusedFieldsOf, startApi } from '../../../../test/support/api.js';
import { Config } from '../../../platform/config/config.js';
import { oneTimeTokens } from '../../../platform/secrets/one-time-token.js';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let own: Hospital;
let other: Hospital;
beforeAll(async () => {
  api = await startApi();
  [own, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
  await api.database.rows(`update partner_members set role = 'owner'`);
});
afterAll(() => api.close());

const invite = ({ token }: Person, id: string, body: object) =>
  api.call<OrganisationInvitation>('POST', `/organisations/${id}/invitations`, { token, body });
const form = (email: string, role = 'member') => ({ email, name: 'Meera Pillai', role });
const address = () => `colleague-${randomUUID()}@hospital.example`;
const detail = ({ token }: Person, id: string) =>
  api.call<OrganisationDetail>('GET', `/organisations/${id}`, { token });
/** The token as the mail writes it. */
async function tokenOf(email: string): Promise<string> {
  const [mail] = await api.database.rows<{ data: { link_id: string } }>(
    `select data from outgoing_mails where template = 'organisation_invitation' and recipient = $1 order by created_at desc limit 1`,
    [email],
  );
  return oneTimeTokens(api.app.get(Config).cookieSecret)('join_organisation', mail?.data.link_id ?? '');
}
const opened = (token: string) =>
  api.call<OpenedOrganisationInvitation>('GET', `/organisation-invitations/by-token?token=${token}`);
const accept = (person: Pick<Person, 'token'>, token: string) =>
  api.call<{ role: string; code: string }>('POST', '/organisation-invitations/accept', {
    token: person.token,
    body: { token },
  });
/** An invited person who has signed up. */
async function invited(role = 'member', account: Parameters<typeof personOf>[1] = null) {
  const person = await personOf(api, account);
  await invite(own.person, own.partner_id, form(person.email, role));
  return { person, link: await tokenOf(person.email) };
}
const member = async (role: string) =>
  api.database.rows('update partner_members set role = $2 where user_id = $1', [own.person.id, role]);

test('an owner invites; the person accepts once, gets the role of the portal, and shares the work', async () => {
  const { person, link } = await invited('member', 'unverified_user');
  expect((await opened(link)).body).toMatchObject({
    organisation_name: expect.any(String),
    kind: 'hospital',
    role: 'member',
    state: 'open',
  });
  const work = await TestCase.begin(api).then((one) => one.assign('referral', own));
  // Another address cannot use the link, and nobody is a member yet.
  const stranger = await personOf(api, null);
  expect((await accept(stranger, link)).status).toBe(403);
  const first = await accept(person, link);
  expect([first.status, first.body]).toEqual([200, { role: 'partner/hospital' }]);
  // The earlier access ended; signed in again, they see the work of the organisation.
  expect((await api.call('GET', '/assignments', { token: person.token })).status).toBe(401);
  const { body } = await api.call<{ access_token: string }>('POST', '/auth/sign-in', {
    body: { email: person.email, password: 'Ayana-demo-2026' },
  });
  const again = { ...person, token: body.access_token };
  expect((await api.call('GET', `/assignments/${work}`, { token: again.token })).status).toBe(200);
  expect(await accept(again, link)).toMatchObject({ status: 410, body: { code: 'link_invalid' } });
  expect((await opened(link)).body.state).toBe('accepted');
  const people = (await detail(own.person, own.partner_id)).body;
  expect(people.members.map(({ user_id, role }) => [user_id, role])).toEqual([
    [own.person.id, 'owner'],
    [person.id, 'member'],
  ]);
  expect(people.invitations).toEqual([]);

  // A member sees the people, not the invitations, and may not invite or change anyone.
  expect((await detail(again, own.partner_id)).body).not.toHaveProperty('invitations');
  expect((await invite(again, own.partner_id, form(address()))).status).toBe(403);
  const change = await api.call('PATCH', `/organisations/${own.partner_id}/members/${own.person.id}`, {
    token: again.token,
    body: { role: 'member' },
  });
  expect(change.status).toBe(403);

  // Ended by the owner, the access is over at once.
  expect(
    (await api.call('DELETE', `/organisations/${own.partner_id}/members/${person.id}`, { token: own.person.token }))
      .status,
  ).toBe(204);
  expect((await api.call('GET', `/assignments/${work}`, { token: again.token })).status).toBe(401);
  expect(await api.database.rows('select role from users where id = $1', [person.id])).toEqual([{ role: null }]);
  const trail = await api.database.rows<{ what: string }>(
    `select details ->> 'what' as what from audit_entries where action = 'membership.changed' and (subject_id = $1 or details ->> 'id' = $2) order by created_at`,
    [person.id, own.partner_id],
  );
  expect(trail.map(({ what }) => what)).toEqual(['invited', 'joined', 'ended']);
});

test('the last owner stays owner and stays; of two who leave at once one stays', async () => {
  await member('owner');
  const path = `/organisations/${own.partner_id}/members`;
  const { token } = own.person;
  expect((await api.call('PATCH', `${path}/${own.person.id}`, { token, body: { role: 'member' } })).status).toBe(409);
  expect((await api.call('DELETE', `${path}/${own.person.id}`, { token })).status).toBe(409);
  const second = await personOf(api, 'partner/hospital');
  await api.database.rows(`insert into partner_members values ($1, $2, now(), 'owner')`, [second.id, own.partner_id]);
  const left = await Promise.all([
    api.call('PATCH', `${path}/${own.person.id}`, { token, body: { role: 'member' } }),
    api.call('PATCH', `${path}/${second.id}`, { token: second.token, body: { role: 'member' } }),
  ]);
  expect(left.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  await member('owner');
  await api.database.rows('delete from partner_members where user_id = $1', [second.id]);
});

test('another organisation is the same 404 as none', async () => {
  const answers = [other.partner_id, own.id].map(async (id) => [
    (await detail(own.person, id)).status,
    (await invite(own.person, id, form(address()))).status,
    (await api.call('PATCH', `/organisations/${id}`, { token: own.person.token, body: { about: 'Ours now' } })).status,
    (await api.call('DELETE', `/organisations/${id}/members/${other.person.id}`, { token: own.person.token })).status,
  ]);
  expect(await Promise.all(answers)).toEqual([
    [404, 404, 404, 404],
    [404, 404, 404, 404],
  ]);
  const theirs = (await invite(other.person, other.partner_id, form(address()))).body.id;
  expect(
    (await api.call('POST', `/organisation-invitations/${theirs}/resend`, { token: own.person.token })).status,
  ).toBe(404);
  expect((await api.call('DELETE', `/organisation-invitations/${theirs}`, { token: own.person.token })).status).toBe(
    404,
  );
});

test('a link works for seven days, and only the newest one', async () => {
  const { person, link } = await invited();
  const week = new Date(Date.now() + 7 * 24 * 3_600_000 + 1000);
  await atTime(api, week, async () => expect((await opened(link)).body.state).toBe('expired'));
  const [row] = await api.database.rows<{ id: string; token_hash: string }>(
    'select id, token_hash from organisation_invitations where email = $1',
    [person.email],
  );
  expect(row?.token_hash).not.toContain(link);
  await api.call('POST', `/organisation-invitations/${row?.id}/resend`, { token: own.person.token });
  expect((await opened(link)).status).toBe(404);
  expect((await accept(person, link)).status).toBe(404);
  const newer = await tokenOf(person.email);
  expect((await opened(newer)).body.state).toBe('open');
  await api.call('DELETE', `/organisation-invitations/${row?.id}`, { token: own.person.token });
  expect((await accept(person, newer)).status).toBe(404);
  expect((await accept(person, `${row?.id}.guessed`)).status).toBe(404);
});

test('who is a patient, of the staff or works elsewhere uses another address', async () => {
  for (const email of [other.person.email, (await personOf(api, 'patient')).email, 'ayana-staff@demo.ayana.test'])
    expect(refusedFieldsOf(await invite(own.person, own.partner_id, form(email)))).toEqual(['email']);
  const { person, link } = await invited('member', 'unverified_user');
  await api.call('POST', '/treatment-requests', {
    token: person.token,
    body: {
      treatment_id: (await api.database.rows<{ id: string }>('select id from treatments where is_active limit 1'))[0]
        ?.id,
    },
  });
  expect((await accept(person, link)).status).toBe(409);
});

test('who may only read does not write; a member does, and staff may do all of it', async () => {
  await member('read_only');
  const path = `/organisations/${own.partner_id}`;
  const change = (as: object, body: object) => api.call<OrganisationDetail>('PATCH', path, { ...as, body });
  expect((await change({ token: own.person.token }, { about: 'Hello' })).status).toBe(403);
  expect((await detail(own.person, own.partner_id)).body.own_role).toBe('read_only');
  await member('member');
  const hours = [{ weekday: 1, from_time: '09:00', to_time: '17:30' }];
  const changed = await change(
    { token: own.person.token },
    { about: 'Twelve rooms.', languages: ['English', 'Tamil'], opening_hours: hours },
  );
  expect(changed.body).toMatchObject({
    about: 'Twelve rooms.',
    languages: ['English', 'Tamil'],
    opening_hours: hours,
    updated_by: { id: own.person.id },
    version: 2,
  });
  expect((await change({ token: own.person.token }, { name: 'A better name' })).status).toBe(403);
  expect(
    refusedFieldsOf(
      await change(
        { token: own.person.token },
        { opening_hours: [...hours, { weekday: 1, from_time: '12:00', to_time: '13:00' }], website: 'ftp://x' },
      ),
    ),
  ).toEqual(['opening_hours.1.from_time', 'website']);
  expect((await change({ as: 'ayana_staff' }, { name: 'A better name' })).body.name).toBe('A better name');
  expect((await invite({ id: '', email: '', token: '' }, own.partner_id, form(address()))).status).toBe(401);
  const staff = await api.call('POST', `${path}/invitations`, { as: 'ayana_staff', body: form(address()) });
  expect(staff.status).toBe(201);
  await member('owner');
});

test('a role of another kind, given by an administrator, ends the membership', async () => {
  const { person, link } = await invited();
  await accept(person, link);
  await api.call('PATCH', `/users/${person.id}/role`, { as: 'super_admin', body: { role: 'doctor' } });
  expect(await api.database.rows('select role from partner_members where user_id = $1', [person.id])).toEqual([]);
});

test('an invited doctor becomes the account of a doctor of the catalogue, once', async () => {
  const [doctor] = await api.database.rows<{ id: string }>(
    'select id from doctors where is_active and user_id is null limit 1',
  );
  const person = await personOf(api, null);
  const path = `/doctor-accounts/${doctor?.id}/invitations`;
  const body = { email: person.email, name: 'Dr Farida Siddiqui' };
  expect((await api.call('POST', path, { token: own.person.token, body })).status).toBe(403);
  expect((await api.call('POST', path, { as: 'ayana_staff', body })).status).toBe(201);
  const link = await tokenOf(person.email);
  expect((await opened(link)).body).toMatchObject({ doctor_name: expect.any(String), role: null });
  expect((await accept(person, link)).body).toEqual({ role: 'doctor' });
  expect(await api.database.rows('select user_id from doctors where id = $1', [doctor?.id])).toEqual([
    { user_id: person.id },
  ]);
  expect((await api.call('POST', path, { as: 'ayana_staff', body: { ...body, email: address() } })).status).toBe(409);
});
