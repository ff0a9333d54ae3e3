import '../../../platform/languages/register.js';
import type { Stay, VisaPeriods } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { hospitalOf, type Person, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';
import { joinPartner } from '../../journeys/testing/order-partners.js';
import { DateReminders } from '../reminders/date-reminders.js';

const DAY = 24 * 60 * 60_000;
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const day = (days: number): string => new Date(Date.now() + 5.5 * 60 * 60_000 + days * DAY).toISOString().slice(0, 10);
const read = ({ token }: { token: string }, one: TestCase) =>
  api.call<VisaPeriods>('GET', `/visa-periods?journey_id=${one.journey_id}`, { token });
const say = ({ token }: { token: string }, one: TestCase, valid_until: string, more: object = {}) =>
  api.call<VisaPeriods & Problem>('POST', '/visa-periods', {
    token,
    body: { journey_id: one.journey_id, valid_until, ...more },
  });
const remind = (days: number) =>
  atTime(api, new Date(Date.now() + days * DAY), () => api.app.get(DateReminders, { strict: false }).run());
const tasks = async (one: TestCase) =>
  (
    await api.database.rows<{ owner_kind: string; status: string }>(
      `select owner_kind, status from journey_tasks where journey_id = $1 and automation like 'visa_ends.%' order by owner_kind`,
      [one.journey_id],
    )
  ).map(({ owner_kind, status }) => `${owner_kind} ${status}`);
const bells = async (person: Person, title: string) =>
  (
    await api.database.rows<{ count: number }>(
      `select count(*)::integer as count from patient_notifications where patient_id = $1 and title like $2`,
      [person.id, `${title}%`],
    )
  )[0]?.count;

/** A patient in India, with an office that helps with the visa. */
async function inIndia(): Promise<{ one: TestCase; office: Person }> {
  const one = await TestCase.begin(api);
  const office = await personOf(api, 'partner/travel_visa');
  const partner_id = await api.database.add('partners', { company_name: 'Visa help', kind: 'travel_visa' });
  await joinPartner(api, office, partner_id, 'member');
  await one.assign('visa_support', { id: '', name: '', partner_id, person: office });
  await api.database.rows(
    `insert into travel_legs (id, journey_id, kind, starts_at, zone, status, settled_at, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'flight', now() - interval '5 days', 'Asia/Kolkata', 'done', now() - interval '5 days', 1, now(), now())`,
    [one.journey_id],
  );
  return { one, office };
}

test('the last day is said by the patient, the office or the staff; what is said last counts', async () => {
  const { one, office } = await inIndia();
  expect((await read(one.patient, one)).body).toMatchObject({ valid_until: null, items: [], may_add: true });
  expect((await say(one.patient, one, day(20), { reference: 'EV-1' })).status).toBe(201);
  expect((await say(office, one, day(80))).status).toBe(201);
  const staff = await personOf(api, 'ayana_staff');
  const { body } = await say(staff, one, day(90));
  expect(body.valid_until).toBe(day(90));
  expect(body.items.map(({ valid_until, reference, by }) => [valid_until, reference, by])).toEqual([
    [day(90), null, 'Prakash Thapa'],
    [day(80), null, 'Prakash Thapa'],
    [day(20), 'EV-1', 'Prakash Thapa'],
  ]);
});

test('a granted application is the last day until something else is said', async () => {
  const { one, office } = await inIndia();
  await api.database.rows(
    `insert into visa_applications (id, assignment_id, journey_id, status, applied_on, reference, decided_on, visa_number, valid_until, version, created_at, updated_at)
     select gen_random_uuid(), id, journey_id, 'granted', current_date, 'R', current_date, 'V', $2::date, 1, now(), now() - interval '1 hour'
     from assignments where journey_id = $1 and kind = 'visa_support'`,
    [one.journey_id, day(30)],
  );
  expect((await read(office, one)).body.valid_until).toBe(day(30));
  await say(office, one, day(60));
  expect((await read(one.patient, one)).body.valid_until).toBe(day(60));
});

test('a day that has passed, or is years ahead, is refused; others read and say nothing', async () => {
  const { one } = await inIndia();
  for (const wrong of [day(-1), '2099-01-01', 'soon'])
    expect(refusedFieldsOf(await say(one.patient, one, wrong))).toEqual(['valid_until']);
  const hospital = await hospitalOf(api, 0);
  await one.assign('referral', hospital);
  expect((await read(hospital.person, one)).status).toBe(404);
  expect((await say(hospital.person, one, day(9))).status).toBe(404);
  expect((await say(await personOf(api, 'patient'), one, day(9))).status).toBe(404);
});

test('14 days and 3 days before, patient, case manager and office are reminded, each once; a later day ends it', async () => {
  const { one, office } = await inIndia();
  await say(one.patient, one, day(20));
  await remind(5);
  expect([await tasks(one), await bells(one.patient, 'Your visa ends soon')]).toEqual([[], 0]);
  for (const days of [6, 7]) await remind(days);
  expect(await tasks(one)).toEqual(['case_manager open', 'partner open', 'patient open']);
  expect([await bells(one.patient, 'Your visa ends soon'), await bells(office, 'The visa ends soon')]).toEqual([1, 1]);
  for (const days of [17, 18]) await remind(days);
  expect([await bells(one.patient, 'Your visa ends soon'), await bells(office, 'The visa ends soon')]).toEqual([2, 2]);
  await say(office, one, day(60));
  expect(await tasks(one)).toEqual(['case_manager done', 'partner done', 'patient done']);
  await remind(18);
  expect(await bells(one.patient, 'Your visa ends soon')).toBe(2);
});

test('nobody is reminded who flies home in time, is not here yet, or has gone', async () => {
  const here = await Promise.all([inIndia(), inIndia()]);
  const away = await TestCase.begin(api);
  const all = [...here.map(({ one }) => one), away];
  for (const one of all) await say(one.patient, one, day(10));
  const fly = (one: TestCase | undefined, days: number, status: string) =>
    api.database.rows(
      `insert into travel_legs (id, journey_id, kind, starts_at, zone, status, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 'return_flight', now() + make_interval(days => $2), 'Asia/Kolkata', $3, 1, now(), now())`,
      [one?.journey_id, days, status],
    );
  await fly(all[0], 9, 'booked');
  await fly(all[1], -1, 'done');
  await remind(0);
  expect(await Promise.all(all.map(tasks))).toEqual([[], [], []]);
});

test('the hospital where the patient is reads it on the page of the stay, and in its bell', async () => {
  const { one } = await inIndia();
  const hospital = await hospitalOf(api, 0);
  await one.assign('referral', hospital);
  const { body: quote } = await api.call<{ id: string }>('POST', '/quotes', {
    token: hospital.person.token,
    body: quoteForm(one.journey_id, hospital),
  });
  await api.call('POST', `/quotes/${quote.id}/send`, { token: hospital.person.token });
  await one.own('POST', `/quotes/${quote.id}/accept`);
  const [stay] = await api.database.rows<{ id: string }>(
    `update admissions set status = 'admitted', admitted_at = now() where journey_id = $1 returning id`,
    [one.journey_id],
  );
  await say(one.patient, one, day(10));
  const gaps = async () =>
    (await api.call<Stay>('GET', `/stays/${stay?.id}`, { token: hospital.person.token })).body.gaps.map(
      ({ kind }) => kind,
    );
  expect(await gaps()).toContain('visa_ends');
  await remind(0);
  expect(await bells(hospital.person, 'The visa ends soon')).toBe(1);
  await say(one.patient, one, day(70));
  expect(await gaps()).not.toContain('visa_ends');
});
