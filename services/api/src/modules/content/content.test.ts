import { BLOG_TOPICS, FAQ_TOPICS, type Review } from '@ayana/contracts/content';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../test/support/api.js';
import type { BlogPostDto, BlogPostsPageDto, FaqEntriesDto } from './content.dto.js';
import { plainText } from './rich-text/plain-text.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const posts = async (query = '') => (await api.call<BlogPostsPageDto>('GET', `/blog-posts${query}`)).body;
const post = (slug: string) => api.call<BlogPostDto>('GET', `/blog-posts/${slug}`);
const entries = async (query = '') => (await api.call<FaqEntriesDto>('GET', `/faq-entries${query}`)).body.items;
const slugs = async (q: string) => (await entries(`?q=${encodeURIComponent(q)}`)).map(({ slug }) => slug);

describe('articles', () => {
  test('are listed from the newest, each once with every page size', async () => {
    const { items: all, next_cursor } = await posts('?limit=100');
    expect(next_cursor).toBeNull();
    expect(all.length).toBeGreaterThanOrEqual(12);
    const days = all.map(({ published_on }) => published_on);
    expect(days).toEqual(days.toSorted().toReversed());
    const paged: string[] = [];
    let cursor: string | null = '';
    do {
      const page: BlogPostsPageDto = await posts(`?limit=5${cursor ? `&cursor=${cursor}` : ''}`);
      paged.push(...page.items.map(({ slug }) => slug));
      cursor = page.next_cursor;
    } while (cursor);
    expect(paged).toEqual(all.map(({ slug }) => slug));
    expect(all[0]).toEqual({
      slug: expect.any(String),
      title: expect.any(String),
      summary: expect.any(String),
      topic: expect.any(String),
      reading_minutes: expect.any(Number),
      published_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      updated_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      drawing: expect.any(String),
    });
  });

  test('of a topic belong to it, and every topic has some', async () => {
    const all = (await posts('?limit=100')).items;
    for (const topic of BLOG_TOPICS) {
      const { items } = await posts(`?topic=${topic}&limit=100`);
      expect(items).toEqual(all.filter((each) => each.topic === topic));
      expect([topic, items.length > 0]).toEqual([topic, true]);
      const first = await posts(`?topic=${topic}&limit=1`);
      if (items.length > 1) {
        const second = await posts(`?topic=${topic}&limit=1&cursor=${first.next_cursor}`);
        expect(second.items).toEqual(items.slice(1, 2));
      }
    }
  });

  test.each(['?topic=gossip', '?limit=0', '?limit=101', '?cursor=nonsense', '?order=title'])(
    '%s is refused',
    async (query) => {
      const { status, body } = await api.call<Problem>('GET', `/blog-posts${query}`);
      expect([status, body.code]).toEqual([422, 'invalid_fields']);
    },
  );

  test('have anchors, a review, sources and links to the newer and older one', async () => {
    const { status, body } = await post('flying-after-surgery');
    expect(status).toBe(200);
    expect(body.body.filter(({ kind }) => kind === 'heading').map(({ id }) => id)).toContain('how-long-to-wait');
    expect(body.review).toEqual({
      doctor: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        full_name: expect.any(String),
        specialization: 'General Medicine',
      },
      reviewed_on: '2026-11-05',
      next_review_on: '2027-05-05',
    });
    expect(body.sources.length).toBeGreaterThanOrEqual(2);
    const all = (await posts('?limit=100')).items.map(({ slug }) => slug);
    const place = all.indexOf('flying-after-surgery');
    expect([body.newer?.slug, body.older?.slug]).toEqual([all[place - 1], all[place + 1]]);
    expect(body.related.map(({ topic }) => topic)).toEqual(body.related.map(() => body.topic));
    expect(body.related.map(({ slug }) => slug)).not.toContain('flying-after-surgery');
    expect((await post(all[0] ?? '')).body.newer).toBeNull();
    expect((await post(all.at(-1) ?? '')).body.older).toBeNull();
  });

  test('have 600 to 1000 words and sources, and link to existing pages only', async () => {
    const all = (await posts('?limit=100')).items.map(({ slug }) => slug);
    const known = new Set(all.map((slug) => `/blog/${slug}`));
    for (const slug of all) {
      const { body } = await post(slug);
      const words = plainText(body.body).split(/\s+/).length;
      expect([slug, words >= 600 && words <= 1000, body.sources.length > 0]).toEqual([slug, true, true]);
      // The part of a title, with our name after it, and of a description that search engines show.
      expect([slug, `${body.title} | Ayana`.length <= 60, body.summary.length <= 160]).toEqual([slug, true, true]);
      const links = body.body.flatMap(({ lines }) => lines.flat()).flatMap(({ href }) => href ?? []);
      expect(links.filter((href) => href.startsWith('/blog/') && !known.has(href))).toEqual([]);
    }
  });

  test('that do not exist are not found', async () => {
    for (const slug of ['nothing', '%25', "'--"]) expect((await post(slug)).status).toBe(404);
  });

  test('cannot pass markup or a script to a page', async () => {
    await api.database.rows(`update blog_posts set body = $1, sources = $2 where slug = 'second-opinions'`, [
      '<script>alert(1)</script>\n\n[press](javascript:alert(1)) <img src=x onerror=alert(1)>',
      JSON.stringify([{ name: 'A source', href: 'javascript:alert(1)', read: 'May 2026' }]),
    ]);
    const { body } = await post('second-opinions');
    expect(body.sources).toEqual([{ name: 'A source', read: 'May 2026' }]);
    expect(body.body).toEqual([
      { kind: 'paragraph', lines: [[{ text: '<script>alert(1)</script>' }]] },
      { kind: 'paragraph', lines: [[{ text: 'press' }, { text: ' ' }, { text: '<img src=x onerror=alert(1)>' }]] },
    ]);
  });
});

