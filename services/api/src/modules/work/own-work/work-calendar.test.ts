import type { WorkEvents } from '@ayana/contracts/journey';
import '../../../platform/languages/register.js';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { inHours } from '../../journeys/testing/case-rows.js';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let its: TestCase;
let hospital: Hospital;
let doctor: Person;
beforeAll(async () => {
  api = await startApi();
  its = await TestCase.begin(api);
  hospital = await hospitalOf(api, 0);
  doctor = await personOf(api, 'doctor');
  await api.database.rows(`update users set name = 'Anisa Karim' where id = $1`, [its.patient.id]);
});
afterAll(() => api.close());
afterEach(() => api.database.rows(`update assignments set status = 'cancelled'`));

const calendar = async (who: Person, from = inHours(-1), to = inHours(48)) => {
  const path = `/work-calendar?from=${from.toISOString()}&to=${to.toISOString()}`;
  return (await api.call<WorkEvents>('GET', path, { token: who.token })).body.items;
};

async function work() {
  const ride = await its.assign('transport', hospital, 'accepted');
  const referral = await its.assign('referral', hospital, 'offered');
  await api.database.rows('update assignments set due_at = $2 where id = $1', [referral, inHours(5)]);
  const legs = await api.database.rows<{ id: string }>(
    `insert into travel_legs (id, journey_id, kind, from_place, to_place, starts_at, zone, assignment_id, status, version, created_at, updated_at)
     select gen_random_uuid(), $1, 'pickup', 'Airport', 'Hotel', $3, 'Asia/Kolkata', case when own then $2::uuid end, 'booked', 1, now(), now()
     from (values (true), (false)) as leg (own) returning id, assignment_id`,
    [its.journey_id, ride, inHours(3)],
  );
  return { ride, referral, leg: legs[0]?.id };
}

test('the calendar has the times work is due and own parts of trips, and nothing of others', async () => {
  const { ride, referral, leg } = await work();
  const events = await calendar(hospital.person);
  expect(events.map(({ id, kind, work: of }) => [id, kind, of?.id])).toEqual([
    [leg, 'leg', ride],
    [referral, 'due', referral],
  ]);
  expect(events[0]).toMatchObject({ place: 'Airport – Hotel', zone: 'Asia/Kolkata', leg_kind: 'pickup' });
  expect(await calendar(hospital.person, inHours(6), inHours(7))).toEqual([]);
  expect(await calendar(doctor)).toEqual([]);
  expect(await calendar(its.patient)).toEqual([]);
  const path = `/work-calendar?from=${inHours(0).toISOString()}&to=${inHours(24 * 63).toISOString()}`;
  expect((await api.call('GET', path, { token: doctor.token })).status).toBe(422);
});

test('work that is due by a part of a trip is in it once, at that time; once the part is over, at its own', async () => {
  const { ride, leg } = await work();
  await api.database.rows('update assignments set due_at = $2 where id = $1', [ride, inHours(20)]);
  const ofRide = async () =>
    (await calendar(hospital.person)).filter((each) => each.work?.id === ride).map(({ id, kind }) => [id, kind]);
  expect(await ofRide()).toEqual([[leg, 'leg']]);
  await api.database.rows(`update travel_legs set status = 'done' where id = $1`, [leg]);
  expect(await ofRide()).toEqual([
    [leg, 'leg'],
    [ride, 'due'],
  ]);
});

