import type { ServiceRequestsPage, ServiceRequestCounts } from '@ayana/contracts/service-desk';
import type { Socket } from 'socket.io-client';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { testSockets } from '../../../../test/support/sockets.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Desk, deskOf, type Item } from '../testing/desk.js';

const sockets = testSockets();
let api: TestApi;
let desk: Desk;
let item: Item;
const ids: string[] = [];

beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  item = await desk.published();
  const other = await desk.published({}, 'Airport pickup');
  for (let index = 0; index < 9; index += 1) {
    const { body } = await desk.ask(index === 8 ? other : item, {
      impact: 1 + (index % 3),
      urgency: 1 + (index % 2),
      answers: { what: index === 4 ? 'Zoë’s wheelchair' : `Thing ${index}` },
    });
    ids.push(body.id);
  }
  await desk.move(ids[1] ?? '', 'start');
  await desk.move(ids[2] ?? '', 'assign', { assigned_to: await desk.userId('admin') });
  await desk.move(ids[3] ?? '', 'cancel');
  await desk.move(ids[5] ?? '', 'start');
  await desk.move(ids[5] ?? '', 'wait');
  // Both at the same microsecond.
  await api.database.rows(`update service_requests set due_at = now() - interval '1 hour' where id = any ($1)`, [
    [ids[0], ids[1]],
  ]);
});
afterAll(() => api.close());

const found = async (query: string): Promise<string[]> =>
  (await desk.list(`?limit=100&${query}`)).body.items.map(({ id }) => id);
const places = async (query: string): Promise<number[]> =>
  (await found(query)).map((id) => ids.indexOf(id)).toSorted((one, other) => one - other);

test.each([
  ['due', 'asc', 'due_at asc nulls last, id asc'],
  ['due', 'desc', 'due_at desc nulls first, id desc'],
  ['created', 'desc', 'created_at desc, id desc'],
  ['created', 'asc', 'created_at asc, id asc'],
  ['priority', 'asc', 'priority asc, id asc'],
  ['updated', 'desc', 'updated_at desc, id desc'],
  ['summary', 'asc', 'summary asc, id asc'],
  ['owner', 'asc', '(select name from users where users.id = assigned_to) asc nulls last, id asc'],
  ['from', 'desc', '(select name from users where users.id = requested_by) desc nulls first, id desc'],
  // As a request goes through them, not by the alphabet.
  [
    'state',
    'asc',
    `array_position(array['new', 'assigned', 'in_progress', 'pending', 'awaiting_approval', 'resolved', 'closed', 'reopened'],
      state) asc, id asc`,
  ],
])('by %s %s every request comes once over the pages', async (sort, order, inSql) => {
  const all = (await api.database.rows<{ id: string }>(`select id from service_requests order by ${inSql}`)).map(
    ({ id }) => id,
  );
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body }: { body: ServiceRequestsPage } = await desk.list(
      `?sort=${sort}&order=${order}&limit=2${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.next_cursor ?? '';
  } while (cursor !== '');
  expect(seen).toEqual(all);
});

test('the order is the newest first unless another is chosen, and a cursor belongs to its order', async () => {
  expect(await found('')).toEqual(await found('sort=created&order=desc'));
  expect(await found('sort=due')).toEqual(await found('sort=due&order=asc'));
  const { next_cursor } = (await desk.list('?limit=2')).body;
  for (const query of ['sort=due', 'order=asc'])
    expect(refusedFieldsOf(await desk.list(`?${query}&cursor=${next_cursor}`))).toEqual(['cursor']);
});

test('the rail counts the late ones of the reader and of nobody', async () => {
  const late = () => api.call<number>('GET', '/service-requests/overdue-count', { as: 'ayana_staff' });
  expect((await late()).body).toBe(2);
  const changed = (owner: string | null) =>
    api.database.rows('update service_requests set assigned_to = $1 where id = $2', [owner, ids[1]]);
  const [{ assigned_to } = { assigned_to: null }] = await api.database.rows<{ assigned_to: string | null }>(
    'select assigned_to from service_requests where id = $1',
    [ids[1]],
  );
  await changed(await desk.userId('admin'));
  expect((await late()).body).toBe(1);
  await changed(assigned_to);
});

test('filters', async () => {
  expect(await places('state=in_progress,pending')).toEqual([1, 5]);
  expect(await places('state=closed')).toEqual([3]);
  expect(await places('assigned_to=me')).toEqual([1, 5]);
  expect(await places(`assigned_to=${await desk.userId('admin')}`)).toEqual([2]);
  expect(await places('assigned_to=none')).toEqual([0, 3, 4, 6, 7, 8]);
  expect(await places('assigned_to=me_or_none')).toEqual([0, 1, 3, 4, 5, 6, 7, 8]);
  expect(await places(`requested_by=${await desk.userId('patient')}`)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await places('requested_by=me')).toEqual([]);
  expect(await places(`item=${item.id}&overdue=true`)).toEqual([0, 1]);
  expect(await places('overdue=false')).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(await places('priority=1')).toEqual([0, 6]);
  expect(await places('priority=1,2&state=new')).toEqual([0, 4, 6]);
});

test('search finds words, numbers and names, without accents', async () => {
  expect(await places('q=zoe+wheel')).toEqual([4]);
  const { number } = (await desk.detail(ids[6] ?? '')).body;
  expect(await places(`q=${number.toLowerCase()}`)).toEqual([6]);
  expect(await places('q=demo+patient+thing')).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  expect(await places('q=airport')).toEqual([8]);
  expect(await places('q=%25')).toEqual([]);
});

test('refuses unknown filters', async () => {
  const query = '?state=lost&priority=5&assigned_to=you&sort=age&order=up&limit=0&owner=me&approver=you';
  expect(refusedFieldsOf(await desk.list(query))).toEqual([
    'approver',
    'assigned_to',
    'limit',
    'order',
    'owner',
    'priority',
    'sort',
    'state',
  ]);
});

test('counts of the views', async () => {
  const { body } = await api.call<ServiceRequestCounts>('GET', '/service-requests/counts', { as: 'ayana_staff' });
  expect(body).toMatchObject({
    mine: { open: 2, overdue: 1 },
    unassigned: { open: 5, overdue: 1 },
    all: { open: 8, overdue: 2 },
    waiting_for_my_approval: 0,
    by_state: { new: 5, assigned: 1, in_progress: 1, pending: 1, closed: 1, resolved: 0, reopened: 0 },
  });
});

test('the export has every request of the filters, and is recorded without what was searched', async () => {
  const { status, text, headers } = await api.call('GET', '/service-requests/export?item=' + item.id + '&q=thing', {
    as: 'ayana_staff',
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="ayana-service-requests-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^"number","case_number","service","summary","state"/);
  expect(lines).toHaveLength(7);
  expect(lines[0]).toContain('"Thing 7"');
  const [entry] = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'service_requests.exported'`,
  );
  expect(entry?.details).toEqual({ item: item.id, q: true });
});