describe('questions', () => {
  test('are at least forty, in eight topics, in the order of the topics', async () => {
    const all = await entries();
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect([...new Set(all.map(({ topic }) => topic))]).toEqual(FAQ_TOPICS);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    const money = await entries('?topic=money');
    expect(money).toEqual(all.filter(({ topic }) => topic === 'money'));
    expect((await api.call('GET', '/faq-entries?topic=gossip')).status).toBe(422);
  });

  test.each([
    ['visa', 'which-visa'],
    ['vissa', 'which-visa'],
    ['VÌSA', 'which-visa'],
    ['companions', 'how-many-companions'],
    ['fly', 'fit-to-fly'],
    ['flying home', 'fit-to-fly'],
    ['intrepreter', 'interpreter'],
    ['how do I get my deposit back', 'refunds'],
    ['insurence', 'does-insurance-pay'],
    ['passw', 'forgotten-password'],
    ['woman docter', 'woman-doctor'],
  ])('%s finds %s among the first three', async (q, slug) => {
    expect((await slugs(q)).slice(0, 3)).toContain(slug);
  });

  test('with a misspelt word in the question come before those with it in the answer', async () => {
    const found = await entries('?q=vissa');
    const asked = found.map(({ question }) => /visa/i.test(question));
    expect(asked).toEqual(asked.toSorted((one, other) => Number(other) - Number(one)));
    expect([...new Set(asked)]).toEqual([true, false]);
  });

  test('without a match give an empty list, and wildcards are plain characters', async () => {
    for (const q of ['zzqxv', '%', '_', '&|!', 'the of and']) expect([q, await slugs(q)]).toEqual([q, []]);
    expect(await entries('?q=visa&topic=your-data')).toEqual([]);
  });
});

