import { DEFINED_SIGNAL_KINDS, type SignalTrial, type SignalDefinition } from '@ayana/contracts/operations';
import type { Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { type Answer, atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { rowWrites } from '../../../test/support/database.js';
import { type Causes, causesOf } from './testing/causes.js';
import { inHours, type Operations, operationsOf } from '../incidents/testing/operations.js';

let api: TestApi;
let operations: Operations;
let causes: Causes;
beforeAll(async () => {
  api = await startApi();
  operations = operationsOf(api);
  causes = causesOf(api);
});
afterAll(() => api.close());

type Trial = SignalTrial & Pick<Problem, 'code'>;
const tryOut = (kind: string, body: object, as: Role = 'admin'): Promise<Answer<Trial>> =>
  api.call<Trial>('POST', `/signal-definitions/${kind}/trials`, { as, body });
const change = (kind: string, body: object, as: Role = 'admin', headers = {}) =>
  api.call<SignalDefinition & Pick<Problem, 'code'>>('PATCH', `/signal-definitions/${kind}`, { as, body, headers });
const definitions = async (): Promise<SignalDefinition[]> =>
  (await api.call<{ items: SignalDefinition[] }>('GET', '/signal-definitions', { as: 'ayana_staff' })).body.items;
const definition = async (kind: string) => (await definitions()).find((each) => each.kind === kind);

test('nine definitions are delivered, each with its question, unit and limits', async () => {
  const found = await definitions();
  expect(found.map(({ kind }) => kind)).toEqual([...DEFINED_SIGNAL_KINDS]);
  expect(found.map(({ threshold, unit, window_minutes }) => [threshold, unit, window_minutes])).toEqual([
    [3, 'hours', null],
    [7, 'days', null],
    [1, 'flags', null],
    [60, 'minutes', null],
    [14, 'days', null],
    [10, 'enquiries', null],
    [3, 'complaints', 7 * 24 * 60],
    [3, 'series', 60],
    [5, 'emails', 60],
  ]);
  expect(found.every(({ is_on, question, notify }) => is_on && question.endsWith('?') && notify.length === 0)).toBe(
    true,
  );
});

test('a trial says what other values would have made in the last thirty days, and makes no signal', async () => {
  const [one, other] = [await causes.landed(inHours(-40), 'Joseph Mwangi'), await causes.landed(inHours(-10))];
  // Met after 30 hours, and too long ago.
  const met = await causes.landed(inHours(-100));
  await causes.met(met, inHours(-70));
  await causes.met(await causes.landed(inHours(-33 * 24)), inHours(-33 * 24 + 50));
  const before = await rowWrites(api);
  const { status, body } = await tryOut('missed_arrival', { threshold: 36 });
  expect([status, body.found, body.found_now]).toEqual([200, 1, 3]);
  expect(body.items).toMatchObject([
    { subject: { id: one, name: 'Joseph Mwangi' }, began_at: inHours(-4).toISOString(), ended_at: null },
  ]);
  const shorter = await tryOut('missed_arrival', { threshold: 8 });
  expect(shorter.body.items.map(({ subject, ended_at }) => [subject.id, ended_at])).toEqual([
    [other, null],
    [one, null],
    [met, inHours(-70).toISOString()],
  ]);
  const after = await rowWrites(api);
  for (const table of ['signals', 'signal_entries', 'signal_definitions', 'outgoing_mails'])
    expect([table, after[table]]).toEqual([table, before[table]]);
  const tried = await api.database.rows(`select details from audit_entries where action = 'signal_definition.tried'`);
  expect(tried).toHaveLength(2);
});

test('a trial counts one signal for a subject while the first one lasts', async () => {
  const { journey_id } = await causes.patient();
  await causes.checkIn(journey_id, 3, inHours(-200), ['fever']);
  await causes.checkIn(journey_id, 7, inHours(-100), ['fever', 'pain']);
  const { body } = await tryOut('red_flag_check_in', { threshold: 1 });
  expect([body.found, body.items[0]?.facts['day']]).toEqual([1, 3]);
  const worse = await tryOut('red_flag_check_in', { threshold: 2 });
  expect([worse.body.found, worse.body.items[0]?.facts['day']]).toEqual([1, 7]);
});

test('silences and series of the past are found, also those that are over', async () => {
  const { id, journey_id } = await causes.patient();
  await causes.taskOfPatient(journey_id, inHours(-28 * 24));
  for (const days of [-28, -20, -14, -4]) await causes.signIn(id, inHours(days * 24 + 1));
  // Of 8, 6 and 10 days: from day 20 to 19.96 and so on.
  const { body } = await tryOut('silent_patient', { threshold: 7 });
  expect(body.items.map(({ ended_at }) => ended_at)).toEqual([
    inHours(-4 * 24 + 1).toISOString(),
    inHours(-20 * 24 + 1).toISOString(),
  ]);
  for (const hours of [-200, -199.5, -199.2, -100, -99.9, -99.8, -99.7]) await causes.slowedSignIn(inHours(hours));
  const series = await tryOut('guessed_sign_ins', { threshold: 3, window_minutes: 60 });
  expect(series.body.items.map(({ began_at, facts }) => [began_at, facts['count']])).toEqual([
    [inHours(-99.8).toISOString(), 4],
    [inHours(-199.2).toISOString(), 3],
  ]);
  expect((await tryOut('guessed_sign_ins', { threshold: 3, window_minutes: 15 })).body.found).toBe(1);
});

test('a threshold counts only once exactly it was tried, within a week, by another administrator', async () => {
  const { body: trial } = await tryOut('missed_arrival', { threshold: 48 });
  expect(refusedFieldsOf(await change('missed_arrival', { threshold: 48 }))).toEqual(['trial_id']);
  expect(refusedFieldsOf(await change('missed_arrival', { threshold: 47, trial_id: trial.id }))).toEqual(['trial_id']);
  expect(refusedFieldsOf(await change('visa_lapsing', { threshold: 48, trial_id: trial.id }))).toEqual(['trial_id']);
  const late = await atTime(api, inHours(7 * 24 + 1), () =>
    change('missed_arrival', { threshold: 48, trial_id: trial.id }, 'super_admin'),
  );
  expect(refusedFieldsOf(late)).toEqual(['trial_id']);
  expect((await definition('missed_arrival'))?.threshold).toBe(3);
  const own = await change('missed_arrival', { threshold: 48, trial_id: trial.id });
  expect([own.status, own.body.code]).toEqual([403, 'not_allowed']);
  const { status, body } = await change('missed_arrival', { threshold: 48, trial_id: trial.id }, 'super_admin');
  expect([status, body.threshold, body.changed_by?.name, body.version]).toEqual([200, 48, 'Demo super admin', 2]);
  expect(refusedFieldsOf(await change('missed_arrival', { severity: 3, trial_id: trial.id }))).toEqual(['trial_id']);
  // What the job asks from now on.
  const arrival = await causes.landed(inHours(-30));
  await operations.evaluate();
  expect(await operations.about('missed_arrival', arrival)).toEqual([]);
  const [entry] = await api.database.rows<{ details: unknown }>(
    `select details from audit_entries where action = 'signal_definition.changed' order by created_at desc limit 1`,
  );
  expect(entry?.details).toMatchObject({ kind: 'missed_arrival', before: { threshold: 3 }, after: { threshold: 48 } });
});

test('tried values are proposed to another administrator, who puts them in force or says no', async () => {
  const propose = (trial_id: string, as: Role = 'admin') =>
    api.call<SignalDefinition>('POST', '/signal-definitions/silent_patient/proposals', { as, body: { trial_id } });
  const seen = async (as: Role) =>
    (await api.call<{ items: SignalDefinition[] }>('GET', '/signal-definitions', { as })).body.items.find(
      ({ kind }) => kind === 'silent_patient',
    )?.proposal;
  const { body: trial } = await tryOut('silent_patient', { threshold: 9 });
  expect(await seen('super_admin')).toBeNull();
  expect(refusedFieldsOf(await propose(trial.id, 'super_admin'))).toEqual(['trial_id']);
  const { status, body } = await propose(trial.id);
  expect([status, body.threshold, body.proposal?.threshold, body.proposal?.may_approve]).toEqual([200, 7, 9, false]);
  expect(await seen('super_admin')).toMatchObject({
    trial_id: trial.id,
    found: trial.found,
    found_now: trial.found_now,
    proposed_by: { name: 'Demo admin' },
    may_approve: true,
  });
  expect((await seen('ayana_staff'))?.may_approve).toBe(false);
  // The newest one waits; what is in force is no proposal.
  const { body: newer } = await tryOut('silent_patient', { threshold: 10 });
  expect((await propose(newer.id)).body.proposal?.trial_id).toBe(newer.id);
  const drop = (id: string) =>
    api.call('DELETE', `/signal-definitions/silent_patient/proposals/${id}`, { as: 'super_admin' });
  expect([(await drop(trial.id)).status, (await drop(newer.id)).status]).toEqual([404, 204]);
  expect(await seen('super_admin')).toBeNull();
  await propose(trial.id);
  const approved = await change('silent_patient', { threshold: 9, trial_id: trial.id }, 'super_admin');
  expect([approved.status, approved.body.threshold, approved.body.proposal]).toEqual([200, 9, null]);
  expect(refusedFieldsOf(await propose(trial.id))).toEqual(['trial_id']);
});

test('the database refuses a threshold that was not tried', async () => {
  const { body: trial } = await tryOut('missed_arrival', { threshold: 5 });
  const set = async (threshold: number) =>
    api.database.rows(
      `update signal_definitions set threshold = $1, trial_id = $2, changed_by = $3 where kind = 'missed_arrival'`,
      [threshold, trial.id, await operations.userId('super_admin')],
    );
  await expect(set(6)).rejects.toThrow('foreign key');
  await set(5);
});

test('values outside the limits of a kind are refused at their field', async () => {
  const fields = async (kind: string, body: object) => refusedFieldsOf(await tryOut(kind, body));
  expect(await fields('visa_lapsing', { threshold: 61 })).toEqual(['threshold']);
  expect(await fields('visa_lapsing', { threshold: 10, window_minutes: 60 })).toEqual(['window_minutes']);
  expect(await fields('failing_mails', { threshold: 10 })).toEqual(['window_minutes']);
  expect(await fields('failing_mails', { threshold: 0, window_minutes: 4 })).toEqual(['threshold']);
  expect(await fields('failing_mails', { threshold: 10, window_minutes: 4 })).toEqual(['window_minutes']);
  expect((await tryOut('weather', { threshold: 10 })).status).toBe(404);
  expect(refusedFieldsOf(await change('visa_lapsing', {}))).toEqual(['threshold']);
});

test('only administrators try and change; signals are sent to staff only', async () => {
  expect((await tryOut('missed_arrival', { threshold: 30 }, 'ayana_staff')).status).toBe(403);
  expect((await change('missed_arrival', { severity: 1 }, 'ayana_staff')).status).toBe(403);
  const [patient, staff] = [await operations.userId('patient'), await operations.userId('ayana_staff')];
  expect(refusedFieldsOf(await change('missed_arrival', { notify_user_ids: [staff, patient] }))).toEqual([
    'notify_user_ids',
  ]);
  const { body } = await change('missed_arrival', { notify_user_ids: [staff], severity: 3 });
  expect([body.notify, body.severity]).toEqual([[{ id: staff, name: 'Demo ayana staff' }], 3]);
});

test('two administrators at once: the second sees that it has changed', async () => {
  const found = await definition('failing_mails');
  const headers = { 'if-match': `"${found?.version}"` };
  const answers = await Promise.all([
    change('failing_mails', { severity: 1 }, 'admin', headers),
    change('failing_mails', { severity: 3 }, 'super_admin', headers),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});