test('an export longer than a page of the database has each request once', async () => {
  await api.database.rows(`
    insert into service_requests (id, number, item_id, version_id, summary, search, answers, impact, urgency, priority,
      state, requested_by, due_to_own, due_to_resolve, version, created_at, updated_at)
    select gen_random_uuid(), 10000 + n, item_id, version_id, 'Many', 'many', '{}', 3, 3, 4, 'new', requested_by,
      due_to_own, due_to_resolve, 1, created_at, updated_at
    from service_requests, generate_series(1, 1203) n where id = '${ids[0]}'`);
  const { text } = await api.call('GET', '/service-requests/export?q=many&sort=priority', { as: 'admin' });
  const numbers = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(0, 12));
  expect([numbers.length, new Set(numbers).size]).toEqual([1203, 1203]);
});

test('staff and the one who asked hear of a request, others do not', async () => {
  const received: [string, string, string][] = [];
  const listen = async (name: 'admin' | 'patient' | 'doctor'): Promise<Socket> => {
    const socket = await sockets.connect(api.url, await api.signIn(name));
    socket.onAny((type: string, { id }: { id: string }) => received.push([name, type, id]));
    return socket;
  };
  await Promise.all([listen('admin'), listen('patient'), listen('doctor')]);
  const { body } = await desk.ask(item);
  await desk.post(body.id, 'comments', { text: 'Which day?', visibility: 'internal' });
  await eventually(async () => received.length >= 4);
  const byName = (name: string) => received.filter(([who]) => who === name).map(([, type, id]) => [type, id]);
  const expected = [
    ['service_requests.inserted', body.id],
    ['service_requests.updated', body.id],
  ];
  expect([byName('admin'), byName('patient'), byName('doctor')]).toEqual([expected, expected, []]);
});
