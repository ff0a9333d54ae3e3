import '../../platform/languages/register.js';
import type {
  Colleague,
  StaffAbsence,
  StaffAbsences as Absences,
  StaffGroup,
  StaffGroups,
} from '@ayana/contracts/identity';
import type { InboxCounts, InboxPage } from '@ayana/contracts/inbox';
import type { Board, JourneyTasksPage, QueueCounts, QueuePage } from '@ayana/contracts/journey';
import type { Incident, IncidentDetail, IncidentsPage } from '@ayana/contracts/operations';
import type { ServiceRequestCounts, ServiceRequestsPage } from '@ayana/contracts/service-desk';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { escalationOf, step } from '../escalations/testing/escalation.js';
import { inboxOf } from '../inbox/testing/inbox.js';
import { type Person, personOf } from '../journeys/testing/case.js';
import { caseRowsOf, inHours } from '../journeys/testing/case-rows.js';
import { UnreadMessagesJob } from '../messages/unread-messages.job.js';
import { type Desk, type Detail, deskOf, type Item } from '../service-desk/testing/desk.js';
import { StaffAbsencesJob } from './absences/absences.job.js';

let api: TestApi;
let desk: Desk;
let item: Item;
let asha: Person;
let ben: Person;
let cara: Person;
beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  item = await desk.published();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.rows(`delete from member_absences where partner_id is null`);
  [asha, ben, cara] = [await staff(), await staff(), await staff()];
});

const staff = () => personOf(api, 'ayana_staff');
let names = 0;
const addGroup = async (members: readonly Person[], body: object = {}) =>
  api.call<StaffGroup>('POST', '/staff-groups', {
    as: 'admin',
    body: { name: `Group ${(names += 1)}`, member_ids: members.map(({ id }) => id), ...body },
  });
const groupOf = async (...members: Person[]) => (await addGroup(members)).body;
const move = (id: string, body: object, { token } = cara) =>
  api.call<Detail>('POST', `/service-requests/${id}/transitions`, { token, body: { name: 'assign', ...body } });
const mine = async ({ token }: Person, whose = 'me') =>
  (
    await api.call<ServiceRequestsPage>('GET', `/service-requests?limit=100&assigned_to=${whose}`, { token })
  ).body.items.map(({ id }) => id);
const counts = async ({ token }: Person) =>
  (await api.call<ServiceRequestCounts>('GET', '/service-requests/counts', { token })).body;
const bells = ({ id }: Person) =>
  api.database.rows<{ title: string; message: string; path: string }>(
    `select title, message, metadata->>'path' as path from patient_notifications where patient_id = $1 order by created_at, id`,
    [id],
  );
const mails = ({ email }: Person) =>
  api.database.rows<{ template: string }>(`select template from outgoing_mails where recipient = $1`, [email]);
const day = (ahead: number) => new Date(Date.now() + ahead * 24 * 60 * 60_000).toISOString().slice(0, 10);
const leave = (of: Person, body: object = {}, { token } = of, version?: number) =>
  api.call<StaffAbsence>('POST', `/staff-absences/${of.id}`, {
    token,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    body: { until: day(5), deputy_id: ben.id, ...body },
  });
const begin = async (at: Date) => atTime(api, at, () => api.app.get(StaffAbsencesJob, { strict: false }).run());

