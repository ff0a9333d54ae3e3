import '../../../../platform/languages/register.js';
import type { WorkPage, WorkTeam, WorkWaitingPage } from '@ayana/contracts/journey';
import type { MemberAbsence, OrganisationDetail } from '@ayana/contracts/organisations';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../../../journeys/testing/case.js';

let api: TestApi;
let its: TestCase;
let hospital: Hospital;
let other: Hospital;
let away: Person;
let deputy: Person;
let id: string;
beforeAll(async () => {
  api = await startApi();
  its = await TestCase.begin(api);
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.rows(`update assignments set status = 'cancelled'`);
  [away, deputy] = [await member(), await member()];
  id = await its.assign('referral', hospital, 'accepted');
  await hand(away.id);
});

async function member(role = 'member'): Promise<Person> {
  const person = await personOf(api, 'partner/hospital');
  await api.database.rows('insert into partner_members values ($1, $2, now(), $3)', [
    person.id,
    hospital.partner_id,
    role,
  ]);
  return person;
}
const day = (ahead: number) => new Date(Date.now() + ahead * 24 * 60 * 60_000).toISOString().slice(0, 10);
const hand = (to_user_id: string | null, { token } = hospital.person) =>
  api.call('POST', `/work-teams/${id}/hand-overs`, { token, body: { to_user_id } });
const leave = (body: object = {}, { token } = away, of = away, version?: number) =>
  api.call<MemberAbsence>('POST', `/work-absences/${of.id}`, {
    token,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    body: { until: day(5), deputy_id: deputy.id, ...body },
  });
const team = async ({ token } = deputy) => (await api.call<WorkTeam>('GET', `/work-teams/${id}`, { token })).body;
const mine = async ({ token }: Person) =>
  (await api.call<WorkPage>('GET', '/work?handler=mine', { token })).body.items.map((work) => work.id);
const told = (person: Person) =>
  api.database.rows<{ template: string; data: object }>(
    'select template, data from outgoing_mails where recipient = $1',
    [person.email],
  );

test('while a member is away their work and its news are the deputy’s, and lists say so', async () => {
  await api.database.rows('delete from outgoing_mails');
  const { status, body } = await leave();
  expect([status, body]).toMatchObject([201, { deputy_id: deputy.id, until: day(5) }]);
  expect(await team()).toMatchObject({ is_mine: true, handler: { id: deputy.id }, covers_for: { id: away.id } });
  expect([await mine(deputy), await mine(away)]).toEqual([[id], []]);
  const waiting = await api.call<WorkWaitingPage>('GET', '/work-waiting', { token: hospital.person.token });
  expect(waiting.body.items.find(({ work }) => work.id === id)?.work.handler_name).toBe((await team()).handler?.name);
  const bell = await api.database.rows<{ metadata: { path: string } }>(
    'select metadata from patient_notifications where patient_id = $1',
    [deputy.id],
  );
  expect(bell).toMatchObject([{ metadata: { path: '/partner-portal/work?handler=mine', kind: 'work_new' } }]);
  expect(await told(deputy)).toMatchObject([{ template: 'notification' }]);
  // New work: the deputy hears of it, who is away does not.
  await api.database.rows('delete from outgoing_mails');
  const offered = await api.call('POST', '/assignments', {
    as: 'ayana_staff',
    body: {
      journey_id: (await TestCase.begin(api)).journey_id,
      kind: 'referral',
      partner_hospital_id: hospital.id,
      brief: 'Please send a quote.',
    },
  });
  expect(offered.status).toBe(201);
  expect(await told(deputy)).not.toEqual([]);
  expect(await told(away)).toEqual([]);
  const people = await api.call<OrganisationDetail>('GET', `/organisations/${hospital.partner_id}`, {
    token: deputy.token,
  });
  expect(people.body.members.find(({ user_id }) => user_id === away.id)?.absence).toMatchObject({
    deputy_id: deputy.id,
    until: day(5),
  });
});

