import '../../../platform/languages/register.js';
import type { FormC, FormCs, Quote, Stay, WorkEvents, WorkWaitingPage } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';
import { DateReminders } from '../reminders/date-reminders.js';

const HOUR = 60 * 60_000;
let api: TestApi;
let hospital: Hospital;
let other: Hospital;
beforeAll(async () => {
  api = await startApi();
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const by = <T>({ token }: { token: string }, method: string, path: string, body?: unknown) =>
  api.call<T & Pick<Problem, 'code'>>(method, path, { token, ...(body === undefined ? {} : { body }) });
const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR);
const indiaDay = (at: Date): string => new Date(at.getTime() + 5.5 * HOUR).toISOString().slice(0, 10);
const remind = (hours: number) =>
  atTime(api, new Date(Date.now() + hours * HOUR), () => api.app.get(DateReminders, { strict: false }).run());

interface Place {
  one: TestCase;
  work: string;
  place: 'hospital' | 'lodging';
  place_id: string;
  person: Person;
}

/** A patient who was admitted an hour ago. */
async function ward(): Promise<Place> {
  const one = await TestCase.begin(api);
  const work = await one.assign('referral', hospital);
  const { body: quote } = await by<Quote>(hospital.person, 'POST', '/quotes', quoteForm(one.journey_id, hospital));
  await by(hospital.person, 'POST', `/quotes/${quote.id}/send`);
  await one.own('POST', `/quotes/${quote.id}/accept`);
  const [stay] = await api.database.rows<{ id: string }>(
    `update admissions set status = 'admitted', admitted_at = $2 where journey_id = $1 returning id`,
    [one.journey_id, ago(1)],
  );
  return { one, work, place: 'hospital', place_id: stay?.id ?? '', person: hospital.person };
}

/** A guest who checked in an hour ago, where nobody has pressed it. */
async function lodged(status = 'booked'): Promise<Place> {
  const one = await TestCase.begin(api);
  const person = await personOf(api, 'partner/lodging');
  const work = await one.assign('lodging', person);
  const [leg] = await api.database.rows<{ id: string }>(
    `insert into travel_legs (id, journey_id, kind, to_place, starts_at, zone, assignment_id, status, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'lodging', 'Guest house', $3, 'Asia/Kolkata', $2, $4, 1, now(), now()) returning id`,
    [one.journey_id, work, ago(1), status],
  );
  return { one, work, place: 'lodging', place_id: leg?.id ?? '', person };
}

/** A guest since an hour in a place of theirs, which nobody has as work. */
async function onOwn(zone = 'Asia/Kolkata'): Promise<Place> {
  const its = await lodged();
  await api.database.rows(
    `update travel_legs set assignment_id = null, to_place = 'Hotel Example', zone = $2 where id = $1`,
    [its.place_id, zone],
  );
  return its;
}

const listed = async ({ one }: Place, who: { token: string }) =>
  (await by<FormCs>(who, 'GET', `/form-c?journey_id=${one.journey_id}`)).body.items;
const file = ({ one, place, place_id }: Place, who: { token: string }, more: object = {}) =>
  by<FormC & Problem>(who, 'POST', '/form-c', {
    journey_id: one.journey_id,
    place,
    place_id,
    number: 'FC-2026-77',
    filed_on: indiaDay(new Date()),
    ...more,
  });
const waits = async ({ person, work }: Place) =>
  (await by<WorkWaitingPage>(person, 'GET', '/work-waiting?kind=stay&limit=100')).body.items
    .filter((item) => item.work.id === work && item.detail === 'form_c')
    .map(({ due_at }) => due_at);
const inCalendar = async ({ person, work }: Place) => {
  const span = `from=${ago(24).toISOString()}&to=${ago(-72).toISOString()}`;
  const { body } = await by<WorkEvents>(person, 'GET', `/work-calendar?${span}`);
  return body.items
    .filter((item) => item.work?.id === work && item.place === 'form_c')
    .map(({ starts_at }) => starts_at);
};
const bells = async ({ person, work }: Place) =>
  (
    await api.database.rows<{ title: string; path: string }>(
      `select title, metadata->>'path' as path from patient_notifications
       where patient_id = $1 and metadata->>'assignment_id' = $2 and title like '%Form C%' order by created_at, id`,
      [person.id, work],
    )
  ).map(({ title, path }) => [title.split(':')[0], path]);
const staffTasks = ({ one }: Place) =>
  api.database.rows<{ title: string; status: string }>(
    `select title, status from journey_tasks where journey_id = $1 and automation like 'form_c.%'`,
    [one.journey_id],
  );

test.each([
  ['the hospital, from the admission', ward],
  ['the lodging, from the booked check-in', lodged],
  ['the lodging that pressed the arrival', () => lodged('done')],
])(
  '%s: the Form C waits for 24 hours, in its list and calendar, until it is filed by number and day',
  async (_who, at) => {
    const its = await at();
    const [item] = await listed(its, its.person);
    expect(item).toMatchObject({ place_id: its.place_id, is_needed: true, filing: null, may_file: true });
    const due = item?.due_at ?? '';
    expect(Date.parse(due) - Date.parse(item?.since ?? '')).toBe(24 * HOUR);
    expect(await waits(its)).toHaveLength(1);
    expect(await inCalendar(its)).toHaveLength(1);
    if (its.place === 'lodging') expect(await waits(its)).toEqual([due]);

    expect(refusedFieldsOf(await file(its, its.person, { number: ' ' }))).toEqual(['number']);
    expect(refusedFieldsOf(await file(its, its.person, { filed_on: indiaDay(ago(-48)) }))).toEqual(['filed_on']);
    expect(refusedFieldsOf(await file(its, its.person, { filed_on: indiaDay(ago(72)) }))).toEqual(['filed_on']);

    const { status, body } = await file(its, its.person);
    expect([status, body.filing]).toEqual([
      201,
      { number: 'FC-2026-77', filed_on: indiaDay(new Date()), by: 'Prakash Thapa', at: expect.any(String) },
    ]);
    expect([await waits(its), await inCalendar(its)]).toEqual([[], []]);
    await file(its, its.person, { number: 'FC-2026-78' });
    expect((await listed(its, its.person)).map(({ filing }) => filing?.number)).toEqual(['FC-2026-78']);
  },
);

test('the page of a stay says what is missing, and the staff see and file it for the place', async () => {
  const its = await ward();
  const gaps = async () =>
    (await by<Stay>(hospital.person, 'GET', `/stays/${its.place_id}`)).body.gaps.map(({ kind }) => kind);
  expect(await gaps()).toContain('form_c');
  const staff = await personOf(api, 'ayana_staff');
  expect(await listed(its, staff)).toMatchObject([{ place: 'hospital', may_file: true }]);
  expect((await file(its, staff)).status).toBe(201);
  expect(await gaps()).not.toContain('form_c');
});

test('others file nothing and read nothing: the patient, another hospital, a member who may only read', async () => {
  const its = await ward();
  for (const who of [its.one.patient, other.person]) {
    expect((await by(who, 'GET', `/form-c?journey_id=${its.one.journey_id}`)).status).toBe(404);
    expect((await file(its, who)).status).toBe(404);
  }
  // A lodging of the same case knows nothing of the hospital's.
  const guest = await personOf(api, 'partner/lodging');
  await its.one.assign('lodging', guest);
  expect(await listed(its, guest)).toEqual([]);
  expect((await file(its, guest)).status).toBe(404);
  await api.database.rows(`update partner_members set role = 'read_only' where user_id = $1`, [hospital.person.id]);
  expect((await listed(its, hospital.person)).map(({ may_file }) => may_file)).toEqual([false]);
  expect((await file(its, hospital.person)).status).toBe(403);
  await api.database.rows(`update partner_members set role = 'member' where user_id = $1`, [hospital.person.id]);
});

test.each([
  ['India', null],
  [null, 'India'],
])('a citizen of India (nationality %s, country %s) is not registered', async (nationality, country) => {
  const its = await ward();
  await api.database.rows('update users set country = $2 where id = $1', [its.one.patient.id, country]);
  await api.database.rows(
    `insert into patient_details (patient_id, nationality, version, updated_at) values ($1, $2, 1, now())`,
    [its.one.patient.id, nationality],
  );
  expect(await listed(its, its.person)).toMatchObject([{ is_needed: false, may_file: false }]);
  expect(await waits(its)).toEqual([]);
  expect((await file(its, its.person)).body.code).toBe('illegal_transition');
  await remind(30);
  expect([await bells(its), await staffTasks(its)]).toEqual([[], []]);
});

test.each([
  ['the hospital', ward],
  ['the lodging', lodged],
])(
  '%s is told at once and in the last hours; late, it is a task of the case manager, which the filing ends',
  async (_who, at) => {
    const its = await at();
    const page = its.place === 'hospital' ? `admissions/${its.place_id}#form_c` : `work/${its.work}#form_c`;
    for (const hours of [0, 0, 1]) await remind(hours);
    expect(await bells(its)).toEqual([['File the Form C', `/partner-portal/${page}`]]);
    for (const hours of [18, 20]) await remind(hours);
    expect((await bells(its)).map(([title]) => title)).toEqual(['File the Form C', 'Form C is still to be filed']);
    expect(await staffTasks(its)).toEqual([]);
    for (const hours of [24, 25]) await remind(hours);
    expect(await staffTasks(its)).toEqual([
      { title: expect.stringMatching(/^The Form C of .+ is late/), status: 'open' },
    ]);
    await file(its, its.person);
    expect(await staffTasks(its)).toMatchObject([{ status: 'done' }]);
  },
);

test('what is filed in time is not reminded of, nor of a closed case', async () => {
  const its = await lodged();
  await file(its, its.person);
  const closed = await lodged();
  await api.database.rows(`update patient_journeys set status = 'closed' where id = $1`, [closed.one.journey_id]);
  for (const hours of [0, 20, 30]) await remind(hours);
  expect([await bells(its), await bells(closed), await staffTasks(its), await staffTasks(closed)]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect((await file(closed, closed.person)).status).toBeGreaterThanOrEqual(400);
  expect(await waits(closed)).toEqual([]);
});

test('of a lodging that nobody has as work, the case manager has the task at once, and files it', async () => {
  const its = await onOwn();
  const staff = await personOf(api, 'ayana_staff');
  expect(await listed(its, staff)).toMatchObject([
    { place: 'lodging', name: 'Hotel Example', assignment_id: null, may_file: true },
  ]);
  expect([await listed(its, its.person), await waits(its)]).toEqual([[], []]);
  for (const hours of [0, 20, 30]) await remind(hours);
  expect([await bells(its), await staffTasks(its)]).toEqual([
    [],
    [{ title: 'Form C of Hotel Example: ask for it, and enter its number', status: 'open' }],
  ]);
  expect((await file(its, its.person)).status).toBe(404);
  expect((await file(its, staff)).status).toBe(201);
  expect(await staffTasks(its)).toMatchObject([{ status: 'done' }]);
});

test('work that is accepted later has it from then on; a lodging abroad needs none', async () => {
  const [its, abroad] = [await onOwn(), await onOwn('Asia/Dubai')];
  await remind(0);
  await api.database.rows('update travel_legs set assignment_id = $2 where id = $1', [its.place_id, its.work]);
  await remind(1);
  expect((await bells(its)).map(([title]) => title)).toEqual(['File the Form C']);
  expect(await waits(its)).toHaveLength(1);
  expect(await staffTasks(abroad)).toEqual([]);
});

test('a lodging that is cancelled ends the task about it', async () => {
  const its = await onOwn();
  await remind(0);
  expect(await staffTasks(its)).toMatchObject([{ status: 'open' }]);
  await api.call('PATCH', `/travel-legs/${its.place_id}`, { as: 'ayana_staff', body: { status: 'cancelled' } });
  expect(await staffTasks(its)).toMatchObject([{ status: 'done' }]);
});

test.each([
  ['a stay', ward, `update admissions set admitted_at = $2 where id = $1`],
  ['a lodging', lodged, `update travel_legs set starts_at = $2 where id = $1`],
])(
  'of %s from before the release that brought it, nothing is missing and nobody is reminded; it may be entered',
  async (_what, at, came) => {
    const its = await at();
    await api.database.rows(came, [its.place_id, ago(49)]);
    // Of this release, the patient who came two days ago is late.
    const release = (hours: number) =>
      api.database.rows(`update schema_migrations set applied_at = $1 where name = '0480_stay_dates'`, [ago(hours)]);
    await release(100);
    expect([await waits(its), (await listed(its, its.person))[0]?.is_from_before]).toEqual([
      [expect.any(String)],
      false,
    ]);
    await release(20);
    expect([await waits(its), await inCalendar(its)]).toEqual([[], []]);
    for (const hours of [0, 30]) await remind(hours);
    expect([await bells(its), await staffTasks(its)]).toEqual([[], []]);
    expect(await listed(its, its.person)).toMatchObject([{ is_needed: true, is_from_before: true, may_file: true }]);
    expect((await file(its, its.person)).body.filing?.number).toBe('FC-2026-77');
  },
);