describe('groups', () => {
  test('a request that comes to a group is everyone’s of it until one takes it', async () => {
    const group = await groupOf(asha, ben);
    const { id } = (await desk.ask(item)).body;
    const given = await move(id, { group_id: group.id });
    expect(given.body).toMatchObject({ state: 'assigned', assigned_to: null, group: { id: group.id }, owned_at: null });
    expect([await mine(asha), await mine(ben), await mine(cara)]).toEqual([[id], [id], []]);
    // It is nobody’s no more: the group has it.
    expect(await mine(cara, 'me_or_none')).not.toContain(id);
    expect((await counts(asha)).mine.open).toBe(1);
    const path = `/admin/service-requests/${id}`;
    for (const member of [asha, ben])
      expect(await bells(member)).toMatchObject([
        { title: `New for ${group.name}`, path, message: expect.stringMatching(/^SR-\d+: /) as string },
      ]);
    expect([await bells(cara), await mails(asha)]).toEqual([[], []]);
    const listed = await api.call<ServiceRequestsPage>('GET', `/service-requests?group=${group.id}`, {
      token: cara.token,
    });
    expect(listed.body.items.map((each) => each.id)).toEqual([id]);
    const taken = await move(id, {}, asha);
    expect(taken.body).toMatchObject({ assigned_to: { id: asha.id }, group: { id: group.id } });
    expect(taken.body.owned_at).not.toBeNull();
    expect([await mine(asha), await mine(ben)]).toEqual([[id], []]);
    // Who is not of the group takes it out of it.
    expect((await move(id, {}, cara)).body).toMatchObject({ assigned_to: { id: cara.id }, group: null });
  });

  test('who is not a member any more, or not of the staff, does not have its work', async () => {
    const group = await groupOf(asha, ben);
    const { id } = (await desk.ask(item)).body;
    await move(id, { group_id: group.id });
    const changed = await api.call<StaffGroup>('PATCH', `/staff-groups/${group.id}`, {
      as: 'admin',
      headers: { 'if-match': `"${group.version}"` },
      body: { member_ids: [ben.id] },
    });
    expect(changed.body.members.map((each) => each.id)).toEqual([ben.id]);
    expect([await mine(asha), await mine(ben)]).toEqual([[], [id]]);
    await api.database.rows(`update users set role = 'doctor' where id = $1`, [ben.id]);
    const { body } = await api.call<StaffGroups>('GET', '/staff-groups', { token: cara.token });
    expect(body.items.find((each) => each.id === group.id)).toMatchObject({ members: [], open: 1 });
  });

  test('a group is asked to command an incident, and one of it does', async () => {
    const group = await groupOf(asha, ben);
    const opened = await api.call<IncidentDetail>('POST', '/incidents', {
      token: cara.token,
      body: { title: 'Storm over the coast', type: 'travel', severity: 2, group_id: group.id },
    });
    expect(opened.body).toMatchObject({ commander: null, group: { id: group.id }, acknowledged_at: null });
    const { id } = opened.body;
    const withMe = async ({ token }: Person): Promise<Incident[]> =>
      (await api.call<IncidentsPage>('GET', '/incidents?with=me', { token })).body.items;
    expect((await withMe(asha)).map((each) => each.id)).toEqual([id]);
    expect(await bells(ben)).toMatchObject([{ path: `/admin/incident-command/${id}` }]);
    const role = (body: object, { token } = cara) =>
      api.call<IncidentDetail>('POST', `/incidents/${id}/roles`, { token, body });
    const taken = await role({ incident_role: 'commander', person_id: asha.id }, asha);
    expect(taken.body).toMatchObject({ commander: { id: asha.id }, group: { id: group.id } });
    expect(taken.body.acknowledged_at).not.toBeNull();
    expect([(await withMe(asha)).length, (await withMe(ben)).length]).toEqual([1, 0]);
    const back = await role({ incident_role: 'commander', person_id: null, group_id: group.id });
    expect(back.body).toMatchObject({ commander: null, group: { id: group.id } });
    expect(back.body.entries.at(-1)?.details).toMatchObject({ group: group.name });
    expect(refusedFieldsOf(await role({ incident_role: 'scribe', person_id: null, group_id: group.id }))).toEqual([
      'group_id',
    ]);
    expect((await role({ incident_role: 'commander', person_id: cara.id })).body.group).toBeNull();
  });

  test('names are given once, members are staff; one with work that nobody took stays', async () => {
    const group = await groupOf(asha);
    expect(refusedFieldsOf(await addGroup([asha], { name: group.name.toUpperCase() }))).toEqual(['name']);
    expect(refusedFieldsOf(await addGroup([]))).toEqual(['member_ids']);
    expect(refusedFieldsOf(await addGroup([await personOf(api, 'doctor')]))).toEqual(['member_ids']);
    const unchanged = await api.call('PATCH', `/staff-groups/${group.id}`, { as: 'admin', body: {} });
    expect(unchanged.status).toBe(422);
    const stale = await api.call('PATCH', `/staff-groups/${group.id}`, {
      as: 'admin',
      headers: { 'if-match': '"7"' },
      body: { purpose: 'Arrivals' },
    });
    expect(stale.status).toBe(412);
    expect(
      (await api.call('POST', '/staff-groups', { token: asha.token, body: { name: 'x', member_ids: [] } })).status,
    ).toBe(403);
    const { id } = (await desk.ask(item)).body;
    const other = '0190a000-0000-7000-8000-0000000000ff';
    expect(refusedFieldsOf(await move(id, { group_id: other }))).toEqual(['group_id']);
    expect(refusedFieldsOf(await move(id, { group_id: group.id, assigned_to: asha.id }))).toEqual(['group_id']);
    await move(id, { group_id: group.id });
    const remove = () => api.call('DELETE', `/staff-groups/${group.id}`, { as: 'admin' });
    expect((await remove()).status).toBe(409);
    await move(id, {}, asha);
    expect((await remove()).status).toBe(204);
    expect((await desk.detail(id)).body).toMatchObject({ assigned_to: { id: asha.id }, group: null });
  });
});

