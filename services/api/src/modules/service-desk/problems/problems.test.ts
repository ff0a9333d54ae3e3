import type { ProblemRecordDetail, ProblemRecordsPage } from '@ayana/contracts/service-desk';
import type { Problem } from '@ayana/contracts/problems';
import type { ServiceDeskPart } from '@ayana/contracts/realtime';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { testSockets } from '../../../../test/support/sockets.js';
import { type Desk, deskOf, type Item } from '../testing/desk.js';

type Record = ProblemRecordDetail & Pick<Problem, 'code'>;

const sockets = testSockets();
let api: TestApi;
let desk: Desk;
let item: Item;
beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  item = await desk.published();
});
afterAll(() => api.close());

const as = 'ayana_staff' as const;
const PATH = '/problem-records';
const BODY = { title: 'Letters come without a stamp', description: 'Since the new printer.' };
const add = (body: object = {}) => api.call<Record>('POST', PATH, { as, body: { ...BODY, ...body } });
const post = (id: string, what: string, body: object) =>
  api.call<Record>('POST', `${PATH}/${id}/${what}`, { as, body });
const move = (id: string, name: string, body: object = {}) => post(id, 'transitions', { name, ...body });
const change = (id: string, body: object) => api.call<Record>('PATCH', `${PATH}/${id}`, { as, body });
const ask = async (): Promise<string> => (await desk.ask(item)).body.id;

test('a problem is found, got round and resolved, and its timeline says so', async () => {
  const { status, body } = await add();
  expect([status, body]).toMatchObject([
    201,
    {
      ...BODY,
      state: 'open',
      owner: { name: 'Demo ayana staff' },
      workaround: null,
      transitions: ['identify', 'resolve'],
    },
  ]);
  expect(body.number).toMatch(/^PRB-\d{6}$/);
  const early = await move(body.id, 'identify');
  expect([early.status, early.body.code]).toEqual([409, 'illegal_transition']);
  await change(body.id, { workaround: 'Use the printer on the first floor.', cause: 'A driver.' });
  expect((await move(body.id, 'identify')).body.state).toBe('known');
  // Without a way round it would not be known.
  expect((await change(body.id, { workaround: null })).status).toBe(409);
  expect(refusedFieldsOf(await move(body.id, 'resolve'))).toEqual(['note']);
  const resolved = (await move(body.id, 'resolve', { note: 'The driver is new.' })).body;
  expect(resolved).toMatchObject({ state: 'resolved', resolved_at: expect.any(String), transitions: ['reopen'] });
  const reopened = (await move(body.id, 'reopen', { note: 'It is back.' })).body;
  expect(reopened).toMatchObject({ state: 'open', resolved_at: null });
  expect(reopened.entries.map(({ event, transition, text }) => [event, transition, text])).toEqual([
    ['added', null, null],
    ['changed', null, null],
    ['transition', 'identify', null],
    ['transition', 'resolve', 'The driver is new.'],
    ['transition', 'reopen', 'It is back.'],
  ]);
});

test('several requests are gathered at once, and each shows the way round to the staff only', async () => {
  const [one, two, three] = [await ask(), await ask(), await ask()];
  const { id, number, open_requests } = (await add({ workaround: 'Ask for paper.', request_ids: [one] })).body;
  expect(open_requests).toBe(1);
  const linked = (await post(id, 'requests', { request_ids: [one, two, three] })).body;
  expect([linked.requests, linked.open_requests, linked.request_list.length]).toEqual([3, 3, 3]);
  expect(linked.entries.at(-1)).toMatchObject({ event: 'linked' });
  const seen = (await desk.detail(two)).body;
  expect(seen.problem).toEqual({ id, number, title: BODY.title, state: 'open', workaround: 'Ask for paper.' });
  expect(seen.entries.at(-1)).toMatchObject({
    event: 'linked',
    visibility: 'internal',
    details: { kind: 'problem_record', name: `${number} ${BODY.title}` },
  });
  expect((await desk.detail(two, 'patient')).body.problem).toBeNull();
  const removed = await api.call<Record>('DELETE', `${PATH}/${id}/requests/${two}`, { as });
  expect([removed.status, removed.body.requests]).toEqual([200, 2]);
  expect((await desk.detail(two)).body.problem).toBeNull();
  expect((await api.call('DELETE', `${PATH}/${id}/requests/${two}`, { as })).status).toBe(404);
});