test('the check-out of a stay is in its own week, and in the feed', async () => {
  /** Days from today, since a feed has nothing of the past. */
  const day = (days: number): string =>
    inHours(24 * days)
      .toISOString()
      .slice(0, 10);
  const host = await personOf(api, 'partner/lodging');
  const of = await TestCase.begin(api);
  const partner_id = await api.database.add('partners', { kind: 'lodging' });
  await api.database.add('partner_members', { user_id: host.id, partner_id, role: 'member' });
  const stay = await api.database.add('travel_legs', {
    kind: 'lodging',
    to_place: 'Room 4',
    status: 'booked',
    journey_id: of.journey_id,
    assignment_id: await api.database.add('assignments', {
      journey_id: of.journey_id,
      kind: 'lodging',
      partner_id,
      status: 'accepted',
    }),
    starts_at: `${day(4)}T08:30:00Z`,
    ends_at: `${day(16)}T05:30:00Z`,
  });
  const week = async (from: string, to: string) =>
    (await calendar(host, new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))).map(
      ({ id, kind, starts_at, ends_at, place }) => ({
        id,
        kind,
        starts_at,
        ends_at,
        place,
      }),
    );
  const [starts_at, ends_at] = [`${day(4)}T08:30:00.000Z`, `${day(16)}T05:30:00.000Z`];
  const checkIn = { id: stay, kind: 'leg', starts_at, ends_at, place: 'Room 4' };
  const checkOut = { id: stay, kind: 'check_out', starts_at: ends_at, ends_at: null, place: 'Room 4' };
  expect(await week(day(0), day(7))).toEqual([checkIn]);
  expect(await week(day(7), day(14))).toEqual([]);
  expect(await week(day(14), day(21))).toEqual([checkOut]);
  expect(await week(day(1), day(32))).toEqual([checkIn, checkOut]);
  for (const own of ['/work-feed', '/manifest-feed']) {
    const { body } = await api.call<{ path: string }>('POST', own, { token: host.token });
    const { text } = await api.call('GET', body.path.replace('/api', ''));
    const leaves = day(16).replaceAll('-', '');
    expect(text).toMatch(
      new RegExp(
        String.raw`DTSTART:${leaves}T053000Z\r\nDTEND:${leaves}T063000Z\r\nSUMMARY:Check-out · AY-\w{5}\r\nLOCATION:Room 4`,
      ),
    );
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  }
  const moments = await api.call<{ items: { moment: string }[] }>('GET', `/travel-manifest?day=${day(16)}`, {
    token: host.token,
  });
  expect(moments.body.items.map(({ moment }) => moment)).toEqual(['ends']);
});

test('a doctor’s talks are in their calendar, booked ones alone', async () => {
  const [row] = await api.database.rows<{ id: string }>(
    'update doctors set user_id = $1 where id = (select id from doctors where user_id is null limit 1) returning id',
    [doctor.id],
  );
  await api.database.add('appointments', { doctor_id: row?.id, starts_at: inHours(4), ends_at: inHours(5) });
  expect(await calendar(doctor)).toEqual([]);
});

test('a link gives all work as a calendar without names, until it is replaced or taken back', async () => {
  const { referral } = await work();
  const link = async (who: Person = hospital.person) =>
    (await api.call<{ path: string }>('POST', '/work-feed', { token: who.token })).body.path.replace('/api', '');
  const state = async () =>
    (await api.call<{ created_at: string | null }>('GET', '/work-feed', { token: hospital.person.token })).body;
  expect(await state()).toEqual({ created_at: null });
  const first = await link();
  const { status, text } = await api.call('GET', first);
  expect([status, text.includes(referral), text.includes('BEGIN:VCALENDAR')]).toEqual([200, true, true]);
  expect(text).not.toContain('Anisa');
  expect((await state()).created_at).not.toBeNull();
  const second = await link();
  expect([(await api.call('GET', first)).status, (await api.call('GET', second)).status]).toEqual([404, 200]);
  await api.database.rows(`update assignments set status = 'cancelled'`);
  expect((await api.call('GET', second)).text).not.toContain('BEGIN:VEVENT');
  expect((await api.call('DELETE', '/work-feed', { token: hospital.person.token })).status).toBe(204);
  expect((await api.call('GET', second)).status).toBe(404);
  expect((await api.call('GET', await link(doctor))).text).not.toContain(referral);
});
