import type { UsersPage, UserDetail } from '@ayana/contracts/account';
import { ROLES } from '@ayana/contracts/identity';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { type People, testUsersOf, UNKNOWN_USER_ID } from './testing/users.js';

let api: TestApi;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = testUsersOf(api);
});
afterAll(() => api.close());

const list = async (query: string): Promise<UsersPage> =>
  (await api.call<UsersPage>('GET', `/users?${query}`, { as: 'admin' })).body;

describe('finding users', () => {
  test.each([
    ['a part of the address', 'q=person-find'],
    ['a name without its accents', 'q=zoe'],
    ['words in any order and case', 'q=PRZYBYLSKA+zo'],
    ['two letters a word begins with', 'q=zo+pr'],
    ['an address beside a name', 'q=people.example+przybyl'],
  ])('by %s', async (_what, query) => {
    const { id } = await people.add('patient', 'Zoé Przybylska');
    await api.database.rows(`update users set email = 'person-find-' || email where id = $1`, [id]);
    expect((await list(query)).items.map((each) => each.id)).toContain(id);
    expect((await list(`${query}+nowhere`)).items).toEqual([]);
  });

  test('two letters in the middle of a word are too short to search', async () => {
    const { id } = await people.add('patient', 'Qwxyz Qwxyz');
    expect((await list('q=wx')).items).toEqual([]);
    expect((await list('q=qw')).items.map((each) => each.id)).toContain(id);
    expect((await list('q=wxy')).items.map((each) => each.id)).toContain(id);
  });

  test('pattern wildcards match only themselves', async () => {
    for (const q of ['%', '_', String.raw`\\`]) expect((await list(`q=${encodeURIComponent(q)}`)).items).toEqual([]);
  });

  test('pages contain everyone once, the newest first', async () => {
    for (let index = 0; index < 5; index += 1) await people.add(null);
    const all = (await list('limit=100')).items.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: UsersPage = await list(`limit=4${cursor && `&cursor=${cursor}`}`);
      expect(page.items.length).toBeLessThanOrEqual(4);
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all);
    const times = (await list('limit=100')).items.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test.each([...ROLES, 'none'])('by the role %s', async (role) => {
    const { items } = await list(`role=${encodeURIComponent(role)}&limit=100`);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((each) => (each.role ?? 'none') === role)).toBe(true);
  });

  test('pending applications, the longest waiting first, with their number', async () => {
    const before = (await api.call<number>('GET', '/users/waiting-count', { as: 'admin' })).body;
    const [late, early, decided] = [await people.add(null), await people.add(null), await people.add(null)];
    await people.apply(late.id, 5);
    await people.apply(early.id, 600_000);
    await people.apply(decided.id, 700_000);
    await api.database.rows(`update role_applications set status = 'refused', decided_at = now() where user_id = $1`, [
      decided.id,
    ]);
    const first = await list('waiting=true&limit=1');
    expect(first.items.map(({ id }) => id)).toEqual([early.id]);
    expect(first.items[0]?.application).toMatchObject({
      account_kind: 'partner',
      wanted_role: 'partner/lodging',
      organisation: 'River House',
      status: 'pending',
    });
    const rest = (await list(`waiting=true&limit=100&cursor=${first.next_cursor}`)).items.map(({ id }) => id);
    expect(rest).toContain(late.id);
    expect(rest).not.toContain(decided.id);
    expect(rest).not.toContain(early.id);
    expect((await api.call('GET', '/users/waiting-count', { as: 'admin' })).body).toBe(before + 2);
  });

  test('refuses unknown filters', async () => {
    const refused = async (query: string) => refusedFieldsOf(await api.call('GET', `/users?${query}`, { as: 'admin' }));
    expect(await refused('role=king&limit=0&cursor=x&status=new')).toEqual(['limit', 'role', 'status']);
    expect(await refused('cursor=x')).toEqual(['cursor']);
  });

  test('one user, with their open sessions and their sign-ins', async () => {
    const { id, email } = await people.add('doctor');
    const empty = await api.call<UserDetail>('GET', `/users/${id}`, { as: 'admin' });
    expect(empty.body).toMatchObject({ id, email, role: 'doctor', last_sign_in_at: null, sessions: [], sign_ins: [] });
    for (let index = 0; index < 22; index += 1) await people.signIn(email);
    const [first] = (await api.call<UserDetail>('GET', `/users/${id}`, { as: 'admin' })).body.sessions;
    await api.call('DELETE', `/users/${id}/sessions/${first?.id}`, { as: 'admin' });
    const { body } = await api.call<UserDetail>('GET', `/users/${id}`, { as: 'admin' });
    expect(body.sessions).toHaveLength(21);
    expect(body.sign_ins).toHaveLength(20);
    expect(body.sign_ins[0]).toMatchObject({ method: 'password' });
    expect(body.last_sign_in_at).not.toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/password_hash|token|argon2/);
    for (const path of [`/users/${UNKNOWN_USER_ID}`, '/users/nobody'])
      expect((await api.call('GET', path, { as: 'admin' })).status).toBe(404);
  });
});

test('a user’s row contains only what an administrator needs', async () => {
  const { items } = await list('limit=1');
  expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
    'application',
    'created_at',
    'email',
    'id',
    'last_sign_in_at',
    'name',
    'role',
  ]);
});
