import '../../../platform/languages/register.js';
import type { JourneyAutomation, TravelLeg } from '@ayana/contracts/journey';
import { atTime, startApi, type TestApi } from '../../../../test/support/api.js';
import { Automations } from '../../cases/automations/automations.service.js';
import { JourneyClockJob } from '../../cases/automations/journey-clock.job.js';
import { personOf, TestCase } from '../../journeys/testing/case.js';
import { assign, partnerOf } from '../../journeys/testing/journeys.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
});
afterAll(() => api.close());

const as = 'ayana_staff';
const leg = async (one: TestCase, kind: string, starts_at: string, more: object = {}) => {
  const form = { journey_id: one.journey_id, kind, starts_at, zone: 'Asia/Kolkata', ...more };
  const { status, body, text } = await api.call<TravelLeg>('POST', '/travel-legs', { as, body: form });
  if (status !== 201) throw new Error(text);
  return body.id;
};
const change = async (id: string, body: object) => {
  const answer = await api.call('PATCH', `/travel-legs/${id}`, { as, body });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
};
async function complete(one: TestCase, stage: number): Promise<void> {
  const body = { p_journey_id: one.journey_id, p_stage_number: stage, p_status: 'completed' };
  await api.call('POST', '/rpc/update_journey_stage', { as, body });
  const list = await api.call<JourneyAutomation[]>('GET', `/journey-automations?journey_id=${one.journey_id}`, { as });
  for (const { id, stage_number } of list.body)
    if (stage_number === stage) await api.app.get(Automations, { strict: false }).run(id);
}
const rows = <Row extends object>(sql: string, one: TestCase) => api.database.rows<Row>(sql, [one.journey_id]);
const tasks = async (one: TestCase, automation: string) =>
  Object.fromEntries(
    (
      await rows<{ automation: string; status: string; due_at: Date }>(
        `select automation, status, due_at from journey_tasks where journey_id = $1 and automation like '${automation}%' order by id`,
        one,
      )
    ).map((task) => [task.automation, task.status === 'open' ? new Date(task.due_at).toISOString() : task.status]),
  );
const clockAt = (time: string) =>
  atTime(api, new Date(time), () => api.app.get(JourneyClockJob, { strict: false }).run());
async function companion(one: TestCase, may: string): Promise<string> {
  const { id, email } = await personOf(api, 'patient');
  await api.database.add('companions', { journey_id: one.journey_id, user_id: id, email, relation: 'daughter', may });
  return email;
}
const news = (email: string) =>
  api.database.rows<{ news: string }>(
    `select data->>'kind' as news from outgoing_mails where template = 'family_news' and recipient = $1 order by created_at, id`,
    [email],
  );

test('tasks of the trip are counted again from another day of admission', async () => {
  const one = await TestCase.begin(api);
  const admission = await leg(one, 'admission', '2099-03-31T05:00:00Z');
  await complete(one, 5);
  expect(await tasks(one, 'plan_travel.')).toMatchObject({
    'plan_travel.visa': '2099-03-01T05:00:00.000Z',
    'plan_travel.ticket': '2099-03-21T05:00:00.000Z',
  });
  await api.database.rows(
    `update journey_tasks set status = 'done' where journey_id = $1 and automation = 'plan_travel.visa'`,
    [one.journey_id],
  );
  await change(admission, { starts_at: '2099-04-10T05:00:00Z' });
  expect(await tasks(one, 'plan_travel.')).toEqual({
    'plan_travel.visa': 'done',
    'plan_travel.flights': '2099-03-20T05:00:00.000Z',
    'plan_travel.lodging': '2099-03-27T05:00:00.000Z',
    'plan_travel.ticket': '2099-03-31T05:00:00.000Z',
  });
});

test('check-ins are counted from the day at home, on the patient’s clock, and again when the flight moves', async () => {
  const one = await TestCase.begin(api);
  await api.database.rows(`update users set time_zone = 'Pacific/Auckland' where id = $1`, [one.patient.id]);
  // Noon of the 10th in UTC is the 11th in Auckland.
  const flight = await leg(one, 'return_flight', '2099-01-09T20:00:00Z', { ends_at: '2099-01-10T12:00:00Z' });
  await complete(one, 9);
  const due = async () =>
    (
      await rows<{ on: string }>(
        `select to_char(due_on, 'YYYY-MM-DD') as on from check_ins where journey_id = $1 order by day`,
        one,
      )
    ).map(({ on }) => on);
  expect(await due()).toEqual(['2099-01-14', '2099-01-18', '2099-02-10', '2099-04-11']);
  await change(flight, { starts_at: '2099-01-11T20:00:00Z', ends_at: '2099-01-12T12:00:00Z' });
  expect(await due()).toEqual(['2099-01-16', '2099-01-20', '2099-02-12', '2099-04-13']);
});

