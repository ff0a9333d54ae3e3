import type { WorkWaitingPage, WaitingCounts } from '@ayana/contracts/journey';
import '../../../platform/languages/register.js';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { caseRowsOf, inHours } from '../../journeys/testing/case-rows.js';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let rows: ReturnType<typeof caseRowsOf>;
let its: TestCase;
let hospital: Hospital;
let other: Hospital;
let doctor: Person;
let manager: string;
beforeAll(async () => {
  api = await startApi();
  rows = caseRowsOf(api);
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
  doctor = await personOf(api, 'doctor');
  manager = await rows.userId('ayana_staff');
});
beforeEach(async () => {
  its = await TestCase.begin(api);
  await api.database.rows(`update users set date_of_birth = '1971-03-04', name = 'Anisa Karim' where id = $1`, [
    its.patient.id,
  ]);
});
afterAll(() => api.close());
afterEach(async () => {
  for (const table of ['messages', 'journey_tasks', 'record_grants', 'quotes'])
    await api.database.rows(`delete from ${table} where true`);
  // Who read them is written down for good, so they stay.
  await api.database.rows(`update assignments set status = 'cancelled'`);
});

const waiting = (who: Person, query = '') =>
  api.call<WorkWaitingPage & Problem>('GET', `/work-waiting${query}`, { token: who.token });
const lines = async (who: Person) =>
  (await waiting(who)).body.items.map(({ kind, id, work }) => ({ kind, id, of: work.id }));
const give = async (to: Hospital | Person, status: string, due_at: Date | null, kind = 'referral' as const) => {
  const id = await its.assign('partner_id' in to ? kind : 'opinion', to, status);
  await api.database.rows('update assignments set due_at = $2, accepted_at = created_at where id = $1', [id, due_at]);
  return id;
};
const grantTo = (assignment: string, { partner_id }: Hospital, more = '') =>
  api.database.rows(
    `insert into record_grants (id, journey_id, kind, to_partner_id, assignment_id, reason, starts_at, created_at${more === '' ? '' : ', ends_at'})
     values (gen_random_uuid(), $1, 'report', $2, $3, 'A quote', now() - interval '1 day', now()${more})`,
    [its.journey_id, partner_id, assignment],
  );

test('work, messages, tasks and papers wait in one list, the soonest due first, for everyone of the organisation', async () => {
  const accepted = await give(hospital, 'accepted', inHours(30));
  const offered = await give(hospital, 'offered', inHours(5));
  const thread = await rows.thread(its.journey_id, 'partner', accepted);
  await rows.message(thread, manager, 'Can you do it in May?', inHours(-20));
  const task = await rows.task(its.journey_id, 'Send the consent form', null, {
    kind: 'partner',
    id: hospital.partner_id,
  });
  await grantTo(accepted, hospital);
  const paper = await rows.paper(its.journey_id, inHours(1));
  const own = [
    { kind: 'message', id: thread, of: accepted },
    { kind: 'offered', id: offered, of: offered },
    ...[
      { kind: 'accepted', id: accepted, of: accepted },
      { kind: 'paper', id: paper, of: accepted },
    ].toSorted((one, two) => one.id.localeCompare(two.id)),
  ];
  const ofTask = (await lines(hospital.person)).at(-1);
  expect(ofTask).toMatchObject({ kind: 'task', id: task });
  expect((await lines(hospital.person)).slice(0, -1)).toEqual(own);

  const colleague = await personOf(api, 'partner/hospital');
  await api.database.rows('insert into partner_members values ($1, $2, now())', [colleague.id, hospital.partner_id]);
  expect((await lines(colleague)).slice(0, -1)).toEqual(own);
  expect(await lines(other.person)).toEqual([]);
  expect(await lines(doctor)).toEqual([]);
  expect(await lines(its.patient)).toEqual([]);
  expect((await waiting(doctor)).status).toBe(200);
});

