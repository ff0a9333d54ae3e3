import '../../platform/languages/register.js';
import type { InboxCounts, InboxDetail } from '@ayana/contracts/inbox';
import type { QueuePage } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import type { Problem } from '@ayana/contracts/problems';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { hospitalOf, quoteForm, TestCase } from '../journeys/testing/case.js';
import { partnerApplication } from '../partnerships/partnerships.factory.js';
import { FollowUpsJob } from './follow-ups.job.js';
import { type Inbox, inboxOf } from './testing/inbox.js';

let api: TestApi;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi();
  inbox = inboxOf(api);
});
afterAll(() => api.close());

const DAY = 24 * 60 * 60_000;
/** A day in India, from now. */
const day = (from: number): string => todayIn(INDIA_ZONE, new Date(Date.now() + from * DAY));
const lead = (id: string, body: object, as: Role = 'ayana_staff') =>
  api.call<InboxDetail & Pick<Problem, 'code'>>('PATCH', `/inbox/${id}/lead`, { as, body });
const job = () => api.app.get(FollowUpsJob, { strict: false }).run();
const mails = (id: string) =>
  api.database.rows<{ recipient: string }>(
    `select recipient from outgoing_mails where template = 'inbox_follow_up' and dedupe_key like 'inbox_follow_up:' || $1 || ':%'`,
    [id],
  );
/** A claimed request that the staff have answered. */
async function answered(): Promise<string> {
  const id = await inbox.received('consultation');
  await inbox.claim(id);
  await api.call('POST', `/inbox/${id}/replies`, { as: 'ayana_staff', body: { message: 'Dear Amina, we can help.' } });
  return id;
}
const setDay = (id: string, on: string) =>
  api.database.rows('update inbox_items set follow_up_on = $2, follow_up_reminded_at = null where id = $1', [id, on]);

