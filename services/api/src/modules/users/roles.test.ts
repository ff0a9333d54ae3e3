import type { UserDetail } from '@ayana/contracts/account';
import { type Role, ROLES } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { type People, testUsersOf, UNKNOWN_USER_ID } from './testing/users.js';
import { userIdOf } from '../journeys/testing/journeys.js';

let api: TestApi;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = testUsersOf(api);
});
afterAll(() => api.close());

const idOf = (role: Role | null) => userIdOf(api, role);
const change = (id: string, role: unknown, as: Role = 'super_admin') =>
  api.call<UserDetail & Problem>('PATCH', `/users/${id}/role`, { as, body: { role } });
const mailsTo = (email: string) =>
  api.database.rows('select template, data from outgoing_mails where recipient = $1 order by created_at', [email]);

describe('changing roles', () => {
  test.each(ROLES)('a super_admin gives %s and takes it away', async (role) => {
    const { id, email } = await people.add(null);
    const given = await change(id, role);
    expect([given.status, given.body.role]).toEqual([200, role]);
    expect((await people.signIn(email)).user.role).toBe(role);
    const taken = await change(id, null);
    expect([taken.status, taken.body.role]).toEqual([200, null]);
    const actor = { type: 'roles', actor_id: await idOf('super_admin'), actor_role: 'super_admin' };
    expect(await people.trailOf(id)).toEqual([
      { ...actor, action: 'role.given', details: { from: null, to: role } },
      { ...actor, action: 'role.taken', details: { from: role, to: null } },
    ]);
    expect(await mailsTo(email)).toEqual([
      { template: 'role_given', data: { name: 'Prakash Thapa', role_name: expect.any(String) } },
    ]);
  });

  test.each(ROLES)('an admin may give %s unless it makes an administrator', async (role) => {
    const { id } = await people.add('patient');
    const answer = await change(id, role, 'admin');
    if (role === 'admin' || role === 'super_admin')
      expect([answer.status, answer.body.code]).toEqual([403, 'administrators_only']);
    else expect(answer.body.role).toBe(role);
    const now = await api.database.rows('select role from users where id = $1', [id]);
    expect(now).toEqual([{ role: role === 'admin' || role === 'super_admin' ? 'patient' : role }]);
  });

  test('an admin cannot remove an administrator', async () => {
    for (const role of ['admin', 'super_admin'] as const) {
      const { id } = await people.add(role);
      for (const to of [null, 'patient']) {
        const answer = await change(id, to, 'admin');
        expect([answer.status, answer.body.code]).toEqual([403, 'administrators_only']);
      }
      expect(await people.trailOf(id)).toEqual([]);
      await change(id, null);
    }
  });

  test('nobody changes their own role', async () => {
    for (const role of ['admin', 'super_admin'] as const) {
      const answer = await change(await idOf(role), 'doctor', role);
      expect([answer.status, answer.body.code]).toEqual([403, 'own_role']);
    }
  });

  test('setting the same role again is not recorded', async () => {
    const { id, email } = await people.add('doctor');
    const { access_token: token } = await people.signIn(email);
    expect((await change(id, 'doctor')).status).toBe(200);
    expect(await people.trailOf(id)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
    expect(await people.roleOf(token)).toBe('"doctor"');
  });

  test('applies from the next request on, and the earlier access ends', async () => {
    const { id, email } = await people.add('ayana_staff');
    const { access_token: token } = await people.signIn(email);
    expect((await api.call('GET', '/inbox', { token })).status).toBe(200);
    await change(id, 'patient');
    expect((await api.call('GET', '/inbox', { token })).status).toBe(401);
    const { access_token: next } = await people.signIn(email);
    expect((await api.call('GET', '/inbox', { token: next })).status).toBe(403);
    expect(await people.roleOf(next)).toBe('"patient"');
  });

  test('answers the pending application', async () => {
    const { id } = await people.add(null);
    await people.apply(id);
    const { body } = await change(id, 'partner/hospital', 'admin');
    expect(body.application).toMatchObject({ status: 'given', wanted_role: 'partner/lodging' });
    expect(body.application?.decided_at).not.toBeNull();
    expect(await api.database.rows('select decided_by from role_applications where user_id = $1', [id])).toEqual([
      { decided_by: await idOf('admin') },
    ]);
  });

  test.each([
    ['no role at all', {}],
    ['an empty one', { role: '' }],
    ['an unknown one', { role: 'king' }],
    ['two', { role: ['admin', 'patient'] }],
    ['another name in it', { role: 'doctor', email: 'new@people.example' }],
  ])('a body with %s changes nothing', async (_what, body) => {
    const { id } = await people.add('patient');
    const answer = await api.call('PATCH', `/users/${id}/role`, { as: 'super_admin', body });
    expect(answer.status).toBe(422);
    expect(await api.database.rows('select role from users where id = $1', [id])).toEqual([{ role: 'patient' }]);
  });

  test('for an unknown user does nothing', async () => {
    expect((await change(UNKNOWN_USER_ID, 'patient')).status).toBe(404);
    expect(await people.trailOf(UNKNOWN_USER_ID)).toEqual([]);
  });

  test('the last super_admin remains, also when two remove each other at once, again and again', async () => {
    const otherAdmin = await idOf('super_admin');
    for (let round = 0; round < 6; round += 1) {
      const [one, two] = [await people.add('super_admin'), await people.add('super_admin')];
      const [first, second] = [await people.signIn(one.email), await people.signIn(two.email)];
      await api.database.rows(`update users set role = 'ayana_staff' where id = $1`, [otherAdmin]);
      const answers = await Promise.all([
        api.call<Problem>('PATCH', `/users/${two.id}/role`, { token: first.access_token, body: { role: null } }),
        api.call<Problem>('PATCH', `/users/${one.id}/role`, { token: second.access_token, body: { role: null } }),
      ]);
      const left = await api.database.rows<{ id: string }>(`select id from users where role = 'super_admin'`);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      expect(left).toHaveLength(1);
      await api.database.rows(`update users set role = 'super_admin' where id = $1`, [otherAdmin]);
      await api.database.rows(`update users set role = null where id in ($1, $2)`, [one.id, two.id]);
    }
  });

  test('a user who lost their role a moment ago cannot give one, though the token still contains it', async () => {
    const [superAdmin, someone] = [await people.add('super_admin'), await people.add(null)];
    const { access_token: token } = await people.signIn(superAdmin.email);
    const answers = await api.database
      .rows(`update users set role = 'patient' where id = $1`, [superAdmin.id])
      .then(() => api.call<Problem>('PATCH', `/users/${someone.id}/role`, { token, body: { role: 'super_admin' } }));
    expect([401, 403]).toContain(answers.status);
    expect(await api.database.rows('select role from users where id = $1', [someone.id])).toEqual([{ role: null }]);
  });
});

describe('refusing an application', () => {
  const refuse = (id: string, body: unknown = { status: 'refused' }) =>
    api.call<UserDetail & Problem>('PATCH', `/users/${id}/application`, { as: 'admin', body });

  test('notifies the applicant, with the note as text', async () => {
    const { id, email } = await people.add(null);
    await people.apply(id);
    const note = 'We work with licensed houses only.';
    const { body } = await refuse(id, { status: 'refused', note });
    expect([body.role, body.application?.status]).toEqual([null, 'refused']);
    expect(await mailsTo(email)).toEqual([{ template: 'application_refused', data: { name: 'Prakash Thapa', note } }]);
    expect(await people.trailOf(id)).toEqual([
      {
        type: 'roles',
        action: 'application.refused',
        actor_id: await idOf('admin'),
        actor_role: 'admin',
        details: { account_kind: 'partner', wanted_role: 'partner/lodging' },
      },
    ]);
  });

  test('only a pending one, and only once', async () => {
    const { id } = await people.add(null);
    const none = await refuse(id);
    expect([none.status, none.body.code]).toEqual([409, 'illegal_transition']);
    await people.apply(id);
    const answers = await Promise.all([refuse(id), refuse(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await people.trailOf(id)).toHaveLength(1);
    expect((await refuse(UNKNOWN_USER_ID)).status).toBe(404);
    expect((await refuse(id, { status: 'given' })).status).toBe(422);
  });
});

describe('a user who loses their role during the request', () => {
  test.each([
    ['ends no sessions', 'DELETE', 'sessions', undefined],
    ['ends no session', 'DELETE', `sessions/${UNKNOWN_USER_ID}`, undefined],
    ['refuses nothing', 'PATCH', 'application', { status: 'refused' }],
  ] as const)('%s', async (_what, method, path, body) => {
    const [superAdmin, someone] = [await people.add('admin'), await people.add(null)];
    await people.apply(someone.id);
    const [{ access_token: token }, theirs] = [
      await people.signIn(superAdmin.email),
      await people.signIn(someone.email),
    ];
    const answer = await withClient(api.database.url, async (client) => {
      await client.query('begin');
      await client.query('update users set role = null where id = $1', [superAdmin.id]);
      const asking = api.call<Problem>(method, `/users/${someone.id}/${path}`, { token, ...(body && { body }) });
      await eventually(async () => {
        const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
        return (await api.database.rows(waiting)).length > 0;
      });
      await client.query('commit');
      return asking;
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'not_allowed']);
    expect(await people.trailOf(someone.id)).toEqual([]);
    expect(await people.roleOf(theirs.access_token)).toBe('null');
  });
});

test('a change in another process is noticed within five seconds', async () => {
  const { id, email } = await people.add('ayana_staff');
  const { access_token: token } = await people.signIn(email);
  await api.database.rows(`update users set role = 'doctor' where id = $1`, [id]);
  await eventually(async () => (await api.call('GET', '/inbox', { token })).status === 401, 5000);
});
