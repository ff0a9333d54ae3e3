import { CAREER_VACANCY_CLOSED, type Vacancies } from '@ayana/contracts/careers';
import { FORM_MESSAGES } from '@ayana/contracts/forms';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { careerApplication } from './careers.factory.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const vacancies = () => api.call<Vacancies>('GET', '/vacancies');
const send = (body: unknown, headers?: Record<string, string>) =>
  api.call<{ success: boolean; message: string; id: string; errors?: { message: string }[] }>(
    'POST',
    '/functions/career-application',
    { body, ...(headers ? { headers } : {}) },
  );

test('open vacancies are listed newest first, and can be cached for a minute', async () => {
  const { status, headers, body } = await vacancies();
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('max-age=60');
  expect(body.items.map(({ slug }) => slug)).toContain('medical-reviewer');
  const days = body.items.map(({ posted_on }) => posted_on);
  expect(days).toEqual(days.toSorted().reverse());
  for (const { tasks, needs, languages } of body.items)
    expect([tasks.length > 1, needs.length > 1, languages.length > 0]).toEqual([true, true, true]);
});

describe('a job application', () => {
  test('is a row, an item of the inbox under the vacancy, and two mails', async () => {
    const { status, body } = await send(careerApplication());
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, message: FORM_MESSAGES.career, id: expect.any(String) });
    const { vacancy, ...written } = careerApplication();
    const [row] = await api.database.rows(
      'select application.*, vacancy.slug from career_applications application join vacancies vacancy on vacancy.id = vacancy_id where application.id = $1',
      [body.id],
    );
    expect(row).toMatchObject({ ...written, slug: vacancy });
    const item = await api.call('GET', `/inbox/${body.id}`, { as: 'ayana_staff' });
    expect(item.body).toMatchObject({
      kind: 'career_application',
      name: 'Layla Haddad',
      payload: {
        topic: 'Application for work: Case manager, Arabic',
        place: 'Chennai',
        link: 'https://layla.example/cv',
      },
    });
    expect(
      await api.database.rows(
        `select template, recipient from outgoing_mails where dedupe_key like 'application:' || $1 || ':%' order by template`,
        [body.id],
      ),
    ).toEqual([
      { template: 'application_acknowledgement', recipient: 'layla@people.example' },
      { template: 'application_notice', recipient: 'team@ayana.test' },
    ]);
  });

  test('may be for no particular vacancy', async () => {
    const { status, body } = await send(careerApplication({ vacancy: '', phone: '', link: '', message: '' }));
    expect(status).toBe(201);
    const item = await api.call('GET', `/inbox/${body.id}`, { as: 'ayana_staff' });
    expect(item.body).toMatchObject({ payload: { topic: 'Application for work' } });
  });

  test('needs an open vacancy if one is named, and says so', async () => {
    await api.database.rows(`update vacancies set is_open = false where slug = 'arrivals-coordinator'`);
    for (const vacancy of ['arrivals-coordinator', 'astronaut']) {
      const refused = await send(careerApplication({ vacancy }));
      expect(refusedFieldsOf(refused)).toEqual(['vacancy']);
      expect(refused.body.errors?.[0]?.message).toBe(CAREER_VACANCY_CLOSED);
    }
    expect((await vacancies()).body.items.map(({ slug }) => slug)).not.toContain('arrivals-coordinator');
  });

  test('needs name, contact, languages and experience', async () => {
    expect(refusedFieldsOf(await send({}))).toEqual(['email', 'experience', 'languages', 'name', 'place']);
    expect(refusedFieldsOf(await send({ ...careerApplication(), salary: '1' }))).toEqual(['salary']);
  });

  test('is sent once for one key', async () => {
    const headers = { 'idempotency-key': 'career-once-0001' };
    const first = await send(careerApplication({ email: 'once@careers.example' }), headers);
    const again = await send(careerApplication({ email: 'once@careers.example' }), headers);
    expect(again.text).toBe(first.text);
    expect(
      await api.database.rows(`select 1 from career_applications where email = 'once@careers.example'`),
    ).toHaveLength(1);
  });
});
