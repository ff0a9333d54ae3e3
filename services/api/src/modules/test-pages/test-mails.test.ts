import type { MailTemplates, MailPreview } from '@ayana/contracts/test-pages';
import { ORIGIN, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { MailSink } from '../messaging/testing/mail-sink.js';
import type { MailTestDto, MailTestsPageDto } from './test-mails.dto.js';
import type { VerificationTestDto } from './verification-tests.dto.js';
import { eventually } from '../../../test/support/eventually.js';

let api: TestApi;
const sink = new MailSink();
beforeAll(async () => {
  api = await startApi({
    JOBS: '1',
    SMTP_URL: await sink.start(),
    TEST_RECIPIENTS: 'tester@ayana.example, @test.ayana.example',
    PSEUDO_LOCALES: '1',
  });
});
afterAll(async () => {
  await api.close();
  await sink.stop();
});

const get = <T>(path: string) => api.call<T>('GET', path, { as: 'ayana_staff' });
const post = <T>(path: string, body?: unknown) => api.call<T>('POST', path, { body, as: 'ayana_staff' });
const MAIL = { template: 'contact_acknowledgement', language: 'en', to: 'tester@ayana.example' };

const untilSent = (id: string): Promise<MailTestDto> =>
  eventually(async () => {
    const { body } = await get<MailTestDto>(`/mail-tests/${id}`);
    return body.status === 'sent' && body;
  });

test('every template is shown in every language, as a document and as text', async () => {
  const { templates, languages, recipients } = (await get<MailTemplates>('/mail-tests/templates')).body;
  expect(templates.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['contact_acknowledgement', 'verify_email', 'order_notice']),
  );
  // What a person chooses by.
  for (const { subject } of templates) expect(subject).toMatch(/^\p{Lu}|^\d| /u);
  expect(templates.length).toBeGreaterThan(60);
  expect(languages.map(({ tag, dir }) => [tag, dir])).toEqual([
    ['en', 'ltr'],
    ['en-XA', 'ltr'],
    ['ar-XB', 'rtl'],
  ]);
  expect(recipients).toEqual(['tester@ayana.example', '@test.ayana.example']);
  for (const { id: template } of templates)
    for (const { tag } of languages) {
      const { status, body } = await get<MailPreview>(`/mail-tests/preview?template=${template}&language=${tag}`);
      expect([template, tag, status]).toEqual([template, tag, 200]);
      expect([body.subject, body.text].every((each) => each.trim().length > 3)).toBe(true);
      expect(body.html).toMatch(/^<!doctype html>/i);
    }
});

test('a mail goes to the allow-list with its mark, and each attempt is in the log', async () => {
  sink.taken.length = 0;
  const sent = await post<MailTestDto>('/mail-tests', { ...MAIL, language: 'en-XA' });
  expect([sent.status, sent.body.status, sent.body.to]).toEqual([201, 'queued', 'tester@ayana.example']);
  const mail = await untilSent(sent.body.id);
  expect(mail.attempts).toEqual([expect.objectContaining({ number: 1, failure: null })]);
  expect(mail.language).toBe('en-XA');
  const { items } = (await get<MailTestsPageDto>('/mail-tests')).body;
  expect(items[0]?.id).toBe(mail.id);
  expect(sink.taken.map(({ to }) => to)).toEqual(['tester@ayana.example']);
  const { id } = (await post<MailTestDto>('/mail-tests', MAIL)).body;
  await untilSent(id);
  expect(sink.taken.at(-1)?.raw).toMatch(/^Subject: \[Test\] /m);
});

test('a mail server that refuses shows in the log of attempts', async () => {
  sink.mood = () => 'refuse';
  try {
    const { id } = (await post<MailTestDto>('/mail-tests', MAIL)).body;
    const mail = await eventually(async () => {
      const { body } = await get<MailTestDto>(`/mail-tests/${id}`);
      return body.attempts.length > 0 && body;
    });
    expect(mail.attempts[0]).toMatchObject({ number: 1, failure: expect.stringMatching(/\w/) });
    expect(mail.status).not.toBe('sent');
  } finally {
    sink.mood = () => 'accept';
  }
});

test.each([
  [{ ...MAIL, to: 'patient@people.example' }, ['to']],
  [{ ...MAIL, to: 'nobody' }, ['to']],
  [{ ...MAIL, language: 'xx' }, ['language']],
  [{ ...MAIL, template: 'love_letter' }, ['template']],
])('%j is refused at its field', async (body, fields) => {
  const answer = await post('/mail-tests', body);
  expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, fields]);
});

test('the confirmation of an address is gone through with a test account, which nobody else sees', async () => {
  const email = 'step.by.step@test.ayana.example';
  const started = await post<VerificationTestDto>('/verification-tests', { email, language: 'en' });
  expect([started.status, started.body.mails.map(({ template, to }) => [template, to])]).toEqual([
    201,
    [['verify_email', email]],
  ]);
  const { id } = started.body;
  await untilSent(started.body.mails[0]?.id ?? '');
  const again = await post<VerificationTestDto>(`/verification-tests/${id}/resend`);
  expect(again.body.mails).toHaveLength(2);
  const opened = await post<VerificationTestDto>(`/verification-tests/${id}/open`);
  expect([opened.status, opened.body.opened_at, opened.body.refused_again_at]).toEqual([200, expect.any(String), null]);
  const people = await api.call<{ items: unknown[] }>('GET', '/users?q=step.by.step', { as: 'super_admin' });
  expect(people.body.items).toEqual([]);
  const refused = await post<VerificationTestDto>(`/verification-tests/${id}/open`);
  expect(refused.body.refused_again_at).toEqual(expect.any(String));
  expect(refusedFieldsOf(await post('/verification-tests', { email, language: 'en' }))).toEqual(['email']);
  const removed = await api.call<VerificationTestDto>('DELETE', `/verification-tests/${id}`, { as: 'ayana_staff' });
  expect(removed.body.removed_at).toEqual(expect.any(String));
  expect(await api.database.rows('select from users where lower(email) = $1', [email])).toEqual([]);
  expect((await post(`/verification-tests/${id}/open`)).status).toBe(422);
  expect((await post('/verification-tests', { email, language: 'en' })).status).toBe(201);
});

test('a link opened from the mail itself makes a test account as well', async () => {
  const email = 'from.the.mail@test.ayana.example';
  const { id } = (await post<VerificationTestDto>('/verification-tests', { email, language: 'en' })).body;
  await untilSent((await get<VerificationTestDto>(`/verification-tests/${id}`)).body.mails[0]?.id ?? '');
  const mail = sink.taken.find(({ to }) => to === email);
  const raw = mail?.raw.replaceAll(/=\r?\n/g, '') ?? '';
  const [token] = /[0-9a-f-]{36}\.[\w-]{43}/.exec(raw) ?? [];
  const headers = { origin: ORIGIN };
  expect((await api.call('POST', '/auth/verify-email', { body: { token }, headers })).status).toBe(200);
  expect(await api.database.rows('select is_test from users where lower(email) = $1', [email])).toEqual([
    { is_test: true },
  ]);
  expect((await get<VerificationTestDto>(`/verification-tests/${id}`)).body.opened_at).toEqual(expect.any(String));
});

test('an account of a real person is never used', async () => {
  const answer = await post('/verification-tests', { email: 'patient@people.example', language: 'en' });
  expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, ['email']]);
});