describe('a vote', () => {
  const path = async () => `/faq-entries/${(await entries())[0]?.id}/votes`;
  const votes = () =>
    api.database.rows<{ helpful: boolean; comment: string | null }>('select helpful, comment from faq_votes');
  const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

  beforeEach(() => api.database.rows('delete from faq_votes'));

  test('counts once per browser: the second replaces the first and keeps its comment', async () => {
    const url = await path();
    const first = await api.call('POST', url, { body: { helpful: false, comment: 'Which airport?' } });
    expect([first.status, first.body]).toEqual([201, { helpful: false }]);
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/i);
    const cookie = cookieOf(first.headers);
    const second = await api.call('POST', url, { body: { helpful: true }, headers: { cookie } });
    expect(second.headers.get('set-cookie')).toBeNull();
    expect(await votes()).toEqual([{ helpful: true, comment: 'Which airport?' }]);
    await api.call('POST', url, { body: { helpful: true } });
    expect(await votes()).toHaveLength(2);
  });

  test('does not identify its voter, and two of one browser have no value in common', async () => {
    const [one, other] = await entries();
    const { headers } = await api.call('POST', `/faq-entries/${one?.id}/votes`, { body: { helpful: true } });
    const cookie = cookieOf(headers);
    await api.call('POST', `/faq-entries/${other?.id}/votes`, { body: { helpful: true }, headers: { cookie } });
    const rows = await api.database.rows<Record<string, unknown>>('select * from faq_votes');
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['comment', 'entry_id', 'helpful', 'voted_at', 'voter']);
    const voters = rows.map(({ voter }) => String(voter));
    expect(new Set(voters).size).toBe(2);
    for (const voter of voters) expect(cookie).not.toContain(voter);
  });

  test.each([
    [{}],
    [{ helpful: 'perhaps' }],
    [{ helpful: true, comment: 'x'.repeat(201) }],
    [{ helpful: true, comment: '<script>alert(1)</script>' }],
    [{ helpful: true, email: 'a@b.example' }],
  ])('%j is refused', async (body) => {
    expect((await api.call('POST', await path(), { body })).status).toBe(422);
    expect(await votes()).toEqual([]);
  });

  test('for an unknown entry is 404', async () => {
    for (const id of ['01900000-0000-7000-8000-000000000000', 'x'])
      expect((await api.call('POST', `/faq-entries/${id}/votes`, { body: { helpful: true } })).status).toBe(404);
  });

  test('is limited to 60 a minute per address, and supports an Idempotency-Key', async () => {
    const url = await path();
    const headers = { 'idempotency-key': 'a-vote' };
    const send = () => api.call('POST', url, { body: { helpful: true }, headers, address: '203.0.113.61' });
    const first = await send();
    expect((await send()).text).toBe(first.text);
    expect(await votes()).toHaveLength(1);
    for (let index = 2; index < 60; index += 1) expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
  });
});

describe('the review of a page', () => {
  const review = (path: string) => api.call<Review | null>('GET', `/content-reviews?path=${encodeURIComponent(path)}`);

  test.each([
    ['/services/cardiology', 'Cardiology'],
    ['/services/orthopedic', 'Orthopedics'],
    ['/services/oncology', 'Oncology'],
    ['/services/video-consultation', 'General Medicine'],
    ['/services/patient-journey', 'General Medicine'],
    ['/treatment-journey/recovery', 'Orthopedics'],
    ['/insurance', 'General Medicine'],
    ['/resources', 'General Medicine'],
  ])('%s names its doctor', async (path, specialization) => {
    const { body } = await review(path);
    expect(body?.doctor.specialization).toBe(specialization);
    expect(body !== null && body.next_review_on > body.reviewed_on).toBe(true);
    expect((await api.call('GET', `/content-reviews?path=${path}`)).headers.get('cache-control')).toMatch(/^public/);
  });

  test('is null without a reviewer, and only paths are accepted', async () => {
    expect(await review('/careers')).toMatchObject({ status: 200, body: null });
    for (const path of ['', 'x', '//evil', '/A b']) expect((await review(path)).status).toBe(422);
  });
});
