import '../../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import type { Admission, TravelLeg } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';

type Answered = TravelLeg & Pick<Problem, 'code' | 'errors'>;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const HOUR = 60 * 60_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
const CONFIRMED = { confirmed: 'true' };

const add = (one: TestCase, times: object, headers: Record<string, string> = {}) =>
  api.call<Answered>('POST', '/travel-legs', {
    as: 'ayana_staff',
    headers,
    body: { journey_id: one.journey_id, kind: 'pickup', zone: 'Asia/Kolkata', ...times },
  });

async function pickup(starts_at: string, more: object = {}) {
  const one = await TestCase.begin(api);
  const driver = await personOf(api, 'partner/logistics');
  const { status, body, text } = await add(one, {
    starts_at,
    assignment_id: await one.assign('transport', driver),
    status: 'booked',
    ...more,
  });
  if (status !== 201) throw new Error(text);
  return { one, driver, leg: body };
}

const press = ({ token }: Person, leg: TravelLeg, name: 'arrive' | 'miss', headers: Record<string, string> = {}) =>
  api.call<Answered>('POST', `/travel-legs/${leg.id}/presses`, {
    token,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    body: { press: name, seen_status: leg.status, seen_starts_at: leg.starts_at },
  });
const stateOf = async (leg: TravelLeg) =>
  (await api.database.rows<{ status: string }>('select status from travel_legs where id = $1', [leg.id]))[0]?.status;

test.each([
  ['arrive', 22, /^Pickup is planned for .+\. That is in 2[12] hours\.$/, 'done'],
  ['miss', 22, /^Pickup is planned for .+\. That is in 2[12] hours\.$/, 'missed'],
  ['arrive', -20, /^Pickup was planned for .+\. That was 20 hours ago\.$/, 'done'],
] as const)(
  '“%s” %i hours before the time is asked about, and taken once it is confirmed',
  async (name, hours, text, to) => {
    const { driver, leg } = await pickup(inHours(hours));
    const asked = await press(driver, leg, name);
    expect([asked.status, asked.body.code, asked.body.errors]).toEqual([
      409,
      'needs_confirmation',
      [{ field: 'status', message: expect.stringMatching(text) }],
    ]);
    expect(await stateOf(leg)).toBe('booked');
    expect((await press(driver, leg, name, CONFIRMED)).body.status).toBe(to);
  },
);

test('a press around the time is taken at once, also by the staff and for a leg without a known time', async () => {
  const { driver, leg } = await pickup(inHours(1));
  expect((await press(driver, leg, 'arrive')).body.status).toBe('done');
  const unknown = await pickup(inHours(40), { time_known: false });
  expect((await press(unknown.driver, unknown.leg, 'arrive')).status).toBe(200);
  const far = await pickup(inHours(40));
  const byStaff = (headers: Record<string, string>) =>
    api.call<Answered>('PATCH', `/travel-legs/${far.leg.id}`, { as: 'ayana_staff', headers, body: { status: 'done' } });
  expect((await byStaff({})).body.code).toBe('needs_confirmation');
  expect((await byStaff(CONFIRMED)).body.status).toBe('done');
});

test('a pickup is not moved into the past, by staff or by its driver; what has happened is entered as done', async () => {
  const { one, driver, leg } = await pickup(inHours(30));
  for (const by of [{ as: 'ayana_staff' as const }, { token: driver.token }])
    expect(
      refusedFieldsOf(
        await api.call('PATCH', `/travel-legs/${leg.id}`, {
          ...by,
          headers: CONFIRMED,
          body: { starts_at: '2020-01-01T10:00:00Z' },
        }),
      ),
    ).toEqual(['starts_at']);
  for (const kind of ['flight', 'lodging', 'admission', 'visa_appointment'])
    expect(refusedFieldsOf(await add(one, { kind, starts_at: inHours(-30) }))).toEqual(['starts_at']);
  expect((await add(one, { kind: 'flight', starts_at: inHours(-30), status: 'done' })).status).toBe(201);
  expect((await add(one, { starts_at: inHours(-2) })).status).toBe(201);
  expect(refusedFieldsOf(await add(one, { starts_at: inHours(5), ends_at: inHours(4) }))).toEqual(['ends_at']);
});

test('a time that was right once does not hinder other changes', async () => {
  const { leg } = await pickup(inHours(30));
  await api.database.rows(`update travel_legs set starts_at = now() - interval '3 days' where id = $1`, [leg.id]);
  const answer = await api.call<Answered>('PATCH', `/travel-legs/${leg.id}`, {
    as: 'ayana_staff',
    body: { vehicle: 'A van' },
  });
  expect([answer.status, answer.body.vehicle]).toEqual([200, 'A van']);
});

test('a time more than two years away is asked about, of a leg, a flight that is reported and a day of admission', async () => {
  const one = await TestCase.begin(api);
  const starts_at = inHours(24 * 365 * 10);
  const asked = await add(one, { starts_at, ends_at: starts_at });
  expect([asked.status, asked.body.errors?.map(({ field }) => field)]).toEqual([409, ['starts_at', 'ends_at']]);
  expect(asked.body.errors?.[0]?.message).toMatch(/^Starts: .+ is more than two years away\.$/);
  expect((await add(one, { starts_at }, CONFIRMED)).status).toBe(201);
  const report = (at: string) =>
    one.own<Answered>('POST', '/flight-reports', {
      journey_id: one.journey_id,
      kind: 'flight',
      starts_at: at,
      zone: 'Asia/Dhaka',
    });
  expect((await report(starts_at)).body.code).toBe('needs_confirmation');
  expect(refusedFieldsOf(await report(inHours(-50)))).toEqual(['starts_at']);
  expect((await report(inHours(50))).status).toBe(200);
});

test('the day of an admission follows the same rule', async () => {
  const { rows } = api.database;
  const one = await TestCase.begin(api);
  const [hospital] = await rows<{ id: string }>('select id from partner_hospitals limit 1');
  const quote = await api.database.add('quotes', {
    journey_id: one.journey_id,
    partner_hospital_id: hospital?.id,
    version: 1,
    status: 'accepted',
    currency: 'USD',
    valid_until: '2099-01-01',
  });
  const stay = await api.database.add('admissions', {
    journey_id: one.journey_id,
    quote_id: quote,
    partner_hospital_id: hospital?.id,
    status: 'expected',
  });
  const move = (expected_on: string, headers: Record<string, string> = {}) =>
    api.call<Admission & Pick<Problem, 'code'>>('PATCH', `/admissions/${stay}`, {
      as: 'ayana_staff',
      headers,
      body: { expected_on },
    });
  const day = inHours(24 * 365 * 10).slice(0, 10);
  expect(refusedFieldsOf(await move('2020-01-01', CONFIRMED))).toEqual(['expected_on']);
  expect((await move(day)).body.code).toBe('needs_confirmation');
  expect((await move(day, CONFIRMED)).body.expected_on).toBe(day);
});
