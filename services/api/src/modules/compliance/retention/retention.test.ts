import '../../../platform/languages/register.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { RetentionRule, RetentionRuleKey, RetentionRun } from '@ayana/contracts/operations';
import { ORIGIN, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { Page } from '../../../platform/http/cursor.js';
import { PDF } from '../../../platform/files/testing/uploads.js';
import { inboxOf } from '../../inbox/testing/inbox.js';
import { doctorApplication, partnerApplication } from '../../partnerships/partnerships.factory.js';
import { TestCase } from '../../journeys/testing/case.js';
import { RetentionJob } from './retention.job.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const rows = <T extends object>(text: string, ...values: unknown[]) => api.database.rows<T>(text, values);
const post = (key: string, act: string, body: object = {}, as: 'admin' | 'ayana_staff' = 'admin') =>
  api.call<RetentionRun>('POST', `/retention-rules/${key}/${act}`, { as, body });
const patch = (key: string, body: object, as: 'admin' | 'ayana_staff' = 'admin') =>
  api.call<RetentionRule>('PATCH', `/retention-rules/${key}`, { as, body });
const rule = async (key: RetentionRuleKey) =>
  (await api.call<RetentionRule[]>('GET', '/retention-rules', { as: 'ayana_staff' })).body.find(
    (each) => each.key === key,
  );
const job = () => api.app.get(RetentionJob, { strict: false }).run();
const switchOn = async (key: RetentionRuleKey): Promise<void> => {
  await post(key, 'dry-run');
  expect((await patch(key, { is_switched_on: true })).status).toBe(200);
};

test('nothing is removed until an administrator has tried a rule with its days and switched it on', async () => {
  expect(await rule('closed_enquiries')).toMatchObject({ keep_days: 730, is_active: false, last_dry_run: null });
  expect((await post('closed_enquiries', 'run')).status).toBe(409);
  expect(refusedFieldsOf(await patch('closed_enquiries', { is_switched_on: true }))).toEqual(['is_switched_on']);
  expect((await patch('closed_enquiries', { keep_days: 400 }, 'ayana_staff')).status).toBe(403);
  expect((await post('closed_enquiries', 'dry-run', {}, 'ayana_staff')).status).toBe(403);
  expect((await post('closed_enquiries', 'dry-run', { keep_days: 400 })).body).toMatchObject({
    is_dry: true,
    removed: 0,
  });
  expect(refusedFieldsOf(await patch('closed_enquiries', { is_switched_on: true }))).toEqual(['is_switched_on']);
  const on = (await patch('closed_enquiries', { keep_days: 400, is_switched_on: true })).body;
  expect([on.keep_days, on.is_active]).toEqual([400, true]);
  // Other days count only when they were tried.
  expect((await patch('closed_enquiries', { keep_days: 500 })).body.is_active).toBe(false);
});

test('the law sets limits, and there are no other rules', async () => {
  expect(refusedFieldsOf(await patch('ended_cases', { keep_days: 365 }))).toEqual(['keep_days']);
  expect(refusedFieldsOf(await post('ended_cases', 'dry-run', { keep_days: 1099 }))).toEqual(['keep_days']);
  expect(refusedFieldsOf(await patch('ended_cases', {}))).toEqual(['keep_days']);
  expect((await post('users', 'dry-run')).status).toBe(404);
  expect((await patch('users', { keep_days: 5 })).status).toBe(404);
});

test('closed enquiries go after their time with what was sent; open ones and those of a case stay', async () => {
  const inbox = inboxOf(api);
  const [old, open, young, used] = [
    await inbox.received('contact'),
    await inbox.received('consultation'),
    await inbox.received('video_consultation'),
    await inbox.received('contact'),
  ];
  await rows(`update inbox_items set status = 'closed', updated_at = now() - interval '800 days' where id = any ($1)`, [
    old,
    used,
  ]);
  await rows(`update inbox_items set status = 'closed', updated_at = now() - interval '700 days' where id = $1`, young);
  await rows(`update inbox_items set updated_at = now() - interval '800 days' where id = $1`, open);
  const { request_id } = await TestCase.begin(api);
  await rows('update treatment_requests set inbox_item_id = $2 where id = $1', request_id, used);
  await patch('closed_enquiries', { keep_days: 730 });
  expect((await post('closed_enquiries', 'dry-run')).body).toMatchObject({ found: 1, removed: 0 });
  expect(await rows('select id from inbox_items where id = $1', old)).toHaveLength(1);
  await switchOn('closed_enquiries');
  await job();
  expect(
    await rows<{ id: string }>('select id from inbox_items where id = any ($1) order by id', [old, open, young, used]),
  ).toEqual([open, young, used].toSorted().map((id) => ({ id })));
  expect(await rows('select id from contact_messages where id = any ($1)', [old, used])).toEqual([{ id: used }]);
  const { body } = await api.call<Page<RetentionRun>>('GET', '/retention-runs?rule=closed_enquiries&limit=1', {
    as: 'ayana_staff',
  });
  expect(body.items).toMatchObject([{ is_dry: false, found: 1, removed: 1, by: null, keep_days: 730 }]);
});

test('a closed enquiry stays while an application, an invitation or a talk of a case belongs to it', async () => {
  const inbox = inboxOf(api);
  const applied = async (path: string, body: object): Promise<string> =>
    (await api.call<{ id: string }>('POST', `/functions/${path}`, { body })).body.id;
  const kept = [
    await applied('partner-application', partnerApplication()),
    await applied('doctor-application', doctorApplication()),
    await inbox.received('contact'),
    await inbox.received('video_consultation'),
  ];
  const [, , invited, talk] = kept;
  await rows(
    `insert into journey_invitations (id, inbox_item_id, email, treatment_id, invited_by, sent_at, sent_count, expires_at, created_at)
     select gen_random_uuid(), $1, 'invited@people.example', id, gen_random_uuid(), now(), 1, now() + interval '7 days', now()
     from treatments limit 1`,
    invited,
  );
  const { journey_id } = await TestCase.begin(api);
  await rows('update video_consultations set journey_id = $2 where id = $1', talk, journey_id);
  await rows(
    `update inbox_items set status = 'closed', updated_at = now() - interval '800 days' where id = any ($1)`,
    kept,
  );
  await switchOn('closed_enquiries');
  expect((await post('closed_enquiries', 'run')).body).toMatchObject({ found: 0, removed: 0 });
  expect(await rows('select id from inbox_items where id = any ($1)', kept)).toHaveLength(kept.length);
});

test('what stayed of a deleted account goes after three years, but not who opened it', async () => {
  const one = await TestCase.begin(api);
  const form = new FormData();
  form.set('journey_id', one.journey_id);
  form.set('kind', 'report');
  form.set('file', new File([new Uint8Array(PDF)], 'report.pdf', { type: 'application/pdf' }));
  const sent = await fetch(`${api.url}/api/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${one.patient.token}` },
    body: form,
  });
  const paper = ((await sent.json()) as { id: string }).id;
  await api.call('PATCH', `/documents/${paper}`, { as: 'ayana_staff', body: { status: 'checked' } });
  const { body: threads } = await one.own<{ items: { id: string }[] }>('GET', `/threads?journey_id=${one.journey_id}`);
  await one.own('POST', `/threads/${threads.items[0]?.id}/messages`, { text: 'My knee hurts' });
  await api.call('GET', `/cases/${one.journey_id}`, { as: 'ayana_staff' });
  await rows('update patient_journeys set current_stage = 7 where id = $1', one.journey_id);
  await api.call('POST', '/auth/delete-account', {
    token: one.patient.token,
    body: { password: DEMO_PASSWORD },
    headers: { origin: ORIGIN },
  });
  const other = await TestCase.begin(api);
  await rows(`update patient_journeys set status = 'closed' where id = $1`, other.journey_id);
  const age = (days: number) =>
    rows(
      `update patient_journeys set updated_at = now() - $2 * interval '1 day' where id = any ($1)`,
      [one.journey_id, other.journey_id],
      days,
    );
  await age(1099);
  await switchOn('ended_cases');
  await job();
  expect(await rows('select id from files where owner_id = $1', paper)).toHaveLength(1);
  await age(1101);
  expect((await post('ended_cases', 'run')).body).toMatchObject({
    found: 1,
    removed: 1,
    by: { name: expect.any(String) },
  });
  expect(await rows('select id from files where owner_id = $1', paper)).toEqual([]);
  expect(await rows('select 1 from messages where text = $1', 'My knee hurts')).toEqual([]);
  const left = await rows<{ entries: number; accesses: number; papers: number }>(
    `select (select count(*)::int from journey_entries where journey_id = $1) as entries,
       (select count(*)::int from record_accesses where journey_id = $1) as accesses,
       (select count(*)::int from documents where journey_id = $1 and file_id is null) as papers`,
    one.journey_id,
  );
  expect(left).toMatchObject([{ entries: 0, papers: 1 }]);
  expect(left[0]?.accesses).toBeGreaterThan(0);
  // Of someone who still has an account, nothing goes; and nothing is found twice.
  expect(await rows('select 1 from journey_entries where journey_id = $1', other.journey_id)).not.toEqual([]);
  expect((await post('ended_cases', 'run')).body).toMatchObject({ found: 0, removed: 0 });
});

