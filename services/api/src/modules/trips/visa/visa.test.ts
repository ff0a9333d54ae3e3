import '../../../platform/languages/register.js';
import type { VisaApplication } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { connected, testSockets } from '../../../../test/support/sockets.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
});
afterAll(() => api.close());

async function office(status = 'accepted') {
  const one = await TestCase.begin(api);
  const person = await personOf(api, 'partner/travel_visa');
  return { one, person, id: await one.assign('visa_support', person, status) };
}
const step = ({ token }: Person, id: string, name: string, more: object = {}) =>
  api.call<VisaApplication & Pick<Problem, 'code'>>('POST', `/visa-applications/${id}/steps`, {
    token,
    body: { step: name, ...more },
  });
const list = ({ token }: Person, one: TestCase) =>
  api.call<{ items: VisaApplication[] }>('GET', `/visa-applications?journey_id=${one.journey_id}`, { token });
const rows = <Row extends object>(sql: string, one: TestCase) => api.database.rows<Row>(sql, [one.journey_id]);
const newsOf = async (one: TestCase): Promise<string[]> =>
  (
    await rows<{ title: string; message: string }>(
      `select title, message from patient_notifications where journey_id = $1 and title ilike '%visa%' order by id`,
      one,
    )
  ).map(({ title, message }) => `${title}: ${message}`);

const VISIT = { starts_at: '2099-12-04T06:30:00.000Z', zone: 'Africa/Nairobi', place: 'Visa centre, Nairobi' };

test('an office takes the application to the visa, step by step; the patient reads each once', async () => {
  const { one, person, id } = await office();
  expect((await list(person, one)).body.items).toMatchObject([{ assignment_id: id, status: 'collecting', version: 0 }]);
  expect((await step(person, id, 'apply', { on: '2026-11-03', reference: 'IND-77' })).status).toBe(200);
  const booked = await step(person, id, 'appoint', VISIT);
  expect(booked.body.appointment).toEqual({ leg_id: expect.any(String), ...VISIT });
  const granted = { on: '2026-11-09', visa_number: 'VN123456', valid_until: '2027-02-09' };
  const { status, body } = await step(person, id, 'grant', granted);
  expect([status, body]).toEqual([
    200,
    {
      assignment_id: id,
      journey_id: one.journey_id,
      status: 'granted',
      applied_on: '2026-11-03',
      reference: 'IND-77',
      appointment: booked.body.appointment,
      decided_on: '2026-11-09',
      visa_number: 'VN123456',
      valid_until: '2027-02-09',
      refused_reason: null,
      version: 3,
      updated_at: expect.any(String),
      updated_by: { id: person.id, name: expect.any(String) },
    },
  ]);
  const { updated_by: _editor, ...seen } = body;
  expect((await list(one.patient, one)).body.items).toEqual([seen]);
  expect(await newsOf(one)).toEqual([
    'Your visa: Applied. Reference IND-77.',
    'Your trip: Visa appointment: Friday, 4 December 2099 at 09:30. Booked. Visa centre, Nairobi.',
    'Your visa: Granted. Reference IND-77.',
  ]);
  const timeline = await rows<{ to_state: string }>(
    `select to_state from journey_entries where journey_id = $1 and event = 'visa' order by at, id`,
    one,
  );
  expect(timeline.map(({ to_state }) => to_state)).toEqual(['applied', 'appointment', 'granted']);
  expect((await step(person, id, 'refuse', { reason: 'No' })).body.code).toBe('illegal_transition');
});

test('the appointment is the part of the trip that was planned for it; moved again, it is still one', async () => {
  const { one, person, id } = await office();
  await rows(
    `insert into travel_legs (id, journey_id, kind, starts_at, zone, assignment_id, status, version, created_at, updated_at)
     select gen_random_uuid(), $1, 'visa_appointment', now(), 'Asia/Kolkata', id, 'planned', 1, now(), now()
       from assignments where journey_id = $1 and kind = 'visa_support'`,
    one,
  );
  await step(person, id, 'apply', { reference: 'IND-70' });
  await step(person, id, 'appoint', VISIT);
  const later = { ...VISIT, starts_at: '2099-12-05T06:30:00.000Z' };
  expect((await step(person, id, 'appoint', later)).body.appointment).toMatchObject(later);
  const legs = await rows<{ status: string; zone: string; to_place: string }>(
    'select status, zone, to_place, starts_at from travel_legs where journey_id = $1',
    one,
  );
  expect(legs).toEqual([
    {
      status: 'booked',
      zone: 'Africa/Nairobi',
      to_place: 'Visa centre, Nairobi',
      starts_at: new Date(later.starts_at),
    },
  ]);
  expect((await newsOf(one)).length).toBe(3);
});

