import '../../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import type { TravelLeg } from '@ayana/contracts/journey';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
});
afterAll(() => api.close());

const as = 'ayana_staff';
const INDIA = 'Asia/Kolkata';
async function leg(one: TestCase, kind: string, starts_at: string, more: object = {}): Promise<string> {
  const body = { journey_id: one.journey_id, kind, starts_at, zone: INDIA, status: 'booked', ...more };
  const answer = await api.call<TravelLeg>('POST', '/travel-legs', { as, body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.id;
}
const change = async (id: string, body: object): Promise<void> => {
  const { status, text } = await api.call('PATCH', `/travel-legs/${id}`, { as, body });
  if (status !== 200) throw new Error(text);
};
const report = (one: TestCase, body: object) =>
  one.own<TravelLeg>('POST', '/flight-reports', { journey_id: one.journey_id, kind: 'flight', ...body });
const plan = async (one: TestCase): Promise<Record<string, TravelLeg>> => {
  const { body } = await one.own<{ items: TravelLeg[] }>('GET', `/travel-legs?journey_id=${one.journey_id}`);
  return Object.fromEntries(body.items.map((each) => [each.kind, each]));
};
const times = async (one: TestCase, kind: string) => {
  const found = (await plan(one))[kind];
  return [found?.starts_at, found?.ends_at ?? null];
};
const mails = (person: Person) =>
  api.database.rows<{ kind: string; change: string; before: string; when: string }>(
    `select data->>'kind' as kind, data->>'change' as change, data->>'before' as before, data->>'when' as when
     from outgoing_mails where template = 'travel_leg_moved' and recipient = $1 order by created_at, id`,
    [person.email],
  );
const tasks = async (one: TestCase, name: string) =>
  (
    await api.database.rows<{ title: string; status: string }>(
      `select title, status from journey_tasks where journey_id = $1 and automation like $2 order by id`,
      [one.journey_id, `${name}%`],
    )
  ).map(({ title, status }) => `${status}: ${title}`);

/** London to Chennai in the night in which British clocks go forward (29 March 2099, 01:00 UTC). */
async function trip() {
  const one = await TestCase.begin(api);
  const [driver, host] = [await personOf(api, 'partner/logistics'), await personOf(api, 'partner/lodging')];
  const flight = await leg(one, 'flight', '2099-03-28T21:00:00Z', {
    zone: 'Europe/London',
    ends_at: '2099-03-29T07:00:00Z',
    end_zone: INDIA,
    reference: 'BA-35',
  });
  const transport = await one.assign('transport', driver);
  const pickup = await leg(one, 'pickup', '2099-03-29T07:45:00Z', { assignment_id: transport });
  const lodging = await leg(one, 'lodging', '2099-03-29T09:00:00Z', {
    ends_at: '2099-04-12T04:30:00Z',
    assignment_id: await one.assign('lodging', host),
  });
  const admission = await leg(one, 'admission', '2099-03-31T04:00:00Z');
  return { one, driver, host, flight, pickup, lodging, admission };
}

test('what hangs on a flight keeps its distance to the landing, over a change of clocks', async () => {
  const { one, driver, host, flight } = await trip();
  // The next evening at the same time of London is 23 hours later: the clocks went forward.
  const { status, body } = await report(one, { starts_at: '2099-03-29T20:00:00Z', zone: 'Europe/London' });
  expect([status, body.id, body.ends_at]).toEqual([200, flight, '2099-03-30T06:00:00.000Z']);
  expect(await times(one, 'pickup')).toEqual(['2099-03-30T06:45:00.000Z', null]);
  // The room begins later, and ends with the stay.
  expect(await times(one, 'lodging')).toEqual(['2099-03-30T08:00:00.000Z', '2099-04-12T04:30:00.000Z']);
  expect(await times(one, 'admission')).toEqual(['2099-03-31T04:00:00.000Z', null]);
  expect(await mails(driver)).toEqual([
    {
      kind: 'pickup',
      change: 'moved',
      before: 'Sunday, 29 March 2099 at 13:15',
      when: 'Monday, 30 March 2099 at 12:15',
    },
  ]);
  expect((await mails(host)).map(({ kind, when }) => [kind, when])).toEqual([
    ['lodging', 'Monday, 30 March 2099 at 13:30'],
  ]);
  expect((await plan(one))['pickup']?.moved_from).toBe('2099-03-29T07:45:00.000Z');
});

test('one change is one notification, and a mail to the family', async () => {
  const { one, flight } = await trip();
  const { id, email } = await personOf(api, 'patient');
  await api.database.add('companions', { journey_id: one.journey_id, user_id: id, email, relation: 'daughter' });
  const notices = () =>
    api.database.rows<{ message: string }>(
      'select message from patient_notifications where journey_id = $1 order by id',
      [one.journey_id],
    );
  const before = (await notices()).length;
  await change(flight, { starts_at: '2099-03-28T22:00:00Z', ends_at: '2099-03-29T08:00:00Z' });
  const after = await notices();
  expect(after).toHaveLength(before + 1);
  expect(after.at(-1)?.message).toContain(
    'What follows it has a new time: Pickup, Sunday, 29 March 2099 at 14:15 and Lodging, Sunday, 29 March 2099 at 15:30.',
  );
  const family = await api.database.rows(
    `select 1 from outgoing_mails where recipient = $1 and data->>'kind' = 'flight_changed'`,
    [email],
  );
  expect(family).toHaveLength(1);
});

test('the driver confirms the new time; a newer one first', async () => {
  const { one, driver, flight, pickup } = await trip();
  await change(flight, { starts_at: '2099-03-28T22:00:00Z', ends_at: '2099-03-29T08:00:00Z' });
  const confirm = (seen_starts_at: string) =>
    api.call<TravelLeg & { code: string }>('POST', `/travel-legs/${pickup}/presses`, {
      token: driver.token,
      headers: { 'idempotency-key': randomUUID() },
      body: { press: 'confirm', seen_status: 'booked', seen_starts_at },
    });
  await change(flight, { starts_at: '2099-03-28T23:00:00Z', ends_at: '2099-03-29T09:00:00Z' });
  // The start that the driver knew is kept until they confirm.
  expect((await plan(one))['pickup']).toMatchObject({
    starts_at: '2099-03-29T09:45:00.000Z',
    moved_from: '2099-03-29T07:45:00.000Z',
  });
  const late = await confirm('2099-03-29T08:45:00Z');
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
  const { status, body } = await confirm('2099-03-29T09:45:00Z');
  expect([status, body.moved_from, body.status]).toEqual([200, null, 'booked']);
});

test('while the new time is not known, nobody drives to the old one; then all follow', async () => {
  const { one, driver, host } = await trip();
  const { body } = await report(one, { reference: 'BA-37' });
  expect([body.time_known, body.reference]).toEqual([false, 'BA-37']);
  const waiting = await plan(one);
  expect([waiting['pickup']?.time_known, waiting['lodging']?.time_known, waiting['admission']?.time_known]).toEqual([
    false,
    false,
    true,
  ]);
  await report(one, { starts_at: '2099-03-29T00:00:00Z', zone: 'Europe/London' });
  const known = await plan(one);
  expect([known['pickup']?.time_known, known['pickup']?.starts_at]).toEqual([true, '2099-03-29T10:45:00.000Z']);
  for (const person of [driver, host])
    expect((await mails(person)).map((mail) => mail.change)).toEqual(['unknown', 'moved']);
  expect(await tasks(one, 'flight_report.')).toEqual([
    'open: Check the flight that the patient reported: Flight to India, BA-37, The new time is not known yet',
    'open: Check the flight that the patient reported: Flight to India, BA-37, Sunday, 29 March 2099 at 00:00',
  ]);
});

test('a flight in place of a cancelled one takes the pickup along', async () => {
  const { one, driver, flight } = await trip();
  await change(flight, { status: 'cancelled' });
  expect((await plan(one))['pickup']?.time_known).toBe(false);
  await leg(one, 'flight', '2099-03-29T12:00:00Z', { ends_at: '2099-03-29T19:00:00Z', end_zone: INDIA });
  expect((await plan(one))['pickup']).toMatchObject({ time_known: true, starts_at: '2099-03-29T19:45:00.000Z' });
  expect((await mails(driver)).map((mail) => mail.change)).toEqual(['unknown', 'moved']);
});

test('a landing too late for the admission is for the case manager, until it fits again', async () => {
  const { one, flight, admission } = await trip();
  await change(flight, { starts_at: '2099-03-30T17:00:00Z', ends_at: '2099-03-31T03:00:00Z' });
  const title =
    'The patient lands too late for the admission (Tuesday, 31 March 2099 at 09:30): the flight lands Tuesday, 31 March 2099 at 08:30';
  expect(await tasks(one, 'trip_clash.admission')).toEqual([`open: ${title}`]);
  expect(await times(one, 'admission')).toEqual(['2099-03-31T04:00:00.000Z', null]);
  await change(admission, { starts_at: '2099-04-01T04:00:00Z' });
  expect(await tasks(one, 'trip_clash.admission')).toEqual([`done: ${title}`]);
});

test('with the flight home move the way to the airport and the end of the room', async () => {
  const { one, lodging } = await trip();
  const home = await leg(one, 'return_flight', '2099-04-12T12:30:00Z', {
    ends_at: '2099-04-12T22:30:00Z',
    end_zone: 'Europe/London',
  });
  await leg(one, 'transfer', '2099-04-12T08:00:00Z');
  await change(home, { starts_at: '2099-04-13T06:30:00Z', ends_at: '2099-04-13T16:30:00Z' });
  expect(await times(one, 'transfer')).toEqual(['2099-04-13T02:00:00.000Z', null]);
  expect(await times(one, 'lodging')).toEqual(['2099-03-29T09:00:00.000Z', '2099-04-12T22:30:00.000Z']);
  expect((await plan(one))['lodging']?.id).toBe(lodging);
  expect(await times(one, 'pickup')).toEqual(['2099-03-29T07:45:00.000Z', null]);
});

test('the patient alone reports, with a day and a time for a first flight', async () => {
  const one = await TestCase.begin(api);
  expect(refusedFieldsOf(await report(one, { reference: 'BA-1' }))).toEqual(['starts_at']);
  expect(refusedFieldsOf(await report(one, { starts_at: '2099-03-29T00:00:00Z' }))).toEqual(['zone']);
  const { status, body } = await report(one, {
    starts_at: '2099-03-29T00:00:00Z',
    zone: 'Europe/London',
    reference: 'BA-1',
  });
  expect([status, body.status, body.reference]).toEqual([200, 'booked', 'BA-1']);
  const stranger = await personOf(api, 'patient');
  const refused = await api.call('POST', '/flight-reports', {
    token: stranger.token,
    body: { journey_id: one.journey_id, kind: 'flight' },
  });
  expect(refused.status).toBe(404);
});
