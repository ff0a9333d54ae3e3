import type { ContentSummary } from '@ayana/contracts/newsletter';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { CatalogueArticleDto } from './article.dto.js';
import type { CatalogueQuestionDto } from './question.dto.js';
import type { CatalogueVacancyDto } from './vacancy.dto.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const staff = <T>(method: string, path: string, body?: unknown, version?: number) =>
  api.call<T>(method, `/catalogue/${path}`, {
    as: 'ayana_staff',
    ...(body === undefined ? {} : { body }),
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
const isPublic = async (path: string): Promise<boolean> => (await api.call('GET', path)).status === 200;
const publicText = async (path: string): Promise<string> => (await api.call('GET', path)).text;

const ARTICLE = {
  title: 'A lantern for the night before',
  summary: 'What helps to sleep before an operation.',
  topic: 'during-treatment',
  body: 'Put the phone away.\n\n- Tea\n- A book',
  drawing: 'care-bed',
  published_on: '2026-11-20',
  updated_on: '2026-11-21',
  sources: [{ name: 'A textbook', read: 'September 2026' }],
};

test('an article is written, changed, removed and restored; the public sees each at once', async () => {
  const added = await staff<CatalogueArticleDto>('POST', 'articles', ARTICLE);
  expect([added.status, added.body.slug, added.body.version]).toEqual([201, 'a-lantern-for-the-night-before', 1]);
  const path = `/blog-posts/${added.body.slug}`;
  expect(await isPublic(path)).toBe(true);
  const changed = await staff<CatalogueArticleDto>('PATCH', `articles/${added.body.id}`, { summary: 'Sleep well.' }, 1);
  expect([changed.status, changed.body.version, changed.body.updated_by?.name]).toEqual([200, 2, 'Demo ayana staff']);
  expect(await publicText(path)).toContain('Sleep well.');
  expect((await staff('PATCH', `articles/${added.body.id}`, { summary: 'Late.' }, 1)).status).toBe(412);
  expect((await staff('DELETE', `articles/${added.body.id}`, undefined, 2)).status).toBe(204);
  expect(await isPublic(path)).toBe(false);
  expect(await publicText('/blog-posts?limit=50')).not.toContain(added.body.slug);
  expect((await staff('POST', `articles/${added.body.id}/restore`, undefined, 3)).status).toBe(200);
  expect(await isPublic(path)).toBe(true);
  const trail = await api.database.rows(
    `select from audit_entries where action = 'article.changed' and details->>'id' = $1`,
    [added.body.id],
  );
  expect(trail).toHaveLength(4);
});

test.each([
  [{ updated_on: '2026-11-01' }, ['updated_on']],
  [{ title: '' }, ['title']],
  [{ topic: 'weather' }, ['topic']],
  [{ sources: [{ name: 'X', read: 'Y', href: 'javascript:alert(1)' }] }, ['sources.0.href']],
])('an article with %j is refused at its field', async (change, fields) => {
  const answer = await staff('POST', 'articles', { ...ARTICLE, title: 'Another lantern', ...change });
  expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, fields]);
});

test('a question shows its votes with the readers’ words, and a removed one is neither found nor voted on', async () => {
  const added = await staff<CatalogueQuestionDto>('POST', 'questions', {
    question: 'May I bring a lantern?',
    answer: 'Yes, a small one.',
    topic: 'visa-and-travel',
    reviewed_on: '2026-11-20',
  });
  expect([added.status, refusedFieldsOf(added)]).toEqual([201, []]);
  const { id } = added.body;
  for (const body of [{ helpful: true }, { helpful: false, comment: 'Which size?' }])
    expect((await api.call('POST', `/faq-entries/${id}/votes`, { body })).status).toBeLessThan(300);
  const { body } = await staff<CatalogueQuestionDto>('GET', `questions/${id}`);
  expect([body.helpful, body.unhelpful, body.comments.map(({ comment }) => comment)]).toEqual([1, 1, ['Which size?']]);
  expect(await publicText('/faq-entries?q=lantern')).toContain('a small one');
  await staff('DELETE', `questions/${id}`, undefined, 1);
  expect(await publicText('/faq-entries?q=lantern')).not.toContain('a small one');
  expect(await publicText('/faq-entries')).not.toContain(id);
  expect((await api.call('POST', `/faq-entries/${id}/votes`, { body: { helpful: true } })).status).toBe(404);
});

test('a vacancy takes applications while it is open; those of tests are not counted', async () => {
  const added = await staff<CatalogueVacancyDto>('POST', 'vacancies', {
    title: 'Keeper of lanterns',
    team: 'Care',
    place: 'Chennai',
    hours: 'Full time',
    languages: ['English'],
    posted_on: '2026-11-20',
    summary: 'Light and warmth.',
    tasks: ['Light them'],
    needs: ['A steady hand'],
  });
  expect([added.status, refusedFieldsOf(added), added.body.applications]).toEqual([201, [], 0]);
  const { id, slug } = added.body;
  const form = {
    vacancy: slug,
    name: 'Bishal Gurung',
    email: 'bishal@people.example',
    place: 'Pokhara',
    languages: 'Nepali',
    experience: 'Ten years',
  };
  const apply = (more: object = {}) => api.call('POST', '/functions/career-application', { body: form, ...more });
  expect((await apply()).status).toBe(201);
  expect((await apply({ as: 'ayana_staff', headers: { 'x-ayana-test': '1' } })).status).toBe(201);
  expect((await staff<CatalogueVacancyDto>('GET', `vacancies/${id}`)).body.applications).toBe(1);
  await staff('DELETE', `vacancies/${id}`, undefined, 1);
  expect(await publicText('/vacancies')).not.toContain(slug);
  expect(refusedFieldsOf(await apply())).toEqual(['vacancy']);
  expect((await staff('POST', `vacancies/${id}/restore`, undefined, 2)).status).toBe(200);
  expect(await publicText('/vacancies')).toContain(slug);
});

test('the summary counts what the public sees, and readers of the newsletter without those of tests', async () => {
  const read = async () => (await api.call<ContentSummary>('GET', '/catalogue/content', { as: 'ayana_staff' })).body;
  const before = await read();
  await api.call('POST', '/functions/newsletter', { body: { email: 'reader@people.example' } });
  await api.call('POST', '/functions/newsletter', {
    body: { email: 'reader.test@test.ayana.example' },
    as: 'ayana_staff',
    headers: { 'x-ayana-test': '1' },
  });
  const after = await read();
  expect([after.readers - before.readers, after.readers_new - before.readers_new]).toEqual([1, 1]);
  expect(after.topics.map(({ topic }) => topic)).toEqual(['treatments', 'costs', 'travel', 'hospitals']);
  expect(after.articles).toBeGreaterThan(5);
});

test.each(['articles', 'questions', 'vacancies', 'content'])('patients may not read %s as staff do', async (path) => {
  expect((await api.call('GET', `/catalogue/${path}`, { as: 'patient' })).status).toBe(403);
});
