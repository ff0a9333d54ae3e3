import type { UserDetail } from '@ayana/contracts/account';
import type { Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type People, testUsersOf, UNKNOWN_USER_ID } from './testing/users.js';

let api: TestApi;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = testUsersOf(api);
});
afterAll(() => api.close());

describe('ending sessions', () => {
  const sessionsOf = async (id: string) =>
    (await api.call<UserDetail>('GET', `/users/${id}`, { as: 'admin' })).body.sessions;

  test('one, and the others continue', async () => {
    const { id, email } = await people.add('patient');
    const [lost, kept] = [await people.signIn(email), await people.signIn(email)];
    const [, first] = await sessionsOf(id);
    const { status } = await api.call('DELETE', `/users/${id}/sessions/${first?.id}`, { as: 'admin' });
    expect(status).toBe(204);
    expect([await people.roleOf(lost.access_token), await people.roleOf(kept.access_token)]).toEqual([
      expect.stringContaining('not_signed_in'),
      '"patient"',
    ]);
    expect((await api.call('DELETE', `/users/${id}/sessions/${first?.id}`, { as: 'admin' })).status).toBe(404);
    expect(await people.trailOf(id)).toEqual([
      expect.objectContaining({ type: 'sessions', action: 'sessions.ended', details: { sessions: 1 } }),
    ]);
  });

  test('all of one user and nobody else’s', async () => {
    const [one, other] = [await people.add('patient'), await people.add('patient')];
    const ended = [await people.signIn(one.email), await people.signIn(one.email)];
    await people.signIn(one.email);
    await api.database.rows(
      `update sessions set expires_at = now() where id = (select id from sessions where user_id = $1 order by created_at desc limit 1)`,
      [one.id],
    );
    const { access_token: token } = await people.signIn(other.email);
    expect((await api.call('DELETE', `/users/${one.id}/sessions`, { as: 'admin' })).status).toBe(204);
    for (const { access_token } of ended) expect(await people.roleOf(access_token)).toContain('not_signed_in');
    expect(await people.roleOf(token)).toBe('"patient"');
    expect(await sessionsOf(one.id)).toEqual([]);
    expect(await people.trailOf(one.id)).toEqual([expect.objectContaining({ details: { sessions: 2 } })]);
    expect((await api.call('DELETE', `/users/${one.id}/sessions`, { as: 'admin' })).status).toBe(204);
    expect(await people.trailOf(one.id)).toHaveLength(1);
  });

  test('not under another user’s id', async () => {
    const [one, other] = [await people.add('patient'), await people.add('patient')];
    const { access_token: token } = await people.signIn(one.email);
    const [session] = await sessionsOf(one.id);
    expect((await api.call('DELETE', `/users/${other.id}/sessions/${session?.id}`, { as: 'admin' })).status).toBe(404);
    expect((await api.call('DELETE', `/users/${UNKNOWN_USER_ID}/sessions`, { as: 'admin' })).status).toBe(404);
    expect(await people.roleOf(token)).toBe('"patient"');
  });
});

describe('ending the sessions of administrators', () => {
  const end = (id: string, session: string, options: { as?: Role; token?: string }) =>
    api.call<Problem>('DELETE', `/users/${id}/sessions${session}`, options);

  test.each(['admin', 'super_admin'] as const)('%s: a super_admin’s matter, or their own', async (role) => {
    const { id, email } = await people.add(role);
    const { access_token: token } = await people.signIn(email);
    const { body } = await api.call<UserDetail>('GET', `/users/${id}`, { as: 'admin' });
    for (const session of ['', `/${body.sessions[0]?.id}`]) {
      const answer = await end(id, session, { as: 'admin' });
      expect([answer.status, answer.body.code]).toEqual([403, 'administrators_only']);
    }
    expect(await people.roleOf(token)).toBe(`"${role}"`);
    expect(await people.trailOf(id)).toEqual([]);
    const superAdmin = await people.signIn((await people.add('super_admin')).email);
    expect((await end(id, '', { token: superAdmin.access_token })).status).toBe(204);
    expect(await people.roleOf(token)).toContain('not_signed_in');
    const { access_token: again } = await people.signIn(email);
    expect((await end(id, '', { token: again })).status).toBe(204);
  });
});
