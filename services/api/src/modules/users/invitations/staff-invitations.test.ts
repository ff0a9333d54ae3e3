import '../../../platform/languages/register.js';
import type { OpenedStaffInvitation, StaffInvitation, StaffInvitations } from '@ayana/contracts/identity';
import { randomUUID } from 'node:crypto';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { Config } from '../../../platform/config/config.js';
import { oneTimeTokens } from '../../../platform/secrets/one-time-token.js';
import { type Person, personOf } from '../../journeys/testing/case.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Answer = StaffInvitation & { code: string };
const invite = (email: string, role = 'ayana_staff', as: 'admin' | 'super_admin' | 'ayana_staff' = 'admin') =>
  api.call<Answer>('POST', '/staff-invitations', { as, body: { email, name: 'Meera Pillai', role } });
const list = async (): Promise<StaffInvitation[]> =>
  (await api.call<StaffInvitations>('GET', '/staff-invitations', { as: 'admin' })).body.items;
const address = () => `colleague-${randomUUID()}@people.example`;
async function tokenOf(email: string): Promise<string> {
  const [mail] = await api.database.rows<{ data: { link_id: string; is_colleague: boolean } }>(
    `select data from outgoing_mails where template = 'organisation_invitation' and recipient = $1 order by created_at desc limit 1`,
    [email],
  );
  expect(mail?.data.is_colleague).toBe(true);
  return oneTimeTokens(api.app.get(Config).cookieSecret)('join_organisation', mail?.data.link_id ?? '');
}
const opened = (token: string) => api.call<OpenedStaffInvitation>('GET', `/staff-invitations/by-token?token=${token}`);
const accept = ({ token }: Person, link: string) =>
  api.call<{ role: string; code: string }>('POST', '/staff-invitations/accept', { token, body: { token: link } });

test('a colleague is invited, accepts once with the address, and has the role; the activity says who invited', async () => {
  const person = await personOf(api, 'unverified_user');
  const { status, body } = await invite(person.email);
  expect([status, body.role, body.is_expired]).toEqual([201, 'ayana_staff', false]);
  expect((await list()).map(({ id }) => id)).toContain(body.id);
  const link = await tokenOf(person.email);
  expect((await opened(link)).body).toEqual({
    name: 'Meera Pillai',
    email: person.email,
    role: 'ayana_staff',
    state: 'open',
  });
  const other = await personOf(api, null);
  expect((await accept(other, link)).body.code).toBe('not_allowed');
  expect((await accept(person, link)).body.role).toBe('ayana_staff');
  expect((await opened(link)).body.state).toBe('accepted');
  // The old session is over; a new one has the role.
  const [row] = await api.database.rows<{ role: string }>('select role from users where id = $1', [person.id]);
  expect(row?.role).toBe('ayana_staff');
  expect((await list()).map(({ id }) => id)).not.toContain(body.id);
  const trail = await api.database.rows(
    `select details->>'what' as what from audit_entries where action = 'staff_invitation.changed' and details->>'id' = $1 order by created_at, id`,
    [body.id],
  );
  expect(trail).toEqual([{ what: 'invited' }, { what: 'accepted' }]);
});

test('a new link ends the one before, a withdrawn one works no more, and each lapses after seven days', async () => {
  const person = await personOf(api, null);
  const { body } = await invite(person.email);
  const first = await tokenOf(person.email);
  const again = await api.call<Answer>('POST', `/staff-invitations/${body.id}/resend`, { as: 'admin' });
  expect(again.status).toBe(200);
  const second = await tokenOf(person.email);
  expect([(await opened(first)).status, (await opened(second)).body.state]).toEqual([404, 'open']);
  const late = new Date(Date.now() + 7 * 24 * 60 * 60_000 + 60_000);
  await atTime(api, late, async () => {
    expect((await opened(second)).body.state).toBe('expired');
    expect((await list()).find(({ id }) => id === body.id)?.is_expired).toBe(true);
  });
  expect((await api.call('DELETE', `/staff-invitations/${body.id}`, { as: 'admin' })).status).toBe(204);
  expect([(await opened(second)).status, (await accept(person, second)).status]).toEqual([404, 404]);
  expect((await api.call('POST', `/staff-invitations/${body.id}/resend`, { as: 'admin' })).status).toBe(404);
});

test('administrators are invited by super administrators alone, and an address with a role or an invitation by nobody', async () => {
  expect((await invite(address(), 'admin')).body.code).toBe('administrators_only');
  const { body } = await invite(address(), 'admin', 'super_admin');
  expect(body.role).toBe('admin');
  expect((await api.call('DELETE', `/staff-invitations/${body.id}`, { as: 'admin' })).status).toBe(403);
  expect((await invite(address(), 'ayana_staff', 'ayana_staff')).status).toBe(403);
  expect(refusedFieldsOf(await invite(address(), 'patient'))).toEqual(['role']);
  expect(refusedFieldsOf(await invite(body.email.toUpperCase()))).toEqual(['email']);
  const patient = await personOf(api, 'patient');
  expect(refusedFieldsOf(await invite(patient.email))).toEqual(['email']);
});

test('who has become something else meanwhile is refused', async () => {
  const person = await personOf(api, null);
  await invite(person.email);
  const link = await tokenOf(person.email);
  await api.database.rows(`update users set role = 'doctor' where id = $1`, [person.id]);
  const again = await api.call<{ access_token: string }>('POST', '/auth/sign-in', {
    body: { email: person.email, password: DEMO_PASSWORD },
  });
  const answer = await accept({ ...person, token: again.body.access_token }, link);
  expect(answer.body.code).toBe('illegal_transition');
});
