import '../../../platform/languages/register.js';
import type { Assignment, AssignmentKind, WorkPage, WorkWaitingPage } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { inHours } from '../../journeys/testing/case-rows.js';
import { type Hospital, hospitalOf, type Person, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let its: TestCase;
let hospital: Hospital;
let other: Hospital;
let treatment: string;
beforeAll(async () => {
  api = await startApi();
  its = await TestCase.begin(api);
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
  await api.database.rows(`update users set name = 'Anisa Karim' where id = $1`, [its.patient.id]);
  const [row] = await api.database.rows<{ name: string }>(
    'select treatment.name from treatments treatment join treatment_requests request on request.treatment_id = treatment.id where request.id = $1',
    [its.request_id],
  );
  treatment = row?.name ?? '';
});
afterAll(() => api.close());
afterEach(() => api.database.rows(`update assignments set status = 'cancelled'`));

const list = async (query = '', who: Person = hospital.person) => {
  const { body } = await api.call<WorkPage & Problem>('GET', `/work${query}`, { token: who.token });
  return body.items.map(({ id }) => id);
};
const give = async (kind: AssignmentKind, status: string, due_at: Date | null = null) => {
  const id = await its.assign(kind, hospital, status);
  await api.database.rows('update assignments set due_at = $2 where id = $1', [id, due_at]);
  return id;
};

test('own work is listed, also what is done; of others, and what was taken back or declined, nothing', async () => {
  const [offered, done] = [await give('referral', 'offered', inHours(1)), await give('referral', 'done', inHours(2))];
  await give('referral', 'declined');
  expect(await list()).toEqual([offered, done]);
  expect(await list('', other.person)).toEqual([]);
  expect(await list('', its.patient)).toEqual([]);
});

test('it is filtered by kind, state and due time, and sorted', async () => {
  const late = await give('referral', 'accepted', inHours(-3));
  const today = await give('transport', 'offered', inHours(3));
  const later = await give('transport', 'accepted', inHours(24 * 20));
  const done = await give('transport', 'done', inHours(-200));
  // Finished work is below what is open, although it was due first.
  expect(await list('?kind=transport')).toEqual([today, later, done]);
  expect(await list('?status=offered,accepted')).toEqual([late, today, later]);
  expect(await list('?due=late')).toEqual([late]);
  expect(await list('?due=day')).toEqual([late, today]);
  expect(await list('?due=week&kind=referral')).toEqual([late]);
  expect(await list('?sort=due&order=desc')).toEqual([done, later, today, late]);
  const refused = await api.call('GET', '/work?status=cancelled', { token: hospital.person.token });
  expect(refused.status).toBe(422);
});

test('work on a trip is due at its next part, which a list and a page name', async () => {
  const { database } = api;
  const id = await give('transport', 'accepted', inHours(24 * 42));
  const leg = (hours: number, more: object = {}) =>
    database.add('travel_legs', {
      journey_id: its.journey_id,
      assignment_id: id,
      kind: 'pickup',
      starts_at: inHours(hours),
      zone: 'Asia/Kolkata',
      status: 'booked',
      ...more,
    });
  await leg(-40, { status: 'done' });
  await leg(10, { time_known: false });
  await leg(60, { kind: 'transfer' });
  await leg(22);
  const urgent = await give('referral', 'accepted', inHours(30));
  expect(await list()).toEqual([id, urgent]);
  const { body } = await api.call<WorkPage>('GET', '/work?due=day', { token: hospital.person.token });
  expect(body.items).toMatchObject([{ id, event: { kind: 'pickup', is_booked: true, zone: 'Asia/Kolkata' } }]);
  const [item] = body.items;
  expect(item?.due_at).toBe(item?.event?.starts_at);
  const waiting = await api.call<WorkWaitingPage>('GET', '/work-waiting', { token: hospital.person.token });
  expect(waiting.body.items[0]).toMatchObject({ id, kind: 'accepted', due_at: item?.due_at, event: item?.event });
  const page = await api.call<Assignment>('GET', `/assignments/${id}`, { token: hospital.person.token });
  expect(page.body.next_leg).toEqual(item?.event);
  const patients = await api.call<Assignment>('GET', `/assignments/${id}`, { token: its.patient.token });
  expect(patients.body.next_leg).toBeNull();
  // What still has to be booked is due before.
  await database.rows(`update travel_legs set status = 'planned' where assignment_id = $1 and status = 'booked'`, [id]);
  await database.rows('update assignments set due_at = $2 where id = $1', [id, inHours(5)]);
  const again = await api.call<WorkPage>('GET', '/work', { token: hospital.person.token });
  expect(again.body.items[0]).toMatchObject({ id, event: null });
});

test('a search finds by name only where the work shows the name, and by treatment only where it shows that', async () => {
  const referral = await give('referral', 'offered');
  const ride = await give('transport', 'offered');
  expect(await list('?q=anisa')).toEqual([ride]);
  expect(await list(`?q=${encodeURIComponent(treatment)}`)).toEqual([referral]);
  await api.database.rows(
    `insert into quotes (id, journey_id, assignment_id, partner_hospital_id, version, status, currency, valid_until, revision, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, 1, 'accepted', 'USD', now(), 1, now(), now())`,
    [its.journey_id, referral, hospital.id],
  );
  expect((await list('?q=anisa')).toSorted()).toEqual([referral, ride].toSorted());
});

test('the list is saved as a file, which is recorded without what was searched for', async () => {
  const id = await give('transport', 'offered', inHours(3));
  await give('referral', 'offered');
  const file = await api.call('GET', '/work/export?q=anisa', { token: hospital.person.token });
  const [head, line, ...more] = file.text.trim().split('\r\n');
  expect(head).toContain('"patient"');
  expect(line).toContain('"Anisa Karim"');
  expect(line).toContain(id);
  expect(more).toEqual([]);
  const entries = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'work.exported'`,
  );
  expect(entries.map(({ details }) => details)).toEqual([{ q: true }]);
});