describe('absences', () => {
  test('from the first day on the work and the groups of a colleague are the deputy’s, who hears of it by bell and mail', async () => {
    const group = await groupOf(asha);
    const [own, grouped] = [(await desk.ask(item)).body.id, (await desk.ask(item)).body.id];
    await move(own, { assigned_to: asha.id });
    const { status, body } = await leave(asha);
    expect([status, body]).toMatchObject([
      201,
      { user_id: asha.id, from: expect.any(String) as string, until: day(5), is_now: true, deputy_id: ben.id },
    ]);
    await move(grouped, { group_id: group.id });
    expect((await mine(ben)).toSorted()).toEqual([own, grouped].toSorted());
    const { covered_by, assigned_to } = (await desk.detail(own)).body;
    expect([assigned_to?.id, covered_by?.id]).toEqual([asha.id, ben.id]);
    expect((await bells(ben)).map(({ title }) => title.split(' ')[0])).toEqual(['You', 'New']);
    expect(await bells(asha)).toEqual([]);
    expect(await mails(ben)).toMatchObject([{ template: 'notification' }]);
    const colleagues = await api.call<{ items: Colleague[] }>('GET', '/staff?limit=100', { token: cara.token });
    expect(colleagues.body.items.find(({ id }) => id === asha.id)).toMatchObject({ away_until: day(5) });
    await api.database.rows(`update member_absences set until_at = now() - interval '1 second'`);
    expect(await mine(ben)).toEqual([]);
    expect((await desk.detail(own)).body.covered_by).toBeNull();
  });

  test('one that begins later hands over when it begins; it is said once', async () => {
    const { id } = (await desk.ask(item)).body;
    await move(id, { assigned_to: asha.id });
    const planned = (await leave(asha, { from: day(2) })).body;
    expect(planned).toMatchObject({ from: day(2), is_now: false });
    expect([await mine(ben), await bells(ben)]).toEqual([[], []]);
    expect(await begin(new Date())).toBe(0);
    const later = new Date(Date.now() + 3 * 24 * 60 * 60_000);
    expect([await begin(later), await begin(later)]).toEqual([1, 0]);
    expect(await bells(ben)).toHaveLength(1);
    await api.database.rows(`update member_absences set from_at = now() - interval '1 hour'`);
    expect(await mine(ben)).toEqual([id]);
    const back = await api.call('DELETE', `/staff-absences/${asha.id}`, { token: asha.token });
    expect([back.status, await mine(ben)]).toEqual([204, []]);
    expect((await bells(ben)).filter(({ title }) => title.includes('no longer'))).toHaveLength(1);
  });

  test('pages of a chain go to the deputy, once where they are named as well', async () => {
    const chains = escalationOf(api);
    await leave(asha);
    const chain = await chains.chainOf(step([asha, ben], 5, ['bell']));
    const run = await chains.start(chain);
    await chains.at(new Date(run.started_at));
    const { pages, entries } = await chains.run(run.id);
    expect(pages.map(({ person }) => person.id)).toEqual([ben.id]);
    expect(entries.find(({ event }) => event === 'paged')?.text).toContain('(for ');
  });

  test('cases of who is away wait for the deputy: in the queue, on the board, as tasks, in the inbox and by mail', async () => {
    const rows = caseRowsOf(api);
    const [patient, enquiry] = [
      await rows.userId('patient'),
      await inboxOf(api).received('contact', { first_name: 'Amina', last_name: 'Rahman' }),
    ];
    await api.call('POST', `/inbox/${enquiry}/claim`, { token: asha.token });
    const id = await rows.journey(asha.id);
    await rows.task(id, 'Call the family', inHours(30));
    const thread = await rows.thread(id);
    await api.database.rows('update threads set created_at = $2 where id = $1', [thread, inHours(-40)]);
    await rows.message(thread, patient, 'Read and answered', inHours(-30));
    await rows.readUntil(thread, asha.id, inHours(-20));
    const of = async ({ token }: Person) => {
      const get = async <Answer>(path: string) => (await api.call<Answer>('GET', path, { token })).body;
      const { items: queue } = await get<QueuePage>('/case-queue?kind=task&kind=enquiry');
      const { kinds } = await get<QueueCounts>('/case-queue/counts');
      const { columns } = await get<Board>('/case-board?case_manager=me');
      const { items: tasks } = await get<JourneyTasksPage>('/journey-tasks?own=true');
      const { items: inbox } = await get<InboxPage>('/inbox?assigned_to=me');
      const { mine: views } = await get<InboxCounts>('/inbox/counts');
      return {
        queue: queue.map(({ kind, detail }) => `${kind}: ${detail}`),
        counted: kinds
          .filter(({ kind }) => kind === 'task' || kind === 'enquiry')
          .reduce((sum, { count }) => sum + count, 0),
        board: columns.flatMap(({ items }) => items.map((card) => card.id)),
        tasks: tasks.map(({ title, is_own }) => [title, is_own]),
        inbox: inbox.map((entry) => entry.id),
        waiting: views.all,
      };
    };
    const nothing = await of(ben);
    expect(nothing).toMatchObject({ queue: [], counted: 0, board: [], tasks: [], inbox: [] });
    await leave(asha);
    expect(await of(ben)).toEqual({
      queue: ['enquiry: contact', 'task: Call the family'],
      counted: 2,
      board: [id],
      tasks: [['Call the family', true]],
      inbox: [enquiry],
      waiting: nothing.waiting + 1,
    });
    expect(await of(cara)).toEqual(nothing);
    // A mail about messages goes to the deputy, and counts what the colleague had not read.
    await rows.message(thread, patient, 'When do I fly?', inHours(-1));
    await api.app.get(UnreadMessagesJob, { strict: false }).run(thread);
    const announced = (person: Person) =>
      api.database.rows<{ count: number }>(
        `select (data->>'count')::integer as count from outgoing_mails where template = 'unread_messages' and recipient = $1`,
        [person.email],
      );
    expect([await announced(asha), await announced(ben)]).toEqual([[], [{ count: 1 }]]);
    await api.database.rows(`update member_absences set until_at = now() - interval '1 second'`);
    expect(await of(ben)).toEqual(nothing);
  });

  test('the colleague or an administrator says so; wrong days and deputies are refused at their fields', async () => {
    expect(refusedFieldsOf(await leave(asha, { from: day(-3) }))).toEqual(['from']);
    expect(refusedFieldsOf(await leave(asha, { until: day(-2) }))).toEqual(['until']);
    expect(refusedFieldsOf(await leave(asha, { from: day(9) }))).toEqual(['until']);
    for (const deputy_id of [asha.id, (await personOf(api, 'doctor')).id])
      expect(refusedFieldsOf(await leave(asha, { deputy_id }))).toEqual(['deputy_id']);
    expect((await leave(asha, {}, cara)).status).toBe(403);
    expect((await leave(await personOf(api, 'doctor'), {}, cara)).status).toBe(404);
    const set = await leave(asha, {}, await personOf(api, 'admin'));
    expect(set.status).toBe(201);
    expect((await leave(asha, {}, asha, 0)).status).toBe(412);
    // Who is away covers for nobody.
    expect(refusedFieldsOf(await leave(ben, { deputy_id: asha.id }))).toEqual(['deputy_id']);
    const moved = await leave(asha, { deputy_id: cara.id, until: day(8) }, asha, set.body.version);
    expect(moved.body).toMatchObject({ from: set.body.from, until: day(8), deputy_id: cara.id });
    expect([(await bells(ben)).length, (await bells(cara)).length]).toEqual([2, 1]);
    const { body } = await api.call<Absences>('GET', '/staff-absences', { token: ben.token });
    expect(body.items.map(({ user_id }) => user_id)).toEqual([asha.id]);
  });
});
