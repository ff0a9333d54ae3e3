import '../../../platform/languages/register.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { DataRequest, DataRequestOutcome, DataRequestDetail, OwnDataRequest } from '@ayana/contracts/operations';
import type { Problem } from '@ayana/contracts/problems';
import { type Answer, atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { Page } from '../../../platform/http/cursor.js';
import { unzip } from '../../../platform/files/testing/unzip.js';
import { PDF } from '../../../platform/files/testing/uploads.js';
import { inboxOf } from '../../inbox/testing/inbox.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';

const DAY = 86_400_000;
const UNKNOWN = 'nobody-here@people.example';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Detail = DataRequestDetail & Partial<Pick<Problem, 'code' | 'detail'>>;
type Caller = 'ayana_staff' | 'admin' | 'super_admin';
const rows = <T extends object>(text: string, ...values: unknown[]) => api.database.rows<T>(text, values);
const add = (kind: DataRequest['kind'], email: string, more: object = {}) =>
  api.call<Detail>('POST', '/data-requests', { as: 'ayana_staff', body: { kind, law: 'gdpr', email, ...more } });
const post = (id: string, act: string, body: object = {}, as: Caller = 'ayana_staff') =>
  api.call<Detail>('POST', `/data-requests/${id}/${act}`, { as, body });
const move = (id: string, name: string, more: object = {}) => post(id, 'transitions', { name, ...more });
const detail = async (id: string) =>
  (await api.call<Detail>('GET', `/data-requests/${id}`, { as: 'ayana_staff' })).body;
const verified = async (kind: DataRequest['kind'], email: string): Promise<string> => {
  const { body } = await add(kind, email);
  await move(body.id, 'verify');
  return body.id;
};
const mails = async (to: string) =>
  (
    await rows<{ what: string }>(
      `select data ->> 'what' as what from outgoing_mails where template = 'data_request_news' and recipient = $1 order by created_at, id`,
      to,
    )
  ).map(({ what }) => what);
async function download(path: string, token: string): Promise<{ status: number; files: Map<string, Buffer> }> {
  const answer = await fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, files: answer.status === 200 ? await unzip(bytes) : new Map<string, Buffer>() };
}
async function send(one: TestCase, kind: string): Promise<string> {
  const form = new FormData();
  form.set('journey_id', one.journey_id);
  form.set('kind', kind);
  form.set('file', new File([new Uint8Array(PDF)], `${kind}.pdf`, { type: 'application/pdf' }));
  const answer = await fetch(`${api.url}/api/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${one.patient.token}` },
    body: form,
  });
  return ((await answer.json()) as { id: string }).id;
}
const jsonOf = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(String(files.get(`${name}.json`))) as Record<string, unknown>[];