test('a refused visa calls the case manager at once, and may be applied for again', async () => {
  const { one, person, id } = await office();
  await step(person, id, 'apply', { reference: 'IND-78' });
  const refused = await step(person, id, 'refuse', { on: '2026-11-09', reason: 'A bank statement was missing.' });
  expect(refused.body).toMatchObject({ status: 'refused', refused_reason: 'A bank statement was missing.' });
  const tasks = () =>
    rows(
      `select title, status, due_at <= now() as is_due from journey_tasks where journey_id = $1 and automation like 'visa_refused.%'`,
      one,
    );
  const title = 'The visa of Prakash Thapa was refused: decide what comes next';
  expect(await tasks()).toEqual([{ title, status: 'open', is_due: true }]);
  const mails = await rows(
    `select template from outgoing_mails where dedupe_key like
       'visa_refused:' || (select id from visa_applications where journey_id = $1) || ':%'`,
    one,
  );
  expect(mails).toEqual([{ template: 'visa_refused' }]);
  expect((await step(person, id, 'apply', { reference: 'IND-79' })).body).toMatchObject({
    status: 'applied',
    reference: 'IND-79',
    decided_on: null,
    refused_reason: null,
  });
  expect(await tasks()).toMatchObject([{ status: 'done' }]);
});

test('what was entered wrongly is taken back', async () => {
  const { one, person, id } = await office();
  await step(person, id, 'apply', { reference: 'IND-81' });
  expect((await step(person, id, 'collect')).body).toMatchObject({ status: 'collecting', reference: null });
  await step(person, id, 'apply', { reference: 'IND-82' });
  await step(person, id, 'grant', { visa_number: 'VN1', valid_until: '2099-01-01' });
  expect((await step(person, id, 'reopen')).body).toMatchObject({ status: 'applied', visa_number: null });
  expect((await list(person, one)).body.items.length).toBe(1);
});

test('what a step needs is refused at its field', async () => {
  const { person, id } = await office();
  expect(refusedFieldsOf(await step(person, id, 'apply', { on: '2099-01-01' }))).toEqual(['on', 'reference']);
  await step(person, id, 'apply', { reference: 'IND-80' });
  expect(refusedFieldsOf(await step(person, id, 'appoint'))).toEqual(['place', 'starts_at', 'zone']);
  expect(refusedFieldsOf(await step(person, id, 'grant'))).toEqual(['valid_until', 'visa_number']);
  const over = { visa_number: 'VN1', on: '2026-11-09', valid_until: '2026-11-08' };
  expect(refusedFieldsOf(await step(person, id, 'grant', over))).toEqual(['valid_until']);
  expect(refusedFieldsOf(await step(person, id, 'refuse'))).toEqual(['reason']);
});

test('the visa is for the patient, the staff and its office alone, who hear of each step', async () => {
  const { one, person, id } = await office();
  const [other, driver, doctor] = [
    await personOf(api, 'partner/travel_visa'),
    await personOf(api, 'partner/logistics'),
    await personOf(api, 'doctor'),
  ];
  const transport = await one.assign('transport', driver);
  await one.assign('opinion', doctor);
  // Another office with work on the same journey has an application of its own, and knows nothing of this one.
  const second = await one.assign('visa_support', other);
  for (const stranger of [driver, doctor]) expect((await list(stranger, one)).status).toBe(404);
  for (const stranger of [driver, doctor, other])
    expect((await step(stranger, id, 'apply', { reference: 'X' })).status).toBe(404);
  expect((await step(driver, transport, 'apply', { reference: 'X' })).status).toBe(404);
  expect((await step(one.patient, id, 'apply', { reference: 'X' })).status).toBe(403);
  const heard: string[] = [];
  for (const [name, { token }] of Object.entries({ person, patient: one.patient, driver })) {
    const socket = sockets.open(api.url, token);
    socket.on('assignments.updated', ({ id: about }: { id: string }) => about === id && heard.push(name));
    await connected(socket);
  }
  await step(person, id, 'apply', { reference: 'IND-90' });
  await eventually(async () => heard.length === 2);
  expect(heard.toSorted()).toEqual(['patient', 'person']);
  const ids = async (reader: Person) => (await list(reader, one)).body.items.map(({ assignment_id }) => assignment_id);
  expect([await ids(person), await ids(other), await ids(one.patient)]).toEqual([[id], [second], [id, second]]);
  const staff = await api.call<{ items: unknown[] }>('GET', `/visa-applications?journey_id=${one.journey_id}`, {
    as: 'ayana_staff',
  });
  expect(staff.body.items.length).toBe(2);
});

test('before the work is accepted, and for someone who only reads, there is no step', async () => {
  const offered = await office('offered');
  expect((await step(offered.person, offered.id, 'apply', { reference: 'X' })).body.code).toBe('illegal_transition');
  const { person, id } = await office();
  const partner = await api.database.add('partners', { kind: 'travel_visa' });
  await api.database.add('partner_members', { user_id: person.id, partner_id: partner, role: 'read_only' });
  expect((await step(person, id, 'apply', { reference: 'X' })).body.code).toBe('not_allowed');
});
