import { emailOf, startApi, type TestApi } from '../../../test/support/api.js';
import { type Inbox, inboxOf } from './testing/inbox.js';

let api: TestApi;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi();
  inbox = inboxOf(api);
});
afterAll(() => api.close());

describe('a user’s own requests', () => {
  interface Own {
    id: string;
    kind: string;
    status: string;
    confirmed_time_zone: string | null;
    confirmed_minutes: number | null;
  }
  const own = async (as: 'patient' | 'doctor') => (await api.call<Own[]>('GET', '/consultation-requests', { as })).body;

  test('are those of their confirmed address, in any case, the newest first', async () => {
    const before = (await own('patient')).length;
    const email = emailOf('patient');
    const first = await inbox.received('consultation', { email: email.toUpperCase() });
    const second = await inbox.received('video_consultation', { email });
    await inbox.received('contact', { email });
    await inbox.received('consultation', { email: `x${email}` });
    const shown = await own('patient');
    expect(shown.map(({ id }) => id).slice(0, 2)).toEqual([second, first]);
    expect(shown).toHaveLength(before + 2);
    expect(Object.keys(shown[0] ?? {}).toSorted()).toEqual([
      'case_id',
      'case_number',
      'confirmed_minutes',
      'confirmed_starts_at',
      'confirmed_time_zone',
      'due_at',
      'id',
      'kind',
      'received_at',
      'status',
    ]);
    expect((await own('doctor')).map(({ id }) => id)).not.toContain(first);
  });

  test('are the newest hundred, however many messages were sent besides', async () => {
    const email = emailOf('admin');
    const oldest = await inbox.received('consultation', { email });
    await api.database.rows(
      `insert into inbox_items (id, kind, status, name, email, received_at, due_at, updated_at)
       select gen_random_uuid(), kind, 'new', 'Amina', $1, now() + number * interval '1 minute', now(), now()
       from generate_series(1, 99) as number, unnest(array['contact', 'consultation']) as kind`,
      [email],
    );
    const shown = async () => (await api.call<Own[]>('GET', '/consultation-requests', { as: 'admin' })).body;
    expect(await shown()).toHaveLength(100);
    expect((await shown()).at(-1)?.id).toBe(oldest);
    await inbox.received('consultation', { email });
    expect((await shown()).map(({ id }) => id)).not.toContain(oldest);
  });

  test('show their status', async () => {
    const id = await inbox.received('consultation', { email: emailOf('patient') });
    await inbox.claim(id);
    await inbox.patch(id, {
      status: 'confirmed',
      preferred_date: '2031-05-05',
      preferred_time: '10:00 AM',
      time_zone: 'Asia/Dhaka',
    });
    const request = (await own('patient')).find((each) => each.id === id);
    expect(request).toMatchObject({
      kind: 'consultation',
      status: 'confirmed',
      confirmed_starts_at: '2031-05-05T04:00:00.000Z',
      confirmed_time_zone: 'Asia/Dhaka',
      confirmed_minutes: 45,
    });
  });

  test('are refused to signed-out callers with the specification’s text', async () => {
    for (const token of [undefined, 'not-a-token']) {
      const { status, body } = await api.call('GET', '/consultation-requests', token === undefined ? {} : { token });
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'not_signed_in', detail: 'User must be authenticated' });
    }
  });

  test('are empty while the address is not confirmed', async () => {
    await inbox.received('consultation', { email: emailOf('doctor') });
    expect(await own('doctor')).not.toEqual([]);
    await api.database.rows('update users set email_verified_at = null where email = $1', [emailOf('doctor')]);
    expect(await own('doctor')).toEqual([]);
    await api.database.rows('update users set email_verified_at = now() where email = $1', [emailOf('doctor')]);
  });
});
