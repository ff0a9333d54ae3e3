import { withClient } from '@ayana/tooling/database/connect.ts';
import { type Answer, startApi, type TestApi } from '../../../../test/support/api.js';
import { contactForm } from '../../../modules/inquiries/contact.factory.js';

let api: TestApi;
beforeAll(async () => {
  // A minute: nothing here waits for an answer to expire.
  api = await startApi({ PUBLIC_ANSWERS_MS: '60000' });
});
afterAll(() => api.close());

/** Changed as the owner: the API does not notice. */
const rename = (name: string) => api.database.rows(`update cities set summary = $1 where slug = 'chennai'`, [name]);
const summary = async (path = '/cities/chennai') => (await api.call<{ summary: string }>('GET', path)).body.summary;
const sendForm = () => api.call('POST', '/functions/contact-form', { body: contactForm() });
async function write(): Promise<void> {
  const [entry] = await api.database.rows<{ id: string }>('select id from faq_entries limit 1');
  const vote = await api.call('POST', `/faq-entries/${entry?.id}/votes`, { body: { helpful: true } });
  expect(vote.status).toBe(201);
}

/** Runs `work` while a table is locked: reads of it wait. */
async function withLockedTable<T>(table: string, work: () => Promise<T>): Promise<T> {
  return withClient(api.database.url, async (client) => {
    await client.query('begin');
    await client.query(`lock table ${table} in access exclusive mode`);
    try {
      return await work();
    } finally {
      await client.query('rollback');
    }
  });
}

describe('a public answer', () => {
  test('is served again without asking the database, with the same tag, until something is written', async () => {
    await write();
    const first = await api.call('GET', '/cities/chennai');
    await rename('Changed behind its back');
    const again = await api.call('GET', '/cities/chennai');
    expect(again.text).toBe(first.text);
    for (const name of ['etag', 'cache-control', 'content-type', 'content-security-policy'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    const known = await api.call('GET', '/cities/chennai', {
      headers: { 'if-none-match': `${first.headers.get('etag')}` },
    });
    expect([known.status, known.text]).toEqual([304, '']);
    // Nobody but staff reads what a form wrote.
    expect((await sendForm()).status).toBe(201);
    expect(await summary()).not.toBe('Changed behind its back');
    await write();
    expect(await summary()).toBe('Changed behind its back');
  });

  test('is separate for each address', async () => {
    await write();
    const [one, two] = [await api.call('GET', '/doctors?limit=1'), await api.call('GET', '/doctors?limit=2')];
    expect([one, two].map(({ body }) => (body['items'] as unknown[]).length)).toEqual([1, 2]);
  });

  test('is not cached when it is a refusal, nor when it is personal', async () => {
    expect((await api.call('GET', '/cities/nowhere')).status).toBe(404);
    await api.database.rows(`update cities set slug = 'nowhere' where slug = 'vellore'`);
    expect((await api.call('GET', '/cities/nowhere')).status).toBe(200);
    const mine = (role: 'patient' | 'doctor') => api.call('GET', '/auth/account', { as: role });
    expect((await mine('patient')).text).not.toBe((await mine('doctor')).text);
  });

  test('is computed once for concurrent requests', async () => {
    await write();
    const answers = await withLockedTable('vacancies', async () => {
      const waiting = Array.from({ length: 100 }, () => api.call('GET', '/vacancies'));
      await waitingConnections(1);
      // One connection asks for them all.
      return { waiting, asking: await blocked() };
    });
    expect(answers.asking).toBe(1);
    const statuses = (await Promise.all(answers.waiting)).map(({ status }) => status);
    expect(statuses).toEqual(Array<number>(100).fill(200));
  });
});

describe('a slow public read', () => {
  test('does not delay other reads and forms, and requests beyond its limit are refused at once', async () => {
    const { slow, others } = await withLockedTable('blog_posts', async () => {
      const pending = Array.from({ length: 200 }, (_, index) => api.call('GET', `/blog-posts/number-${index}`));
      await waitingConnections(3);
      const refusedAtOnce: Answer<unknown>[] = await Promise.all(pending.slice(150));
      expect(refusedAtOnce.every(isBusy)).toBe(true);
      return {
        slow: pending,
        others: [
          await api.call('GET', '/doctors?limit=3'),
          await api.call('GET', '/partner-hospitals?limit=3'),
          await api.call('GET', '/search?q=knee'),
          await sendForm(),
          await api.call('GET', '/health/live'),
          await api.call('POST', '/auth/sign-in', { body: { email: 'nobody@example.com', password: 'x' } }),
        ],
      };
    });
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 201, 200, 401]);
    const answers = await Promise.all(slow);
    expect(answers.filter(isBusy).length).toBeGreaterThanOrEqual(140);
    expect(answers.filter((answer) => answer.status !== 404 && !isBusy(answer))).toEqual([]);
    expect(answers.some(({ status }) => status === 404)).toBe(true);
  });
});

/** 503 with the problem and the header that says when to retry. */
const isBusy = ({ status, headers, body }: Answer<unknown>): boolean =>
  status === 503 &&
  Number(headers.get('retry-after')) > 0 &&
  headers.get('cache-control') === 'no-store' &&
  (body as { code: string }).code === 'service_unavailable';

async function blocked(): Promise<number> {
  const [row] = await api.database.rows<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
}

async function waitingConnections(count: number): Promise<void> {
  while ((await blocked()) < count) await new Promise((resolve) => setImmediate(resolve));
}