describe('the clock of the law', () => {
  test('begins with the day it came in; the person reads the last day, and the list has the late ones', async () => {
    const { email } = await personOf(api, 'patient');
    const received_on = new Date(Date.now() - 40 * DAY).toISOString().slice(0, 10);
    const overdue = async () =>
      (await api.call<number>('GET', '/data-requests/overdue-count', { as: 'ayana_staff' })).body;
    const before = await overdue();
    const late = (await add('export', email, { received_on })).body;
    expect([late.state, late.is_overdue, late.may_extend]).toEqual(['received', true, false]);
    const dpdp = (await add('erase', email, { law: 'dpdp', received_on })).body;
    expect([dpdp.is_overdue, dpdp.due_on]).toEqual([
      false,
      new Date(Date.parse(received_on) + 90 * DAY).toISOString().slice(0, 10),
    ]);
    const list = await api.call<Page<DataRequest>>('GET', '/data-requests?overdue=true&limit=100', {
      as: 'ayana_staff',
    });
    expect(await overdue()).toBe(before + 1);
    const ids = new Set(list.body.items.map(({ id }) => id));
    expect([ids.has(late.id), ids.has(dpdp.id)]).toEqual([true, false]);
    expect(await mails(email)).toEqual(['received', 'received']);
  });

  test('is extended once, where the law lets it, while there is time, and the person reads why', async () => {
    const { email } = await personOf(api, 'patient');
    const now = new Date('2027-01-10T10:00:00Z');
    const { id, due_on } = (await atTime(api, now, () => add('export', email))).body;
    expect(due_on).toBe('2027-02-10');
    expect(refusedFieldsOf(await post(id, 'extend'))).toEqual(['reason']);
    const reason = 'The hospital has to look for old scans.';
    const extended = (await atTime(api, new Date('2027-02-10T23:00:00Z'), () => post(id, 'extend', { reason }))).body;
    expect([extended.due_on, extended.is_extended, extended.may_extend, extended.reason]).toEqual([
      '2027-04-10',
      true,
      false,
      reason,
    ]);
    expect((await post(id, 'extend', { reason })).body.detail).toBe('The time was extended already.');
    const dpdp = (await add('correct', email, { law: 'dpdp' })).body;
    expect((await post(dpdp.id, 'extend', { reason })).body.detail).toBe('By this law the time cannot be extended.');
    const other = (await atTime(api, now, () => add('erase', email))).body;
    const late = await atTime(api, new Date('2027-02-11T00:00:00Z'), () => post(other.id, 'extend', { reason }));
    expect([late.status, late.body.detail]).toEqual([409, 'The last day has passed: it cannot be extended any more.']);
    expect(await mails(email)).toContain('extended');
  });

  test('what cannot be is refused at its field', async () => {
    const { email } = await personOf(api, 'patient');
    const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    expect(refusedFieldsOf(await add('export', UNKNOWN))).toEqual(['email']);
    expect(refusedFieldsOf(await add('export', email, { received_on: day(1) }))).toEqual(['received_on']);
    expect(refusedFieldsOf(await add('export', email, { received_on: day(-400) }))).toEqual(['received_on']);
    expect(refusedFieldsOf(await add('export', email, { law: 'hipaa' }))).toEqual(['law']);
    const both = await Promise.all([add('export', email), add('export', email.toUpperCase())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(refusedFieldsOf(both.find(({ status }) => status === 422) as Answer<unknown>)).toEqual(['kind']);
  });
});

test('a request is refused with a reason, reopened, and not done before it is known who asks', async () => {
  const { email } = await personOf(api, 'patient');
  const { id } = (await add('export', email)).body;
  expect((await post(id, 'export')).body.detail).toBe('First check who asks.');
  expect(refusedFieldsOf(await move(id, 'refuse'))).toEqual(['note']);
  const refused = (await move(id, 'refuse', { note: 'This is not your account.' })).body;
  expect([refused.state, refused.transitions, refused.decided_at === null]).toEqual(['refused', ['reopen'], false]);
  expect((await move(id, 'verify')).status).toBe(409);
  const reopened = (await move(id, 'reopen')).body;
  expect([reopened.state, reopened.reason, reopened.decided_at]).toEqual(['verified', null, null]);
  expect((await post(id, 'correct', { city: 'Pune' })).body.detail).toBe('The person has asked for something else.');
  expect(refusedFieldsOf(await move(id, 'complete'))).toEqual(['name']);
  expect((await detail(id)).entries.map(({ details }) => details['to'])).toEqual(['received', 'refused', 'verified']);
  expect(await mails(email)).toEqual(['received', 'refused']);
});

test('an export has the account and each journey with its files; the person downloads it for thirty days', async () => {
  const one = await TestCase.begin(api);
  await send(one, 'report');
  const id = await verified('export', one.patient.email);
  expect((await download(`/own-data-requests/${id}/export`, one.patient.token)).status).toBe(404);
  const staff = await download(`/data-requests/${id}/export`, await api.signIn('ayana_staff'));
  expect(staff.status).toBe(200);
  const done = (await post(id, 'export')).body;
  expect([done.state, done.outcome, done.transitions]).toEqual(['done', { journeys: 1, files: 1 }, []]);
  const { body: own } = await api.call<OwnDataRequest[]>('GET', '/own-data-requests', { token: one.patient.token });
  expect(own.map((each) => [each.id, each.state, each.download_until !== null])).toEqual([[id, 'done', true]]);

  const { status, files } = await download(`/own-data-requests/${id}/export`, one.patient.token);
  expect(status).toBe(200);
  expect(jsonOf(files, 'account/account')).toMatchObject([{ email: one.patient.email }]);
  expect(jsonOf(files, 'account/account')[0]).not.toHaveProperty('password_hash');
  expect(jsonOf(files, 'journey-1/journey')).toMatchObject([{ id: one.journey_id }]);
  expect(files.get('journey-1/files/001-report-report.pdf')).toEqual(PDF);
  const opened = await rows<{ role: string }>(
    `select role from record_accesses where journey_id = $1 and what = 'exported' order by at, id`,
    one.journey_id,
  );
  expect(opened.map(({ role }) => role)).toEqual(['ayana_staff', 'patient']);

  const stranger = await personOf(api, 'patient');
  expect((await download(`/own-data-requests/${id}/export`, stranger.token)).status).toBe(404);
  expect((await download(`/data-requests/${id}/export`, stranger.token)).status).toBe(403);
  await rows(`update data_requests set decided_at = now() - interval '31 days' where id = $1`, id);
  expect((await download(`/own-data-requests/${id}/export`, one.patient.token)).status).toBe(410);
  expect(await mails(one.patient.email)).toEqual(['received', 'ready']);
});

test('a correction changes the account by its own rules, and keeps only the names of the fields', async () => {
  const { id: person, email } = await personOf(api, 'patient');
  const id = await verified('correct', email);
  expect(refusedFieldsOf(await post(id, 'correct', {}))).toEqual(['note']);
  expect(refusedFieldsOf(await post(id, 'correct', { date_of_birth: '2099-01-01' }))).toEqual(['date_of_birth']);
  expect((await detail(id)).state).toBe('verified');
  const { body } = await post(id, 'correct', {
    first_name: 'Prakash',
    last_name: 'Gurung',
    note: 'Also in the visa letter.',
  });
  expect([body.state, body.outcome]).toEqual([
    'done',
    { fields: ['first_name', 'last_name'], note: 'Also in the visa letter.' },
  ]);
  expect(await rows('select name, first_name from users where id = $1', person)).toEqual([
    { name: 'Prakash Gurung', first_name: 'Prakash' },
  ]);
  expect(JSON.stringify(body.entries)).not.toContain('Gurung');
  expect(await mails(email)).toEqual(['received', 'corrected']);
});

describe('an erasure', () => {
  const erase = (id: string, as: Caller = 'admin', password = DEMO_PASSWORD) => post(id, 'erase', { password }, as);

  async function treated(): Promise<{ one: TestCase; report: string; passport: string }> {
    const one = await TestCase.begin(api);
    const [report, passport] = [await send(one, 'report'), await send(one, 'passport')];
    for (const paper of [report, passport])
      await api.call('PATCH', `/documents/${paper}`, { as: 'ayana_staff', body: { status: 'checked' } });
    await rows('update patient_journeys set current_stage = 7 where id = $1', one.journey_id);
    return { one, report, passport };
  }

  test('removes the account and what hangs on it, keeps what the law makes keep, and says so', async () => {
    const { one, report, passport } = await treated();
    const { email, id: person, token } = one.patient;
    const enquiry = await inboxOf(api).received('contact', { email });
    const others = await inboxOf(api).received('contact', { email: 'other-one@people.example' });
    for (const address of [email, 'other-one@people.example'])
      await rows(
        `insert into newsletter_subscriptions (id, email, source, subscribed_at, times)
         values (gen_random_uuid(), upper($1), 'footer', now(), 1)`,
        address,
      );
    const id = await verified('erase', email);
    await rows(`update data_requests set text = 'My name is Nadia' where id = $1`, id);
    expect((await detail(id)).would_keep).toEqual(['medical_papers', 'case_record', 'activity', 'request']);

    const { status, body } = await erase(id);
    const outcome: DataRequestOutcome = {
      removed_files: 1,
      kept_files: 1,
      kept: ['medical_papers', 'case_record', 'activity', 'request'],
    };
    expect([status, body.state, body.outcome, body.text, body.subject]).toEqual([
      200,
      'done',
      outcome,
      null,
      { id: person, name: '' },
    ]);
    expect(await rows('select 1 from users where id = $1', person)).toEqual([]);
    expect((await api.call('GET', '/auth/account', { token })).status).toBe(401);
    expect(await rows('select owner_id from files where owner_id = any ($1)', [report, passport])).toEqual([
      { owner_id: report },
    ]);
    expect(await rows('select id from inbox_items where id = any ($1)', [enquiry, others])).toEqual([{ id: others }]);
    expect(await rows('select id from contact_messages where id = any ($1)', [enquiry, others])).toEqual([
      { id: others },
    ]);
    const left = await rows<{ address: string }>(
      `select lower(email_address) as address from general_inquiries where lower(email_address) = any ($1)
       union all select lower(email) from newsletter_subscriptions where lower(email) = any ($1)`,
      [email, 'other-one@people.example'],
    );
    expect(left.map(({ address }) => address)).toEqual(['other-one@people.example', 'other-one@people.example']);
    const sent = await rows<{ template: string; kept: string[] }>(
      `select template, data -> 'kept' as kept from outgoing_mails where recipient = $1 and template in ('account_deleted', 'data_request_news')
       and (data ->> 'what' is null or data ->> 'what' = 'erased') order by template`,
      email,
    );
    expect(sent).toEqual([
      { template: 'account_deleted', kept: null },
      { template: 'data_request_news', kept: outcome.kept },
    ]);
    const [entry] = await rows<{ actor_role: string; details: object }>(
      `select actor_role, details from audit_entries where action = 'account.deleted' and subject_id = $1`,
      person,
    );
    expect(entry).toEqual({ actor_role: 'admin', details: { data_request: id } });
    const ended = await rows<{ actor_role: string }>(
      `select distinct actor_role from audit_entries where subject_id = $1 and details ->> 'account' = 'deleted'`,
      person,
    );
    expect(ended).toEqual([{ actor_role: 'admin' }]);
  });

  test('of an address that was never confirmed leaves what was sent from it: others may have written it', async () => {
    const { email, id: person } = await personOf(api, 'patient');
    await rows('update users set email_verified_at = null where id = $1', person);
    const enquiry = await inboxOf(api).received('contact', { email });
    expect((await erase(await verified('erase', email))).status).toBe(200);
    expect(await rows('select 1 from users where id = $1', person)).toEqual([]);
    expect(await rows('select 1 from inbox_items where id = $1', enquiry)).toHaveLength(1);
  });

  test('is for administrators, with their password, and once', async () => {
    const { email } = await personOf(api, 'patient');
    const id = await verified('erase', email);
    expect((await erase(id, 'ayana_staff')).status).toBe(403);
    expect(refusedFieldsOf(await erase(id, 'admin', 'wrong'))).toEqual(['password']);
    expect(await rows('select 1 from users where email = $1', email)).toHaveLength(1);
    expect((await erase(id)).status).toBe(200);
    expect((await erase(id)).status).toBe(409);
  });

  test('of an administrator is for super administrators, and nobody erases themselves here', async () => {
    const admin: Person = await personOf(api, 'admin');
    const id = await verified('erase', admin.email);
    expect((await erase(id)).status).toBe(403);
    const own = await api.call<Detail>('POST', `/data-requests/${id}/erase`, {
      token: admin.token,
      body: { password: DEMO_PASSWORD },
    });
    expect([own.status, own.body.detail]).toEqual([409, 'Delete your own account in your profile.']);
    expect(await rows('select 1 from users where id = $1', admin.id)).toHaveLength(1);
    expect((await erase(id, 'super_admin')).status).toBe(200);
  });
});