test('it ends by itself after the last day, and at once when the member is back', async () => {
  await leave();
  await api.database.rows(`update member_absences set until_at = now() - interval '1 second'`);
  expect(await team()).toMatchObject({ handler: { id: away.id }, covers_for: null });
  expect(await leave()).toMatchObject({ status: 201, body: { deputy_id: deputy.id } });
  expect((await team()).handler?.id).toBe(deputy.id);
  const back = await api.call('DELETE', `/work-absences/${away.id}`, { token: away.token });
  expect(back.status).toBe(204);
  expect((await team()).handler?.id).toBe(away.id);
});

test('a change is of the absence that was read; who no longer covers hears of it, and is told the day in words', async () => {
  const other_deputy = await member();
  const { version } = (await leave({}, away, away, 0)).body;
  expect((await leave({}, away, away, 0)).status).toBe(412);
  const moved = await leave({ until: day(9), deputy_id: other_deputy.id }, away, away, version);
  expect(moved).toMatchObject({ status: 201, body: { until: day(9), deputy_id: other_deputy.id } });
  expect((await team()).handler?.id).toBe(other_deputy.id);
  const read = await api.call<OrganisationDetail>('GET', `/organisations/${hospital.partner_id}`, {
    token: away.token,
  });
  expect(read.body.members.find(({ user_id }) => user_id === away.id)?.absence).toEqual({
    ...moved.body,
    set_at: expect.any(String) as string,
  });
  const bells = (person: Person) =>
    api.database.rows<{ title: string; message: string }>(
      'select title, message from patient_notifications where patient_id = $1 order by created_at, id',
      [person.id],
    );
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect((await bells(deputy)).map(({ title }) => title.split(' for ')[0])).toEqual([
    'You cover',
    'You no longer cover',
  ]);
  expect((await bells(other_deputy))[0]?.message).toContain(` is away until ${words.format(new Date(day(9)))}.`);
  const end = (of_version: number) =>
    api.call('DELETE', `/work-absences/${away.id}`, {
      token: away.token,
      headers: { 'if-match': `"${of_version}"` },
    });
  expect((await end(version)).status).toBe(412);
  expect((await end(moved.body.version)).status).toBe(204);
  expect((await bells(other_deputy)).length).toBe(2);
});

test('in one step the open work is the deputy’s for good', async () => {
  await leave({ hand_over: true });
  await api.call('DELETE', `/work-absences/${away.id}`, { token: away.token });
  expect(await team()).toMatchObject({ handler: { id: deputy.id }, covers_for: null });
  expect((await team()).hand_overs).toHaveLength(2);
  // While a colleague covers it is still the work of the member.
  await hand(away.id);
  await leave();
  await leave({ hand_over: true });
  await api.call('DELETE', `/work-absences/${away.id}`, { token: away.token });
  expect((await team()).handler?.id).toBe(deputy.id);
});

test('nobody hands work to a member who is away; a deputy who leaves or is away no longer covers', async () => {
  await hand(null);
  await leave();
  expect(refusedFieldsOf(await hand(away.id))).toEqual(['to_user_id']);
  await api.call('DELETE', `/work-absences/${away.id}`, { token: away.token });
  await hand(away.id);
  await leave();
  await api.database.rows('delete from partner_members where user_id = $1', [deputy.id]);
  expect((await team(hospital.person)).handler?.id).toBe(away.id);
});

test('only the member or an owner says so; wrong days and deputies are refused at their fields', async () => {
  const reader = await member('read_only');
  expect(refusedFieldsOf(await leave({ until: day(-2) }))).toEqual(['until']);
  expect(refusedFieldsOf(await leave({ until: day(500) }))).toEqual(['until']);
  for (const deputy_id of [away.id, reader.id, other.person.id])
    expect(refusedFieldsOf(await leave({ deputy_id }))).toEqual(['deputy_id']);
  expect((await leave({}, deputy)).status).toBe(403);
  expect((await leave({}, other.person)).status).toBe(404);
  expect((await leave({}, { ...reader }, reader)).status).toBe(403);
  await api.database.rows(`update partner_members set role = 'owner' where user_id = $1`, [hospital.person.id]);
  expect((await leave({}, hospital.person)).status).toBe(201);
  // Who is away cannot cover for another.
  expect(refusedFieldsOf(await leave({ deputy_id: away.id }, deputy, deputy))).toEqual(['deputy_id']);
});
