import '../../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import type { ManifestLine, TravelLeg } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { partnerOf } from '../../journeys/testing/journeys.js';

type Answered = TravelLeg & Pick<Problem, 'code' | 'detail'>;

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
});
afterAll(() => api.close());

const PICKUP = {
  kind: 'pickup',
  from_place: 'Chennai airport',
  starts_at: '2099-02-01T21:30:00+05:30',
  zone: 'Asia/Kolkata',
};
const STARTS = '2099-02-01T16:00:00.000Z';
const add = async (one: TestCase, more: object = {}): Promise<string> => {
  const body = { journey_id: one.journey_id, ...PICKUP, ...more };
  const answer = await api.call<TravelLeg>('POST', '/travel-legs', { as: 'ayana_staff', body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.id;
};
const change = ({ token }: Person, id: string, body: object) =>
  api.call<Answered>('PATCH', `/travel-legs/${id}`, { token, body });
const press = ({ token }: Person, id: string, name: string, more: object = {}, key: string = randomUUID()) =>
  api.call<Answered>('POST', `/travel-legs/${id}/presses`, {
    token,
    headers: { 'idempotency-key': key },
    body: { press: name, seen_status: 'booked', seen_starts_at: STARTS, ...more },
  });
const rows = <Row extends object>(sql: string, ...values: unknown[]) => api.database.rows<Row>(sql, values);
const notices = async (one: TestCase) =>
  (
    await rows<{ message: string }>(
      `select message from patient_notifications where journey_id = $1 and title like 'Your trip%' order by id`,
      one.journey_id,
    )
  ).map(({ message }) => message);
const events = async (one: TestCase) =>
  (
    await rows<{ event: string }>(
      `select event from journey_entries where journey_id = $1 and event like 'leg%' order by at, id`,
      one.journey_id,
    )
  ).map(({ event }) => event);

async function onTheRoad(status = 'accepted') {
  const one = await TestCase.begin(api);
  const driver = await personOf(api, 'partner/logistics');
  const assignment_id = await one.assign('transport', driver, status);
  return { one, driver, id: await add(one, { assignment_id }) };
}

test('a driver books the own leg; the patient reads who to look for, once per change', async () => {
  const { one, driver, id } = await onTheRoad();
  const booking = {
    reference: 'CAB-7',
    to_address: '12, அண்ணா சாலை, சென்னை',
    contact_name: 'Kumar',
    contact_phone: '+91 98400 12345',
    vehicle: 'White Innova TN 01 AB 1234',
    status: 'booked',
  };
  const { status, body } = await change(driver, id, booking);
  expect([status, body.status, body.contact_name, body.version]).toEqual([200, 'booked', 'Kumar', 2]);
  await change(driver, id, { vehicle: 'White Innova TN 01 AB 1234' });
  expect(await notices(one)).toEqual([
    'Sunday, 1 February 2099 at 21:30. Planned.',
    'Sunday, 1 February 2099 at 21:30. Booked. CAB-7, Kumar +91 98400 12345, White Innova TN 01 AB 1234.',
  ]);
  expect(await events(one)).toEqual(['leg_added', 'leg_changed']);
});

test('of the leg, the partner changes what is booked and nothing else', async () => {
  const { one, driver, id } = await onTheRoad();
  for (const body of [{ kind: 'transfer' }, { zone: 'UTC' }, { assignment_id: null }, { time_known: false }])
    expect([body, (await change(driver, id, body)).status]).toEqual([body, 403]);
  expect((await change(driver, id, { status: 'cancelled' })).status).toBe(403);
  expect((await change(driver, id, { contact_phone: 'ring me' })).status).toBe(422);
  expect((await change(one.patient, id, { vehicle: 'Mine' })).status).toBe(403);
});

test('legs of others are the same 404 as none, also on the own case', async () => {
  const { one, driver, id } = await onTheRoad();
  const other = await personOf(api, 'partner/logistics');
  const host = await personOf(api, 'partner/lodging');
  await one.assign('lodging', host);
  const flight = await add(one, { kind: 'flight', starts_at: '2099-02-01T06:00:00Z' });
  for (const [person, leg] of [
    [other, id],
    [host, id],
    [driver, flight],
    [driver, randomUUID()],
  ] as const) {
    const refused = await change(person, leg, { vehicle: 'A van' });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    expect((await press(person, leg, 'arrive')).status).toBe(404);
  }
});

test('work is accepted before it is booked, and what was declined is gone', async () => {
  const offered = await onTheRoad('offered');
  const early = await change(offered.driver, offered.id, { status: 'booked' });
  expect([early.status, early.body.detail]).toEqual([409, 'Accept the work first.']);
  const declined = await onTheRoad('declined');
  expect((await change(declined.driver, declined.id, { status: 'booked' })).status).toBe(404);
});

test('a member who may only read books nothing', async () => {
  const one = await TestCase.begin(api);
  const reader = await personOf(api, 'partner/logistics');
  const partner = { id: await partnerOf(api, 'partner/logistics') };
  await api.database.add('partner_members', { user_id: reader.id, partner_id: partner.id, role: 'read_only' });
  const work = await api.database.add('assignments', {
    journey_id: one.journey_id,
    kind: 'transport',
    partner_id: partner.id,
    status: 'accepted',
  });
  const id = await add(one, { assignment_id: work });
  expect((await change(reader, id, { vehicle: 'A van' })).status).toBe(403);
  expect((await press(reader, id, 'arrive')).status).toBe(403);
});

test('a press that is sent again is one, with the time it was pressed', async () => {
  const { one, driver, id } = await onTheRoad();
  const key = randomUUID();
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const [first, again] = [
    await press(driver, id, 'arrive', { pressed_at: at }, key),
    await press(driver, id, 'arrive', { pressed_at: at }, key),
  ];
  expect([first.status, first.body.status, first.body.settled_at]).toEqual([200, 'done', at]);
  expect(again.text).toBe(first.text);
  expect(await events(one)).toEqual(['leg_added', 'leg_done']);
});

test('of presses at once, the first counts and the others read so', async () => {
  const { one, driver, id } = await onTheRoad();
  const answers = await Promise.all(Array.from({ length: 8 }, () => press(driver, id, 'arrive')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  const late = answers.find(({ status }) => status === 409)?.body;
  expect(late?.code).toBe('already_decided');
  expect(late?.detail).toMatch(/^Someone else has already set this to “Done”: /);
  expect(await events(one)).toEqual(['leg_added', 'leg_done']);
  // A missed one that was pressed meanwhile does not undo it.
  expect((await press(driver, id, 'miss')).body.code).toBe('already_decided');
});

test('a press on a leg that was cancelled meanwhile says so, and nothing changes', async () => {
  const { one, driver, id } = await onTheRoad();
  await api.call('PATCH', `/travel-legs/${id}`, { as: 'ayana_staff', body: { status: 'cancelled' } });
  const { status, body } = await press(driver, id, 'arrive');
  expect([status, body.detail]).toEqual([409, 'This part of the trip was cancelled. Call the desk before you drive.']);
  const mails = await rows<{ change: string }>(
    `select data->>'change' as change from outgoing_mails where template = 'travel_leg_moved' and recipient = $1`,
    driver.email,
  );
  expect(mails).toEqual([{ change: 'cancelled' }]);
  expect((await events(one)).at(-1)).toBe('leg_changed');
});

test('a missed pickup pages the case manager at once, and the patient reads which number to call', async () => {
  const { one, driver, id } = await onTheRoad();
  await change(driver, id, { contact_name: 'Kumar', contact_phone: '+91 98400 12345', status: 'booked' });
  expect((await press(driver, id, 'miss')).status).toBe(200);
  const task = () =>
    rows<{ title: string; status: string; is_due: boolean }>(
      `select title, status, due_at <= now() as is_due from journey_tasks where journey_id = $1 and automation like 'leg_missed.%'`,
      one.journey_id,
    );
  expect(await task()).toEqual([
    { title: 'Find the patient now: Pickup was missed (Prakash Thapa)', status: 'open', is_due: true },
  ]);
  const mails = await rows(`select 1 from outgoing_mails where dedupe_key like 'travel_leg:' || $1 || ':missed:%'`, id);
  expect(mails).toHaveLength(1);
  const [notice] = await rows<{ message: string }>(
    `select message from patient_notifications where journey_id = $1 and title = 'You were not met'`,
    one.journey_id,
  );
  expect(notice?.message).toContain('Call us now: +1 555 0100, or Kumar +91 98400 12345.');
  // Found after all.
  expect((await press(driver, id, 'arrive', { seen_status: 'missed' })).body.status).toBe('done');
  expect((await task())[0]?.status).toBe('done');
});

test('the day of a driver has own legs on the clock of the place, and of the patient what the work needs', async () => {
  const { one, driver, id } = await onTheRoad();
  const [other] = [await personOf(api, 'partner/logistics')];
  await api.database.add('patient_details', {
    patient_id: one.patient.id,
    special_needs: 'Wheelchair',
    passport_number: 'X1234567',
  });
  await add(one, {
    kind: 'flight',
    from_place: 'London',
    starts_at: '2099-02-01T12:00:00Z',
    ends_at: '2099-02-01T15:30:00Z',
    end_zone: 'Asia/Kolkata',
    reference: 'KL-77',
  });
  const day = async ({ token }: Person, on: string) =>
    (await api.call<{ items: ManifestLine[] }>('GET', `/travel-manifest?day=${on}`, { token })).body.items;
  const [line, ...others] = await day(driver, '2099-02-01');
  expect(others).toEqual([]);
  expect(line).toEqual({
    leg: expect.objectContaining({ id, kind: 'pickup' }),
    case_number: expect.stringMatching(/^AY-/),
    moment: 'starts',
    name: 'Prakash Thapa',
    party_size: line?.party_size,
    language: line?.language,
    special_needs: 'Wheelchair',
    flight: {
      reference: 'KL-77',
      from_place: 'London',
      to_place: null,
      time_known: true,
      at: '2099-02-01T15:30:00.000Z',
      zone: 'Asia/Kolkata',
    },
  });
  expect(JSON.stringify(line)).not.toMatch(/X1234567|Penicillin|treatment/);
  expect(await day(driver, '2099-02-02')).toEqual([]);
  expect(await day(other, '2099-02-01')).toEqual([]);
  // 21:30 in Chennai is the next day in Auckland.
  const far = await onTheRoad();
  await api.call('PATCH', `/travel-legs/${far.id}`, { as: 'ayana_staff', body: { zone: 'Pacific/Auckland' } });
  expect(await day(far.driver, '2099-02-01')).toEqual([]);
  expect(await day(far.driver, '2099-02-02')).toHaveLength(1);
  const refused = await api.call('GET', '/travel-manifest?day=2099-02-01', { token: one.patient.token });
  expect(refused.status).toBe(403);
});

test('a guest house has a stay on each of its days; work that was not accepted is not in it', async () => {
  const one = await TestCase.begin(api);
  const host = await personOf(api, 'partner/lodging');
  const stay = { kind: 'lodging', starts_at: '2099-02-01T14:00:00+05:30', ends_at: '2099-02-03T10:00:00+05:30' };
  await add(one, { ...stay, assignment_id: await one.assign('lodging', host) });
  await add(one, { ...stay, assignment_id: await one.assign('lodging', host, 'offered') });
  const moments = async (on: string) =>
    (
      await api.call<{ items: ManifestLine[] }>('GET', `/travel-manifest?day=${on}`, { token: host.token })
    ).body.items.map(({ moment, flight }) => [moment, flight]);
  expect(await moments('2099-01-31')).toEqual([]);
  expect(await moments('2099-02-01')).toEqual([['starts', null]]);
  expect(await moments('2099-02-02')).toEqual([['lasts', null]]);
  expect(await moments('2099-02-03')).toEqual([['ends', null]]);
  expect(await moments('2099-02-04')).toEqual([]);
});
