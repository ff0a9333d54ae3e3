import type { KnowledgeArticleDetail, KnowledgeArticlesPage, SuggestedArticles } from '@ayana/contracts/service-desk';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Desk, deskOf, type Item } from '../testing/desk.js';

type Article = KnowledgeArticleDetail & Pick<Problem, 'code'>;

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
const PATH = '/knowledge-articles';
const write = (body: object) => api.call<Article>('POST', PATH, { as, body });
const read = async (id: string) => (await api.call<Article>('GET', `${PATH}/${id}`, { as })).body;
const move = (id: string, name: 'publish' | 'retire') =>
  api.call<Article>('POST', `${PATH}/${id}/transitions`, { as, body: { name } });
const publish = async (body: object) => (await move((await write(body)).body.id, 'publish')).body;
const titles = async (query: string) =>
  (await api.call<KnowledgeArticlesPage>('GET', `${PATH}?${query}`, { as })).body.items.map(({ title }) => title);
const suggested = async (query: string) =>
  (await api.call<SuggestedArticles>('GET', `${PATH}/suggestions?${query}`, { as })).body.items.map(
    ({ title }) => title,
  );

test('an article is written, published, changed and retired, and everyone’s change counts once', async () => {
  const added = await write({
    title: 'Lost passports',
    body: 'Call the embassy.\r\n\r\nThen the police.',
    item_id: item.id,
  });
  expect([added.status, added.body]).toMatchObject([
    201,
    {
      title: 'Lost passports',
      body: 'Call the embassy.\n\nThen the police.',
      state: 'draft',
      item: { name: 'Interpreter booking' },
      author: { name: 'Demo ayana staff' },
      solved: 0,
      linked: 0,
      transitions: ['publish'],
      version: 1,
    },
  ]);
  const { id } = added.body;
  expect((await move(id, 'publish')).body).toMatchObject({ state: 'published', transitions: ['retire'], version: 2 });
  const change = (version: number, body: object) =>
    api.call<Article>('PATCH', `${PATH}/${id}`, { as, body, headers: { 'if-match': `"${version}"` } });
  expect((await change(2, { title: 'A lost passport', item_id: null })).body).toMatchObject({
    title: 'A lost passport',
    item: null,
    version: 3,
  });
  const stale = await change(2, { title: 'Again' });
  expect([stale.status, stale.body.code]).toEqual([412, 'stale_version']);
  expect((await move(id, 'retire')).body.state).toBe('retired');
  const again = await move(id, 'retire');
  expect([again.status, again.body.code]).toEqual([409, 'illegal_transition']);
  const actions = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'knowledge_article.changed' and details->>'id' = $1`,
    [id],
  );
  expect(actions).toHaveLength(4);
});

test('what is wrong is named, and nothing is kept', async () => {
  expect(refusedFieldsOf(await write({ title: ' ', body: '' }))).toEqual(['body', 'title']);
  const unknown = '01900000-0000-7000-8000-00000000dead';
  expect(refusedFieldsOf(await write({ title: 'A', body: 'B', item_id: unknown }))).toEqual(['item_id']);
  expect((await write({ title: 'Nowhere', body: 'B', request_id: unknown })).status).toBe(404);
  expect(await titles('q=nowhere')).toEqual([]);
});

test('the list is searched by the stems of words, and says what has to be looked at again', async () => {
  await publish({ title: 'Booking an ambulance', body: 'The hospital sends its own.', review_by: '2026-11-25' });
  await publish({ title: 'Oxygen on a flight', body: 'Airlines want a form of the doctor.' });
  expect(await titles('q=ambulances%20hospitals')).toEqual(['Booking an ambulance']);
  expect(await titles('q=airl')).toEqual(['Oxygen on a flight']);
  expect(await titles('q=ambulance%20oxygen')).toEqual([]);
  const due = (day: string) => atTime(api, new Date(`${day}T12:00:00+05:30`), () => titles('review_due=true'));
  expect(await due('2026-11-24')).toEqual([]);
  expect(await due('2026-11-25')).toEqual(['Booking an ambulance']);
});

test('the best three published articles are suggested for what is typed, those of the service first', async () => {
  const other = await desk.published({}, 'Airport pickup');
  const body = 'Ask the driver.';
  await publish({ title: 'Wheelchair at the airport', body });
  await publish({ title: 'Wheelchair in a car', body, item_id: other.id });
  await publish({ title: 'Pickup by night', body, item_id: other.id });
  await write({ title: 'Wheelchair, a draft', body });
  expect(await suggested(`q=we%20need%20a%20wheelch&item=${other.id}`)).toEqual([
    'Wheelchair in a car',
    'Wheelchair at the airport',
  ]);
  // Before a word is typed, what there is about the service.
  expect((await suggested(`item=${other.id}`)).toSorted()).toEqual(['Pickup by night', 'Wheelchair in a car']);
  expect(await suggested('q=the')).toEqual([]);
});

test('“This solved it” is counted once a press, of a published article only', async () => {
  const { id } = await publish({ title: 'Printing a letter', body: 'Use the letter page.' });
  const use = (key: string) =>
    api.call<Article>('POST', `${PATH}/${id}/uses`, { as, body: {}, headers: { 'idempotency-key': key } });
  expect((await use('press-number-one')).body.solved).toBe(1);
  expect((await use('press-number-one')).status).toBe(201);
  expect((await read(id)).solved).toBe(1);
  await move(id, 'retire');
  expect((await use('press-number-two')).status).toBe(409);
});

test('an article is linked to a request and written from one, which the staff see and others do not', async () => {
  const { body: request } = await desk.ask(item);
  const { id } = await publish({ title: 'Interpreters by phone', body: 'They answer at night.' });
  const linked = await desk.post(request.id, 'articles', { article_id: id });
  expect([linked.status, linked.body.articles]).toEqual([
    201,
    [{ id, title: 'Interpreters by phone', state: 'published' }],
  ]);
  expect(linked.body.entries.at(-1)).toMatchObject({
    event: 'linked',
    visibility: 'internal',
    details: { kind: 'knowledge_article', name: 'Interpreters by phone' },
  });
  // Again changes nothing.
  expect((await desk.post(request.id, 'articles', { article_id: id })).body.articles).toHaveLength(1);
  expect((await desk.detail(request.id, 'patient')).body).toMatchObject({ articles: [] });
  expect(await read(id)).toMatchObject({ linked: 1, requests: [{ number: request.number }] });
  const removed = await api.call('DELETE', `/service-requests/${request.id}/articles/${id}`, { as });
  expect([removed.status, (await read(id)).linked]).toEqual([200, 0]);
  expect((await api.call('DELETE', `/service-requests/${request.id}/articles/${id}`, { as })).status).toBe(404);

  const written = (await write({ title: 'From a request', body: 'What we learned.', request_id: request.id })).body;
  expect((await desk.detail(request.id)).body.articles).toMatchObject([{ title: 'From a request', state: 'draft' }]);
  await move(written.id, 'publish');
  await move(written.id, 'retire');
  const other = (await desk.ask(item)).body;
  expect(refusedFieldsOf(await desk.post(other.id, 'articles', { article_id: written.id }))).toEqual(['article_id']);
});