test('a line says what the work may show: age and treatment of a referral, the name once the quote is accepted', async () => {
  const id = await give(hospital, 'offered', inHours(5));
  const [line] = (await waiting(hospital.person)).body.items;
  expect(line?.work).toMatchObject({ id, kind: 'referral', patient_name: null, age_band: '50–59' });
  expect(line?.work.treatment_name).not.toBeNull();
  expect(line).toMatchObject({ detail: 'Please help.', due_at: inHours(5).toISOString() });
  expect(JSON.stringify(line)).not.toContain('Anisa');
  const ride = await its.assign('transport', hospital, 'offered');
  const shown = (await waiting(hospital.person)).body.items.find(({ work }) => work.id === ride)?.work;
  expect(shown).toMatchObject({ patient_name: 'Anisa Karim', age_band: null, sex: null, treatment_name: null });
});

test('what is done no longer waits: finished work, read messages, done tasks, opened papers', async () => {
  const id = await give(doctor, 'accepted', inHours(5));
  const thread = await rows.thread(its.journey_id, 'partner', id);
  await rows.message(thread, manager, 'One more question', inHours(-1));
  const task = await rows.task(its.journey_id, 'Call her', inHours(2), { kind: 'doctor', id: doctor.id });
  expect((await lines(doctor)).map(({ kind }) => kind)).toEqual(['task', 'accepted', 'message']);
  await rows.readUntil(thread, doctor.id, inHours(0));
  await api.database.rows(`update journey_tasks set status = 'done' where id = $1`, [task]);
  expect((await lines(doctor)).map(({ kind }) => kind)).toEqual(['accepted']);
  await api.database.rows(`update assignments set status = 'done' where id = $1`, [id]);
  expect(await lines(doctor)).toEqual([]);
});

test('a paper waits from when it came until one of us opens it, while the grant and the work last', async () => {
  const id = await give(hospital, 'accepted', null);
  await grantTo(id, hospital);
  await rows.paper(its.journey_id, inHours(-48));
  const paper = await rows.paper(its.journey_id, inHours(1));
  const papers = async () => (await lines(hospital.person)).filter(({ kind }) => kind === 'paper');
  expect(await papers()).toEqual([{ kind: 'paper', id: paper, of: id }]);
  await api.database.rows('update record_grants set withdrawn_at = now()');
  expect(await papers()).toEqual([]);
  await api.database.rows('update record_grants set withdrawn_at = null');
  await api.database.rows(
    `insert into record_accesses (id, journey_id, document_id, by_user_id, role, assignment_id, what, at)
     values (gen_random_uuid(), $1, $2, $3, 'partner/hospital', $4, 'viewed', now())`,
    [its.journey_id, paper, hospital.person.id, id],
  );
  expect(await papers()).toEqual([]);
});

test('the work of someone who was taken off it, or whose patient has gone, shows nothing', async () => {
  const id = await give(hospital, 'offered', inHours(5));
  const thread = await rows.thread(its.journey_id, 'partner', id);
  await rows.message(thread, manager, 'Hello', inHours(-1));
  await rows.task(its.journey_id, 'Write', null, { kind: 'partner', id: hospital.partner_id });
  expect(await lines(hospital.person)).toHaveLength(3);
  await api.database.rows(`update assignments set status = 'declined' where id = $1`, [id]);
  expect(await lines(hospital.person)).toEqual([]);
});

test('it is read page by page, by kind, and counted', async () => {
  for (const hours of [3, 2, 1, -1]) await give(hospital, 'offered', inHours(hours));
  await give(hospital, 'accepted', null);
  const seen: (string | null)[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body }: Awaited<ReturnType<typeof waiting>> = await waiting(
      hospital.person,
      `?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    seen.push(...body.items.map(({ due_at }) => due_at));
    cursor = body.next_cursor;
  }
  expect(seen).toEqual([...[-1, 1, 2, 3].map((hours) => inHours(hours).toISOString()), null]);
  expect((await waiting(hospital.person, '?kind=accepted')).body.items).toHaveLength(1);
  expect((await waiting(hospital.person, '?kind=nothing')).status).toBe(422);
  const { body } = await api.call<WaitingCounts>('GET', '/work-waiting/counts', { token: hospital.person.token });
  expect(body.kinds.toSorted((one, two) => one.kind.localeCompare(two.kind))).toEqual([
    { kind: 'accepted', count: 1, late: 0 },
    { kind: 'offered', count: 4, late: 1 },
  ]);
  const due = await api.call<number>('GET', '/work-waiting/due-count', { token: hospital.person.token });
  expect(due.body).toBe(4);
  expect((await api.call<number>('GET', '/work-waiting/due-count', { token: other.person.token })).body).toBe(0);
});
