import '../../../platform/languages/register.js';
import type { TravelLeg } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';

type Answered = TravelLeg & Pick<Problem, 'code'>;
type List = { items: TravelLeg[] };

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
});
afterAll(() => api.close());

const PICKUP = {
  kind: 'pickup',
  from_place: 'Chennai airport',
  to_place: 'Demo Hospital',
  to_address: '12, அண்ணா சாலை, சென்னை',
  starts_at: '2099-02-01T21:30:00+05:30',
  zone: 'Asia/Kolkata',
};
const add = (one: TestCase, more: object = {}) =>
  api.call<Answered>('POST', '/travel-legs', {
    as: 'ayana_staff',
    body: { journey_id: one.journey_id, ...PICKUP, ...more },
  });
const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  api.call<Answered>('PATCH', `/travel-legs/${id}`, { as: 'ayana_staff', body, headers });
const list = (one: TestCase, { token }: Person) =>
  api.call<List>('GET', `/travel-legs?journey_id=${one.journey_id}`, { token });

test('staff add a leg; the patient reads it in order and is notified', async () => {
  const one = await TestCase.begin(api);
  const { status, body } = await add(one);
  expect([status, body.starts_at, body.status]).toEqual([201, '2099-02-01T16:00:00.000Z', 'planned']);
  await add(one, { kind: 'flight', starts_at: '2099-02-01T10:00:00+06:00', zone: 'Asia/Dhaka' });
  expect((await list(one, one.patient)).body.items.map(({ kind }) => kind)).toEqual(['flight', 'pickup']);
  const [notice] = await api.database.rows<{ title: string; message: string }>(
    'select title, message from patient_notifications where journey_id = $1 order by id',
    [one.journey_id],
  );
  expect(notice).toEqual({ title: 'Your trip: Pickup', message: 'Sunday, 1 February 2099 at 21:30. Planned.' });
});

test('a missed leg is on the timeline, and staff get a mail', async () => {
  const one = await TestCase.begin(api);
  const { body: leg } = await add(one);
  expect((await change(leg.id, { status: 'missed' }, { 'if-match': '"1"' })).body).toMatchObject({
    status: 'missed',
    version: 2,
  });
  const late = await change(leg.id, { status: 'done' }, { 'if-match': '"1"' });
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
  const entries = await api.database.rows<{ event: string }>(
    `select event from journey_entries where journey_id = $1 and event like 'leg%' order by at, id`,
    [one.journey_id],
  );
  expect(entries.map(({ event }) => event)).toEqual(['leg_added', 'leg_missed']);
  const mails = await api.database.rows<{ template: string }>(
    `select template from outgoing_mails where dedupe_key like 'travel_leg:' || $1 || '%'`,
    [leg.id],
  );
  expect(mails).toEqual([{ template: 'travel_leg_missed' }]);
});

test('a carrier sees the legs handed to it only; clinical readers and strangers none', async () => {
  const one = await TestCase.begin(api);
  const [driver, doctor, stranger] = [
    await personOf(api, 'partner/logistics'),
    await personOf(api, 'doctor'),
    await personOf(api, 'patient'),
  ];
  const assignment_id = await one.assign('transport', driver);
  await one.assign('opinion', doctor);
  const { body: own } = await add(one, { assignment_id });
  await add(one, { kind: 'flight' });
  expect((await list(one, driver)).body.items.map(({ id }) => id)).toEqual([own.id]);
  for (const person of [doctor, stranger]) expect((await list(one, person)).status).toBe(404);
  expect((await api.call('POST', '/travel-legs', { token: one.patient.token, body: {} })).status).toBe(403);
});

test('what does not fit is refused at its field', async () => {
  const one = await TestCase.begin(api);
  for (const [more, field] of [
    [{ kind: 'walk' }, 'kind'],
    [{ zone: 'Mars/Base' }, 'zone'],
    [{ starts_at: 'tomorrow' }, 'starts_at'],
    [{ ends_at: '2099-02-01T15:59:00Z' }, 'ends_at'],
    [{ assignment_id: one.journey_id }, 'assignment_id'],
  ] as const)
    expect([field, refusedFieldsOf(await add(one, more))]).toEqual([field, [field]]);
});

test('the calendar opens by its secret link only, and a new link replaces it', async () => {
  const one = await TestCase.begin(api);
  const { body: leg } = await add(one, { reference: 'KL-77' });
  const create = () => one.own<{ path: string }>('POST', '/travel-feeds', { journey_id: one.journey_id });
  const first = (await create()).body.path.replace('/api', '');
  const { status, text, headers } = await api.call('GET', first);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).toContain(`UID:${leg.id}@`);
  expect(text).toContain('DTSTART:20990201T160000Z');
  expect(text).toContain('SUMMARY:Pickup: Chennai airport – Demo Hospital');
  const second = (await create()).body.path.replace('/api', '');
  expect((await api.call('GET', first)).status).toBe(404);
  expect((await api.call('GET', second)).status).toBe(200);
  expect((await api.call('GET', `/travel-feeds/${'A'.repeat(43)}`)).status).toBe(404);
  const stranger = await personOf(api, 'patient');
  const refused = { token: stranger.token, body: { journey_id: one.journey_id } };
  expect((await api.call('POST', '/travel-feeds', refused)).status).toBe(404);
});