test('an answer makes a new lead an answered one; the staff set the rest, with a note on the timeline', async () => {
  const id = await inbox.received('consultation');
  expect((await inbox.detail(id)).body).toMatchObject({ lead_stage: 'new', follow_up_on: null, lost_reason: null });
  const one = await answered();
  expect((await inbox.detail(one)).body.lead_stage).toBe('answered');
  const { status, body } = await lead(one, { lead_stage: 'interested', follow_up_on: day(3), note: 'Asks her son.' });
  expect([status, body.lead_stage, body.follow_up_on]).toEqual([200, 'interested', day(3)]);
  expect(body.timeline.at(-1)).toMatchObject({
    event: 'lead_changed',
    actor: { name: 'Demo ayana staff' },
    text: `Interested. Follow up on ${day(3)}. Asks her son.`,
  });
  const [entry] = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'inbox.changed' and details->>'transition' = 'lead' and details->>'id' = $1`,
    [one],
  );
  expect(entry?.details).toMatchObject({ lead_stage: 'interested', follow_up_on: day(3) });
  // The clock of the answer is not touched.
  expect(body.status).toBe('answered');
});

test('a lost one needs a reason, which only a lost one has, and nothing is left to follow up', async () => {
  const id = await answered();
  await lead(id, { follow_up_on: day(2) });
  expect(refusedFieldsOf(await lead(id, { lead_stage: 'lost' }))).toEqual(['lost_reason']);
  expect(refusedFieldsOf(await lead(id, { lead_stage: 'interested', lost_reason: 'price' }))).toEqual(['lost_reason']);
  expect(refusedFieldsOf(await lead(id, { lead_stage: 'lost', lost_reason: 'rain' }))).toEqual(['lost_reason']);
  expect((await inbox.detail(id)).body.follow_up_on).toBe(day(2));
  const { body } = await lead(id, { lead_stage: 'lost', lost_reason: 'price' });
  expect([body.lead_stage, body.lost_reason, body.follow_up_on]).toEqual(['lost', 'price', null]);
  const again = await lead(id, { lead_stage: 'interested' });
  expect([again.body.lead_stage, again.body.lost_reason]).toEqual(['interested', null]);
});

test('a day has not passed, nothing is no change, and a closed request is not followed up', async () => {
  const id = await answered();
  expect(refusedFieldsOf(await lead(id, { follow_up_on: day(-1) }))).toEqual(['follow_up_on']);
  expect(refusedFieldsOf(await lead(id, {}))).toEqual(['lead_stage']);
  expect((await lead(id, { follow_up_on: day(0) })).status).toBe(200);
  expect((await lead(id, { follow_up_on: null })).body.follow_up_on).toBeNull();
  await lead(id, { follow_up_on: day(1) });
  await inbox.patch(id, { status: 'closed' });
  expect((await inbox.detail(id)).body.follow_up_on).toBeNull();
  expect((await lead(id, { follow_up_on: day(1) })).body.code).toBe('illegal_transition');
  expect((await lead(id, { follow_up_on: day(1) }, 'patient')).status).toBe(403);
  const { body } = await api.call<{ id: string }>('POST', '/functions/partner-application', {
    body: partnerApplication(),
  });
  expect((await lead(body.id, { lead_stage: 'interested' })).body.code).toBe('illegal_transition');
  expect((await lead(body.id, { follow_up_on: day(1) })).status).toBe(200);
});

test('once the day has come, the list, its counts and the queue show it first; who has it gets one mail', async () => {
  const counts = async () => (await api.call<InboxCounts>('GET', '/inbox/counts', { as: 'ayana_staff' })).body.mine;
  const queued = async () =>
    (await api.call<QueuePage>('GET', '/case-queue?kind=enquiry&limit=100', { as: 'ayana_staff' })).body.items;
  const before = await counts();
  const [due, later] = [await answered(), await answered()];
  await lead(later, { follow_up_on: day(5) });
  await job();
  expect([(await counts()).follow_up, await mails(due), await mails(later)]).toEqual([before.follow_up, [], []]);
  await setDay(due, day(-1));
  await job();
  await job();
  expect(await mails(due)).toEqual([{ recipient: emailOf('ayana_staff') }]);
  expect((await counts()).follow_up).toBe(before.follow_up + 1);
  const { items } = (await inbox.list('?follow_up=true&assigned_to=me')).body;
  expect(items.map(({ id }) => id)).toEqual([due]);
  expect((await inbox.list('?follow_up=false&limit=100')).body.items.map(({ id }) => id)).not.toContain(due);
  const ordered = (await inbox.list('?sort=due&open=true&assigned_to=me&limit=100')).body.items.map(({ id }) => id);
  expect(ordered.indexOf(due)).toBeLessThan(ordered.indexOf(later));
  const row = (await queued()).find(({ id }) => id === due);
  expect(row).toMatchObject({ kind: 'enquiry', subject_kind: 'follow_up', owner: { name: 'Demo ayana staff' } });
  expect(Date.parse(row?.due_at ?? '')).toBeLessThan(Date.now());
  expect((await queued()).map(({ id }) => id)).not.toContain(later);
  // A new day is reminded of again.
  await lead(due, { follow_up_on: day(0) });
  await job();
  expect(await mails(due)).toHaveLength(2);
  await lead(due, { lead_stage: 'lost', lost_reason: 'no_answer' });
  expect((await queued()).map(({ id }) => id)).not.toContain(due);
});

test('without an owner the team is reminded', async () => {
  const id = await answered();
  await api.database.rows('update inbox_items set assigned_to = null where id = $1', [id]);
  await setDay(id, day(0));
  await job();
  expect(await mails(id)).toEqual([{ recipient: api.config.teamEmail }]);
});

test('quotes and their acceptance in the case move the lead; what the staff set holds until something later happens', async () => {
  const stage = async (id: string) => (await inbox.detail(id)).body.lead_stage;
  const hospital = await hospitalOf(api, 0);
  const one = await TestCase.begin(api);
  const id = await answered();
  await api.database.rows('update treatment_requests set inbox_item_id = $2 where id = $1', [one.request_id, id]);
  await lead(id, { follow_up_on: day(4) });
  await one.assign('referral', hospital);
  const { token } = hospital.person;
  const { body: quote } = await api.call<{ id: string }>('POST', '/quotes', {
    token,
    body: quoteForm(one.journey_id, hospital),
  });
  expect(await stage(id)).toBe('answered');
  expect((await api.call('POST', `/quotes/${quote.id}/send`, { token })).text).toContain('"status":"sent"');
  expect(await stage(id)).toBe('quoted');
  await lead(id, { lead_stage: 'interested' });
  await api.call('POST', `/cases/${one.journey_id}/notes`, { as: 'ayana_staff', body: { text: 'Called.' } });
  expect(await stage(id)).toBe('interested');
  await one.own('POST', `/quotes/${quote.id}/accept`);
  expect((await inbox.detail(id)).body).toMatchObject({ lead_stage: 'decided', follow_up_on: null });
});
