import '../../../platform/languages/register.js';
import type { Credential, Organisation } from '@ayana/contracts/organisations';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { Page } from '../../../platform/http/cursor.js';
import { PDF, uploadsOf } from '../../../platform/files/testing/uploads.js';
import { type Hospital, hospitalOf, type Person, personOf } from '../../journeys/testing/case.js';
import { CredentialClockJob } from './credential-clock.job.js';

const DAY = 24 * 60 * 60 * 1000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

let api: TestApi;
let own: Hospital;
let other: Hospital;
beforeAll(async () => {
  api = await startApi();
  [own, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
  await api.database.rows(`update partner_members set role = 'owner' where user_id in ($1, $2)`, [
    own.person.id,
    other.person.id,
  ]);
});
afterAll(() => api.close());

const upload = ({ token }: Person) =>
  uploadsOf({ url: api.url, signIn: () => Promise.resolve(token) }).whole('licence.pdf', 'application/pdf', PDF);
const form = async (person: Person, changes: object = {}) => ({
  kind: 'licence',
  number: 'TN-4471',
  issuer: 'State of Tamil Nadu',
  valid_until: dayIn(50),
  upload_id: await upload(person),
  ...changes,
});
const add = ({ token }: Person, body: object) => api.call<Credential>('POST', '/credentials', { token, body });
const added = async (person: Person, changes: object = {}) => (await add(person, await form(person, changes))).body;
const list = async (as: object, query = '') =>
  (await api.call<Page<Credential>>('GET', `/credentials${query}`, as)).body.items;
const check = (id: string, what: string, body: object = {}, as: object = { as: 'ayana_staff' }) =>
  api.call<Credential>('POST', `/credentials/${id}/${what}`, { ...as, body });
const mails = (to: string) =>
  api.database.rows<{ what: string }>(
    `select data ->> 'what' as what from outgoing_mails where template = 'credential_news' and recipient = $1 order by created_at`,
    [to],
  );

test('an owner enters a licence once, the staff read the file and accept it', async () => {
  const body = await form(own.person);
  const [first, again] = [await add(own.person, body), await add(own.person, body)];
  expect([first.status, first.body.status, first.body.file_name]).toEqual([201, 'waiting', 'licence.pdf']);
  expect(again.body.id).toBe(first.body.id);
  const { id } = first.body;
  const shown = await list({ as: 'ayana_staff' }, `?partner_id=${own.partner_id}&status=waiting`);
  expect(shown.map((each) => [each.id, each.holder_name !== ''])).toEqual([[id, true]]);
  const { items } = (
    await api.call<Page<Organisation>>('GET', '/organisations?waiting=true&limit=100', { as: 'ayana_staff' })
  ).body;
  expect(items.find((each) => each.id === own.partner_id)?.credentials_waiting).toBe(1);
  const link = await api.call<{ url: string }>('GET', `/credentials/${id}/link`, { as: 'ayana_staff' });
  expect((await fetch(`${api.url}${link.body.url}`)).status).toBe(200);
  expect((await check(id, 'accept', {}, { token: own.person.token })).status).toBe(403);
  expect((await check(id, 'accept')).body.status).toBe('accepted');
  expect((await check(id, 'return', { reason: 'Too late' })).status).toBe(409);
  expect(await mails(own.person.email)).toEqual([{ what: 'accepted' }]);
  expect((await api.call('DELETE', `/credentials/${id}`, { token: own.person.token })).status).toBe(409);
});

test('sent back with a reason; its owner takes it back and adds another', async () => {
  const { id } = await added(own.person, { kind: 'insurance' });
  expect(refusedFieldsOf(await check(id, 'return'))).toEqual(['reason']);
  expect((await check(id, 'return', { reason: 'The second page is missing.' })).body).toMatchObject({
    status: 'returned',
    reason: 'The second page is missing.',
  });
  expect((await api.call('DELETE', `/credentials/${id}`, { token: own.person.token })).status).toBe(204);
  expect((await list({ token: own.person.token })).map((each) => each.id)).not.toContain(id);
});

test('others see none of it, members read it, and only owners enter it', async () => {
  const { id } = await added(own.person, { kind: 'other' });
  expect(await list({ token: other.person.token })).toEqual([]);
  for (const [method, path] of [
    ['GET', `/credentials/${id}/link`],
    ['DELETE', `/credentials/${id}`],
  ] as const)
    expect((await api.call(method, path, { token: other.person.token })).status).toBe(404);
  await api.database.rows(`update partner_members set role = 'member' where user_id = $1`, [own.person.id]);
  expect((await list({ token: own.person.token })).map((each) => each.id)).toContain(id);
  expect((await add(own.person, await form(own.person))).status).toBe(403);
  await api.database.rows(`update partner_members set role = 'owner' where user_id = $1`, [own.person.id]);
  expect(refusedFieldsOf(await add(own.person, await form(own.person, { valid_until: dayIn(-1) })))).toEqual([
    'valid_until',
  ]);
  expect(refusedFieldsOf(await add(own.person, { ...(await form(other.person)) }))).toEqual(['upload_id']);
});

test('a doctor enters their registration', async () => {
  const person = await personOf(api, 'doctor');
  const [doctor] = await api.database.rows<{ id: string }>(
    `update doctors set user_id = $1 where id = (select id from doctors where user_id is null and is_active limit 1) returning id`,
    [person.id],
  );
  const { id, doctor_id } = await added(person, { kind: 'registration' });
  expect(doctor_id).toBe(doctor?.id);
  expect((await list({ token: person.token })).map((each) => each.id)).toEqual([id]);
  expect(await list({ as: 'ayana_staff' }, `?doctor_id=${doctor?.id}`)).toHaveLength(1);
});

test('owners are reminded 60, 30 and 7 days before the end, once each, until another takes over', async () => {
  const { id } = await added(other.person, { kind: 'accreditation', valid_until: dayIn(61) });
  await check(id, 'accept');
  const at = (days: number) =>
    atTime(api, new Date(Date.now() + days * DAY), () => api.app.get(CredentialClockJob, { strict: false }).run());
  const reminders = async () => (await mails(other.person.email)).filter(({ what }) => what === 'expires').length;
  await at(0);
  expect(await reminders()).toBe(0);
  for (const [days, sent] of [
    [2, 1],
    [3, 1],
    [32, 2],
    [50, 2],
    [55, 3],
    [60, 3],
  ] as const) {
    await at(days);
    expect([days, await reminders()]).toEqual([days, sent]);
  }
  const second = await added(other.person, { kind: 'licence', valid_until: dayIn(30) });
  await check(second.id, 'accept');
  await added(other.person, { kind: 'licence', valid_until: dayIn(400) });
  await at(1);
  expect(await reminders()).toBe(3);
});

test('an expired licence is shown to the staff, and puts its holder behind all others', async () => {
  const { id } = await added(other.person);
  await check(id, 'accept');
  await api.database.rows(`update credentials set valid_until = current_date - 1 where id = $1`, [id]);
  const shown = (await list({ as: 'ayana_staff' }, `?partner_id=${other.partner_id}`)).find((each) => each.id === id);
  // Another licence waits; only one that was accepted takes over.
  await api.database.rows(`delete from credentials where kind = 'licence' and partner_id = $1 and id <> $2`, [
    other.partner_id,
    id,
  ]);
  expect(shown?.status).toBe('accepted');
  const listed = async () =>
    (await api.call<Page<Organisation>>('GET', '/organisations?expired=true', { as: 'ayana_staff' })).body.items.map(
      (each) => [each.id, each.credentials_expired],
    );
  expect(await listed()).toEqual([[other.partner_id, 1]]);
  // Without a treatment every hospital fits.
  const patient_id = await api.database.add('users', { role: 'patient' });
  const { body: journey } = await api.call<{ id: string }>('POST', '/patient-journeys', {
    as: 'ayana_staff',
    body: { patient_id },
  });
  const { body } = await api.call<{ name: string; reasons: string[] }[]>(
    'GET',
    `/assignments/candidates?kind=referral&journey_id=${journey.id}&limit=50`,
    { as: 'ayana_staff' },
  );
  const at = body.findIndex(({ reasons }) => reasons.includes('A licence of theirs has expired'));
  expect(at).toBeGreaterThan(0);
  expect(body.slice(at).every(({ reasons }) => reasons.includes('A licence of theirs has expired'))).toBe(true);
});

test('the staff find what lapses first, how each stands, and one by its words', async () => {
  await api.database.rows(`delete from credentials`);
  const enter = async (number: string, days: number, state: string, holder = own) => {
    const { id } = await added(holder.person, { number, issuer: 'Board of Chennai', valid_until: dayIn(days) });
    if (state !== 'waiting') await check(id, state, state === 'return' ? { reason: 'Not readable' } : {});
    return id;
  };
  await enter('W', 5, 'waiting');
  await enter('R', 300, 'return');
  await enter('LONG', 61, 'accept');
  await enter('SOON', 60, 'accept');
  const lapsed = await enter('GONE', 20, 'accept', other);
  await api.database.rows(`update credentials set valid_until = current_date - 2 where id = $1`, [lapsed]);
  const numbers = async (query: string) => (await list({ as: 'ayana_staff' }, `?${query}`)).map((each) => each.number);
  expect(await numbers('sort=valid_until')).toEqual(['GONE', 'W', 'SOON', 'LONG', 'R']);
  expect(await numbers('standing=waiting')).toEqual(['W']);
  expect(await numbers('standing=returned')).toEqual(['R']);
  expect(await numbers('standing=accepted')).toEqual(['LONG']);
  expect(await numbers('standing=ending')).toEqual(['SOON']);
  expect(await numbers('standing=expired')).toEqual(['GONE']);
  expect(await numbers('q=chennai%20soo&sort=valid_until')).toEqual(['SOON']);
  expect(refusedFieldsOf(await api.call('GET', '/credentials?standing=lost', { as: 'ayana_staff' }))).toEqual([
    'standing',
  ]);
});