test('read notifications, sent emails and addresses that left go after their time', async () => {
  const { patient } = await TestCase.begin(api);
  const [old] = await rows<{ id: string }>(
    `insert into patient_notifications (id, patient_id, title, message, notification_type, metadata, is_read, read_at, created_at)
     values (gen_random_uuid(), $1, 'Old', 'Read', 'journey_update', '{}', true, now(), now() - interval '731 days') returning id`,
    patient.id,
  );
  const [unread] = await rows<{ id: string }>(
    `insert into patient_notifications (id, patient_id, title, message, notification_type, metadata, is_read, created_at)
     values (gen_random_uuid(), $1, 'Old', 'Unread', 'journey_update', '{}', false, now() - interval '731 days') returning id`,
    patient.id,
  );
  await rows(`insert into newsletter_subscriptions (id, email, source, subscribed_at, unsubscribed_at, times)
    values (gen_random_uuid(), 'left@people.example', 'footer', now() - interval '1 year', now() - interval '91 days', 1)`);
  for (const key of ['patient_notifications', 'left_newsletters', 'sent_mails', 'career_applications'] as const)
    await switchOn(key);
  await job();
  expect(await rows('select id from patient_notifications where id = any ($1)', [old?.id, unread?.id])).toEqual([
    { id: unread?.id },
  ]);
  expect(await rows(`select 1 from newsletter_subscriptions where email = 'left@people.example'`)).toEqual([]);
});