test('a request belongs to one problem; what cannot be gathered changes nothing', async () => {
  const [one, two] = [await ask(), await ask()];
  await add({ request_ids: [one] });
  const { id } = (await add()).body;
  const refused = await post(id, 'requests', { request_ids: [two, one] });
  expect(refusedFieldsOf(refused)).toEqual(['request_ids']);
  expect(refused.text).toMatch(/SR-\d{6} belongs to PRB-\d{6}/);
  const unknown = '01900000-0000-7000-8000-00000000dead';
  expect(refusedFieldsOf(await post(id, 'requests', { request_ids: [two, unknown] }))).toEqual(['request_ids']);
  expect((await desk.detail(two)).body.problem).toBeNull();
  expect(refusedFieldsOf(await add({ title: '', owner_id: await desk.userId('patient') }))).toEqual(['title']);
  expect(refusedFieldsOf(await add({ owner_id: await desk.userId('patient') }))).toEqual(['owner_id']);
});

test('resolving can resolve its open requests with one text, and leaves what waits for an approval', async () => {
  const approved = await desk.published({ approvals: [{ role: 'admin' }] }, 'With approval');
  const fresh = await ask();
  const begun = await ask();
  const done = await ask();
  const waiting = (await desk.ask(approved)).body.id;
  await desk.move(begun, 'start');
  await desk.move(done, 'assign');
  await desk.move(done, 'resolve', { note: 'Done before.' });
  const { id } = (await add({ request_ids: [fresh, begun, done, waiting] })).body;
  expect((await api.call<Record>('GET', `${PATH}/${id}`, { as })).body.open_requests).toBe(3);
  const { status, body } = await move(id, 'resolve', { note: 'Stamped again.', resolve_requests: true });
  expect([status, body.state, body.open_requests]).toEqual([200, 'resolved', 1]);
  expect(body.entries.at(-1)).toMatchObject({ event: 'requests_resolved', details: { resolved: 2, left: 1 } });
  for (const request of [fresh, begun]) {
    const seen = (await desk.detail(request)).body;
    expect([seen.state, seen.entries.at(-1)?.text]).toEqual(['resolved', 'Stamped again.']);
    expect((await desk.mails(request)).map(({ template }) => template)).toContain('service_request_resolved');
  }
  expect((await desk.detail(done)).body.entries.at(-1)?.text).not.toBe('Stamped again.');
  expect((await desk.detail(waiting)).body.state).toBe('awaiting_approval');
});

test('resolving without them leaves the requests open', async () => {
  const request = await ask();
  const { id } = (await add({ request_ids: [request] })).body;
  await move(id, 'resolve', { note: 'Over.' });
  expect((await desk.detail(request)).body.state).toBe('new');
});

test('the list is found by number and words, and ordered by what is open', async () => {
  const { number } = (
    await add({ title: 'Lifts stand still', request_ids: [await ask(), await ask(), await ask(), await ask()] })
  ).body;
  const list = async (query: string) =>
    (await api.call<ProblemRecordsPage>('GET', `${PATH}?${query}`, { as })).body.items.map(({ title }) => title);
  expect(await list(`q=${number}`)).toEqual(['Lifts stand still']);
  expect(await list('q=lift&state=open')).toEqual(['Lifts stand still']);
  expect(await list('q=lift&state=resolved')).toEqual([]);
  expect((await list('sort=open'))[0]).toBe('Lifts stand still');
});

test('a change of an older version is refused', async () => {
  const { id } = (await add()).body;
  await change(id, { cause: 'The paper.' });
  const stale = await api.call<Record>('PATCH', `${PATH}/${id}`, {
    as,
    body: { cause: 'The ink.' },
    headers: { 'if-match': '"1"' },
  });
  expect([stale.status, stale.body.code]).toEqual([412, 'stale_version']);
});

test('all who have the pages of the desk open are told of a problem, an article and a recurring request', async () => {
  const seen = new Set<string>();
  const socket = await sockets.connect(api.url, await api.signIn('admin'));
  socket.on('service_desk.updated', ({ part, id }: ServiceDeskPart) => seen.add(`${part} ${id}`));
  const { id } = (await add()).body;
  const article = await api.call<{ id: string }>('POST', '/knowledge-articles', {
    as,
    body: { title: 'Letters', body: 'Ask for the stamp.' },
  });
  const recurring = await api.call<{ id: string }>('POST', '/recurring-requests', {
    as,
    body: {
      item_id: item.id,
      answers: { what: 'Stamps' },
      summary: 'Check the stamps',
      every: 'day',
      at: '09:00',
      starts_on: new Date().toISOString().slice(0, 10),
    },
  });
  expect([article.status, recurring.status]).toEqual([201, 201]);
  await eventually(() => Promise.resolve(seen.size === 3));
  expect([...seen].toSorted()).toEqual(
    [
      `problem_record ${id}`,
      `knowledge_article ${article.body.id}`,
      `recurring_request ${recurring.body.id}`,
    ].toSorted(),
  );
});
