import type { RemovedTests } from '@ayana/contracts/test-pages';
import { formSamples } from '@ayana/contracts/form-samples';
import { FORM_FUNCTIONS } from '@ayana/contracts/forms';
import type { Role } from '@ayana/contracts/identity';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import type { FormTestsDto } from './form-tests.dto.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ TEST_RECIPIENTS: '@test.ayana.example' });
});
beforeEach(async () => {
  await api.call('DELETE', '/form-tests', { as: 'ayana_staff' });
});
afterAll(() => api.close());

const EMAIL = 'forms@test.ayana.example';
const MARK = { 'x-ayana-test': '1' };
const CONTACT = { first_name: 'Amina', last_name: 'Otieno', email: EMAIL, phone: '+254 712 000 000' };
const send = (form: string, body: unknown, as: Role | null | 'nobody' = 'ayana_staff', headers = MARK) =>
  api.call<{ id?: string }>('POST', `/functions/${form}`, { body, headers, ...(as === 'nobody' ? {} : { as }) });
const list = async () => (await api.call<FormTestsDto>('GET', '/form-tests', { as: 'ayana_staff' })).body;
const inbox = async () => (await api.call<{ items: unknown[] }>('GET', '/inbox?limit=100', { as: 'ayana_staff' })).body;
const count = async (from: string): Promise<number> =>
  Number((await api.database.rows<{ count: string }>(`select count(*) from ${from}`))[0]?.count);

test('every form takes what it must take, and refuses each field that is wrong', async () => {
  const samples = formSamples(EMAIL, new Date());
  expect(new Set(samples.map(({ form }) => form))).toEqual(new Set(FORM_FUNCTIONS));
  for (const { form, kind, body, refused } of samples) {
    // One subscription an address.
    const sent = form === 'newsletter' && refused.length === 0 ? { email: `${kind}@test.ayana.example` } : body;
    const answer = await send(form, sent);
    expect([form, kind, answer.status, refusedFieldsOf(answer)]).toEqual([
      form,
      kind,
      refused.length === 0 ? 201 : 422,
      [...refused],
    ]);
  }
  const { items, total } = await list();
  expect([total, items.length]).toEqual([27, 27]);
  expect(new Set(items.map(({ form }) => form))).toEqual(new Set(FORM_FUNCTIONS));
});

test('a test is in no inbox and no count, and its mails stay within the allow-list', async () => {
  const [before, counts] = [await inbox(), await api.call('GET', '/inbox/counts', { as: 'ayana_staff' })];
  await send('contact-form', CONTACT);
  await send('contact-form', { ...CONTACT, email: 'patient@people.example' });
  expect(await inbox()).toEqual(before);
  expect((await api.call('GET', '/inbox/counts', { as: 'ayana_staff' })).body).toEqual(counts.body);
  const { items } = await list();
  expect(
    items.map(({ email, mails }) => [email, mails.map(({ template, to, status }) => [template, to, status])]),
  ).toEqual([
    [
      'patient@people.example',
      [
        ['contact_acknowledgement', null, 'withheld'],
        ['contact_notice', null, 'withheld'],
      ],
    ],
    [
      EMAIL,
      [
        ['contact_acknowledgement', EMAIL, 'queued'],
        ['contact_notice', null, 'withheld'],
      ],
    ],
  ]);
  expect(await count(`outgoing_texts where is_test and status <> 'withheld'`)).toBe(0);
  expect(await count(`outgoing_texts where is_test`)).toBe(2);
  // A job for the one mail that may leave.
  const jobs = await api.database.rows(
    `select from jobs.job where name in ('messaging.mail', 'messaging.text')
       and (data->>'id')::uuid in (select id from outgoing_mails where is_test union all select id from outgoing_texts where is_test)`,
  );
  expect(jobs).toHaveLength(1);
});

test.each(['nobody', null, 'patient', 'doctor', 'partner'] as const)('%s cannot mark a form as a test', async (as) => {
  expect((await send('contact-form', CONTACT, as)).status).toBe(403);
  expect((await list()).total).toBe(0);
});

test('what people send is no test, also by staff, and cannot be removed here', async () => {
  const sent = await send('contact-form', CONTACT, 'ayana_staff', {} as typeof MARK);
  expect(sent.status).toBe(201);
  expect((await list()).total).toBe(0);
  const gone = await api.call('DELETE', `/form-tests/contact-form/${sent.body.id}`, { as: 'ayana_staff' });
  expect(gone.status).toBe(404);
  await api.call('DELETE', '/form-tests', { as: 'ayana_staff' });
  expect(await count(`contact_messages where id = '${sent.body.id}'`)).toBe(1);
  expect(await count(`inbox_items where id = '${sent.body.id}'`)).toBe(1);
});

test('one test, or all of them, are removed with their mails, and the activity says so', async () => {
  const removals = `audit_entries where action = 'form_tests.removed' and details->>'form' = 'support-request'`;
  const before = await count(removals);
  const { id } = (await send('support-request', { topic: 'other', name: 'Amina', email: EMAIL, message: 'Test' })).body;
  await send('contact-form', CONTACT);
  expect((await api.call('DELETE', `/form-tests/contact-form/${id}`, { as: 'ayana_staff' })).status).toBe(404);
  expect((await api.call('DELETE', `/form-tests/circus/${id}`, { as: 'ayana_staff' })).status).toBe(404);
  expect((await api.call('DELETE', `/form-tests/support-request/${id}`, { as: 'ayana_staff' })).status).toBe(204);
  expect((await list()).items.map(({ form }) => form)).toEqual(['contact-form']);
  const all = await api.call<RemovedTests>('DELETE', '/form-tests', { as: 'ayana_staff' });
  expect([all.body, (await list()).total]).toEqual([{ removed: 1 }, 0]);
  expect(await count('outgoing_mails where is_test')).toBe(0);
  expect(await count(removals)).toBe(before + 1);
});

test('a real subscription after a test is a real one', async () => {
  await send('newsletter', { email: 'later@test.ayana.example' });
  await send('newsletter', { email: 'later@test.ayana.example' }, 'nobody', {} as typeof MARK);
  expect(await count(`newsletter_subscriptions where email = 'later@test.ayana.example' and not is_test`)).toBe(1);
});
