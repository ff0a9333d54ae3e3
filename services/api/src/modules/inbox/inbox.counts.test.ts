import type { InboxCounts } from '@ayana/contracts/inbox';
import { atTime, startApi, type TestApi } from '../../../test/support/api.js';
import { type Inbox, inboxOf } from './testing/inbox.js';

let api: TestApi;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi();
  inbox = inboxOf(api);
});
afterAll(() => api.close());

test('each staff member has their own unread requests, without the closed ones', async () => {
  const id = await inbox.received();
  await inbox.received();
  const unread = async (as: 'ayana_staff' | 'admin') =>
    (await api.call<number>('GET', '/inbox/unread-count', { as })).body;
  const [mine, theirs] = [await unread('ayana_staff'), await unread('admin')];
  for (let again = 0; again < 2; again += 1)
    expect((await api.call('POST', `/inbox/${id}/read`, { as: 'ayana_staff' })).status).toBe(204);
  expect([await unread('ayana_staff'), await unread('admin')]).toEqual([mine - 1, theirs]);
  expect([(await inbox.detail(id)).body.is_read, (await inbox.detail(id, 'admin')).body.is_read]).toEqual([
    true,
    false,
  ]);
  await inbox.claim(id);
  await inbox.patch(id, { status: 'closed' });
  expect([await unread('ayana_staff'), await unread('admin')]).toEqual([mine - 1, theirs - 1]);
});

test('counts late requests that are one’s own or unclaimed', async () => {
  const overdue = async (as: 'ayana_staff' | 'admin') =>
    (await api.call<number>('GET', '/inbox/overdue-count', { as })).body;
  const [mine, theirs] = [await overdue('ayana_staff'), await overdue('admin')];
  const [late, early] = [await inbox.received(), await inbox.received()];
  await api.database.rows(`update inbox_items set due_at = now() - interval '1 hour' where id = $1`, [late]);
  expect([await overdue('ayana_staff'), await overdue('admin')]).toEqual([mine + 1, theirs + 1]);
  await inbox.claim(late);
  await inbox.claim(early);
  expect([await overdue('ayana_staff'), await overdue('admin')]).toEqual([mine + 1, theirs]);
  await inbox.patch(late, { status: 'closed' });
  expect(await overdue('ayana_staff')).toBe(mine);
});

test('counts all of each view by due time, whatever the number of pages', async () => {
  const counts = async (as: 'ayana_staff' | 'admin', query = '') =>
    (await api.call<InboxCounts>('GET', `/inbox/counts${query}`, { as })).body;
  await api.database.rows(`update inbox_items set status = 'closed'`);
  await api.database.rows(
    `insert into inbox_items (id, kind, status, name, email, received_at, due_at, updated_at)
     select gen_random_uuid(), 'contact', 'new', 'Amina', 'amina@mail.example', now(), now() + interval '3 days', now()
     from generate_series(1, 1234)`,
  );
  const none = { all: 0, late: 0, today: 0, later: 0, follow_up: 0 };
  const all = { ...none, all: 1234, later: 1234 };
  expect(await counts('admin')).toEqual({ mine: all, open: all });
  const [late, done] = [await inbox.received(), await inbox.received()];
  await api.database.rows(`update inbox_items set due_at = now() - interval '1 hour' where id = $1`, [late]);
  await inbox.claim(late);
  await inbox.claim(done);
  await inbox.patch(done, { status: 'answered' });
  expect(await counts('admin', '?kind=consultation')).toEqual({ mine: none, open: { ...none, all: 2, late: 1 } });
  expect((await counts('ayana_staff')).mine).toEqual({ all: 1236, late: 1, today: 0, later: 1234, follow_up: 0 });
  expect((await counts('ayana_staff', '?overdue=true')).mine).toEqual({ ...none, all: 1, late: 1 });
  expect((await counts('ayana_staff', '?status=answered')).mine).toEqual({ ...none, all: 1 });
});

test('what is due today is due before midnight in India', async () => {
  const due = (at: string) =>
    api.database.rows(
      `update inbox_items set status = 'new', due_at = $1 where id = (select max(id::text)::uuid from inbox_items)`,
      [at],
    );
  await api.database.rows(`update inbox_items set status = 'closed'`);
  // 22:00 in India.
  const counts = () =>
    atTime(api, new Date('2026-11-20T16:30:00Z'), async () => {
      const { body } = await api.call<InboxCounts>('GET', '/inbox/counts', { as: 'ayana_staff' });
      return body.open;
    });
  await due('2026-11-20T18:29:59Z');
  expect(await counts()).toEqual({ all: 1, late: 0, today: 1, later: 0, follow_up: 0 });
  await due('2026-11-20T18:30:00Z');
  expect(await counts()).toEqual({ all: 1, late: 0, today: 0, later: 1, follow_up: 0 });
  await due('2026-11-20T16:30:00Z');
  expect(await counts()).toEqual({ all: 1, late: 0, today: 1, later: 0, follow_up: 0 });
  await due('2026-11-20T16:29:59Z');
  expect(await counts()).toEqual({ all: 1, late: 1, today: 0, later: 0, follow_up: 0 });
});