test('the pickup is offered to a carrier for the landing, and follows the flight', async () => {
  const one = await TestCase.begin(api);
  const carrier = await partnerOf(api, 'partner/logistics');
  const flight = await leg(one, 'flight', '2099-03-28T02:00:00Z', {
    ends_at: '2099-03-28T06:00:00Z',
    end_zone: 'Asia/Kolkata',
    to_place: 'Chennai airport',
    reference: 'KL-77',
  });
  await complete(one, 6);
  const pickups = () =>
    rows<object>(
      `select work.kind, work.partner_id, work.status, work.due_at, work.brief, pickup.starts_at, pickup.zone, pickup.from_place
       from assignments work join travel_legs pickup on pickup.assignment_id = work.id where work.journey_id = $1`,
      one,
    );
  const at = new Date('2099-03-28T06:00:00Z');
  const [first, ...others] = await pickups();
  expect(others).toEqual([]);
  expect(first).toEqual({
    kind: 'transport',
    partner_id: carrier,
    status: 'offered',
    due_at: at,
    starts_at: at,
    zone: 'Asia/Kolkata',
    from_place: 'Chennai airport',
    brief: 'Please meet the patient at the airport: Saturday, 28 March 2099 at 11:30, Chennai airport, KL-77.',
  });
  expect(await tasks(one, 'travel.')).toEqual({});
  const needs = () =>
    rows<object>(
      `select need.kind, need.state, need.language, need.from_at, need.until_at, city.name as city from resource_needs need
       join cities city on city.id = need.city_id where need.journey_id = $1 order by need.kind desc`,
      one,
    );
  const hours = (count: number) => new Date(at.getTime() + count * 3_600_000);
  const needed = { state: 'open', language: null, city: 'Chennai' };
  expect(await needs()).toEqual([
    { ...needed, kind: 'vehicle', from_at: at, until_at: hours(4) },
    { ...needed, kind: 'interpreter', from_at: at, until_at: hours(8) },
  ]);
  await change(flight, { starts_at: '2099-03-29T02:00:00Z', ends_at: '2099-03-29T08:00:00Z' });
  const later = new Date('2099-03-29T08:00:00Z');
  expect(await pickups()).toEqual([expect.objectContaining({ due_at: later, starts_at: later })]);
  expect(await needs()).toEqual([
    expect.objectContaining({ kind: 'vehicle', from_at: later }),
    expect.objectContaining({ kind: 'interpreter', from_at: later }),
  ]);
  await rows(`update assignments set status = 'offered', answer_by = null where journey_id = $1`, one);
  const [work] = await rows<{ id: string }>(`select id from assignments where journey_id = $1`, one);
  const accepted = await api.call('PATCH', `/assignments/${work?.id}`, {
    as: 'ayana_staff',
    body: { status: 'accepted' },
  });
  expect(accepted.status).toBe(200);
  expect((await needs())[0]).toMatchObject({ kind: 'vehicle', state: 'met' });
  // Nobody needs a car or an interpreter of a case that is over.
  const closed = { status: 'closed', closed_reason: 'The patient stays at home.' };
  await api.call('PATCH', `/patient-journeys/${one.journey_id}`, { as: 'ayana_staff', body: closed });
  expect(await needs()).toEqual([
    expect.objectContaining({ kind: 'vehicle', state: 'closed' }),
    expect.objectContaining({ kind: 'interpreter', state: 'closed' }),
  ]);
  await api.database.rows('delete from partner_members where partner_id = $1', [carrier]);
});

test('without a carrier, and after one that declined, the case manager arranges the pickup', async () => {
  const one = await TestCase.begin(api);
  const carrier = await partnerOf(api, 'partner/logistics');
  await assign(api, one.journey_id, 'transport', { partner: carrier }, 'declined');
  await leg(one, 'flight', '2099-03-28T02:00:00Z');
  await complete(one, 6);
  expect(Object.keys(await tasks(one, 'travel.'))).toEqual(['travel.pickup', 'travel.interpreter']);
  await api.database.rows('delete from partner_members where partner_id = $1', [carrier]);
});

test('an arrival that is not confirmed is on the list of the case manager, once, until it is', async () => {
  const [one, other] = [await TestCase.begin(api), await TestCase.begin(api)];
  const flight = await leg(one, 'flight', '2099-05-01T02:00:00Z', { ends_at: '2099-05-01T06:00:00Z' });
  await leg(other, 'flight', '2099-05-01T02:00:00Z', { ends_at: '2099-05-01T06:00:00Z' });
  await clockAt('2099-05-01T10:00:00Z');
  expect(await tasks(one, 'arrival_watch.')).toEqual({});
  for (const each of [one, other]) await complete(each, 6);
  await clockAt('2099-05-01T08:00:00Z');
  expect(await tasks(one, 'arrival_watch.')).toEqual({});
  for (const time of ['2099-05-01T10:00:00Z', '2099-05-01T11:00:00Z']) await clockAt(time);
  const open = { [`arrival_watch.${flight}`]: '2099-05-01T10:00:00.000Z' };
  expect(await tasks(one, 'arrival_watch.')).toEqual(open);
  await change(flight, { status: 'done' });
  expect(Object.values(await tasks(one, 'arrival_watch.'))).toEqual(['done']);
  await complete(other, 7);
  expect(Object.values(await tasks(other, 'arrival_watch.'))).toEqual(['done']);
});

test('those who may see the journey are told of arrival, admission and discharge, each once', async () => {
  const one = await TestCase.begin(api);
  const [daughter, driver] = [await companion(one, '{see_journey}'), await companion(one, '{write_messages}')];
  const flight = await leg(one, 'flight', '2099-05-01T02:00:00Z');
  await change(flight, { status: 'done' });
  await change(flight, { status: 'booked' });
  await change(flight, { status: 'done' });
  for (const stage of [7, 9]) await complete(one, stage);
  expect((await news(daughter)).map((mail) => mail.news)).toEqual(['arrived', 'admitted', 'discharged']);
  expect(await news(driver)).toEqual([]);
  expect(await tasks(one, 'inform_family')).toEqual({});
});
