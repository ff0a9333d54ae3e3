import {
  type IncidentFigures,
  INCIDENT_STATES,
  type IncidentState,
  type IncidentTransition,
  type IncidentsPage,
  isRunningIncident,
  type IncidentCounts,
} from '@ayana/contracts/operations';
import type { Problem } from '@ayana/contracts/problems';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { type Causes, causesOf } from '../signals/testing/causes.js';
import { FollowUpsJob } from './follow-ups.job.js';
import { type IncidentAnswer, inHours, type Operations, operationsOf } from './testing/operations.js';

const UNKNOWN_ID = '01900000-0000-7000-8000-00000000dead';

let api: TestApi;
let operations: Operations;
let causes: Causes;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  operations = operationsOf(api);
  causes = causesOf(api);
  admin = await operations.userId('admin');
});
afterAll(() => api.close());

const begun = async (body: object = {}): Promise<IncidentAnswer> => (await operations.open(body)).body;
const list = async (query: string) =>
  (await api.call<IncidentsPage>('GET', `/incidents?limit=100&${query}`, { as: 'ayana_staff' })).body.items;

const review = () => ({
  what_happened: 'A wound was infected.',
  why: 'The bandage was changed a day late.',
  what_changes: 'The ward asks for a photograph on day 3.',
  changes_due_on: '2027-01-31',
  changes_owner_id: admin,
});
type Step = Exclude<IncidentTransition, 'merge'>;
const NAMES: readonly Step[] = ['stabilise', 'escalate', 'close', 'reopen', 'review'];
const bodyOf = (name: Step) => ({
  name,
  ...(name === 'review' ? review() : { note: 'Because' }),
  ...(name === 'close' ? { cause: 'process' } : {}),
});
const REACH: Record<IncidentState, Step[]> = {
  active: [],
  stable: ['stabilise'],
  closed: ['stabilise', 'close'],
  reviewed: ['stabilise', 'close', 'review'],
};
const OFFERED: Record<IncidentState, Partial<Record<Step, IncidentState>>> = {
  active: { stabilise: 'stable' },
  stable: { escalate: 'active', close: 'closed' },
  closed: { reopen: 'active', review: 'reviewed' },
  reviewed: {},
};

describe.each(INCIDENT_STATES)('an incident that is %s', (state) => {
  test('can be moved as designed, and in no other way', async () => {
    for (const name of NAMES) {
      const { id } = await begun();
      for (const each of REACH[state]) await operations.act('POST', `${id}/transitions`, bodyOf(each));
      const { body: before } = await operations.incident(id);
      // Merged by a route of its own (incident-merges.test.ts).
      const merged = isRunningIncident(state) ? ['merge'] : [];
      expect([before.state, before.transitions]).toEqual([state, [...Object.keys(OFFERED[state]), ...merged]]);
      const { status, body } = await operations.act('POST', `${id}/transitions`, bodyOf(name));
      const target = OFFERED[state][name];
      if (target === undefined) {
        expect([name, status, body.code]).toEqual([name, 409, 'illegal_transition']);
        expect((await operations.incident(id)).body).toEqual(before);
      } else {
        expect([name, status, body.state, body.version]).toEqual([name, 200, target, before.version + 1]);
        expect(body.entries.at(-1)).toMatchObject({
          kind: 'transition',
          details: { transition: name, from: state, to: target },
        });
      }
    }
  });
});

test('who opens an incident commands it, until three roles are given', async () => {
  const one = await begun();
  expect(one).toMatchObject({
    number: expect.stringMatching(/^INC-\d{6}$/),
    state: 'active',
    is_drill: false,
    commander: { name: 'Demo ayana staff' },
    liaison: null,
    opened_by: { name: 'Demo ayana staff' },
  });
  const give = (incident_role: string, person_id: string | null) =>
    operations.act('POST', `${one.id}/roles`, { incident_role, person_id });
  const superAdmin = await operations.userId('super_admin');
  await give('liaison', admin);
  await give('scribe', superAdmin);
  const { body } = await give('commander', admin);
  expect([body.commander?.name, body.liaison?.name, body.scribe?.name]).toEqual([
    'Demo admin',
    'Demo admin',
    'Demo super admin',
  ]);
  expect((await give('scribe', null)).body.scribe).toBeNull();
  expect(refusedFieldsOf(await give('scribe', await operations.userId('patient')))).toEqual(['person_id']);
  expect(refusedFieldsOf(await give('scribe', UNKNOWN_ID))).toEqual(['person_id']);
  expect(refusedFieldsOf(await give('nurse', admin))).toEqual(['incident_role']);
  expect((await operations.incident(one.id)).body.entries.filter(({ kind }) => kind === 'role')).toHaveLength(4);
});

test('colleagues take part, once each, and leave', async () => {
  const { id } = await begun();
  const add = (person_id: string) => operations.act('POST', `${id}/participants`, { person_id });
  await add(admin);
  const { status, body } = await add(admin);
  expect([status, body.participants.map(({ name }) => name)]).toEqual([201, ['Demo admin']]);
  expect(refusedFieldsOf(await add(await operations.userId('doctor')))).toEqual(['person_id']);
  const left = await operations.act('DELETE', `${id}/participants/${admin}`);
  expect([left.status, left.body.participants]).toEqual([200, []]);
  expect((await operations.act('DELETE', `${id}/participants/${admin}`)).status).toBe(404);
});

test('tasks have an owner and a due time; an incident with open ones is not closed', async () => {
  const { id } = await begun();
  const added = await operations.act('POST', `${id}/tasks`, {
    title: 'Call the ward',
    owner_id: admin,
    due_at: inHours(-1).toISOString(),
  });
  expect([added.status, added.body.open_tasks, added.body.overdue_tasks]).toEqual([201, 1, 1]);
  const [task] = added.body.tasks;
  expect(task).toMatchObject({ title: 'Call the ward', owner: { name: 'Demo admin' }, state: 'open', done_at: null });
  expect(refusedFieldsOf(await operations.act('POST', `${id}/tasks`, { title: 'x', owner_id: UNKNOWN_ID }))).toEqual([
    'owner_id',
  ]);
  await operations.act('POST', `${id}/transitions`, bodyOf('stabilise'));
  const early = await operations.act('POST', `${id}/transitions`, bodyOf('close'));
  expect([early.status, early.body.code, early.body.detail]).toEqual([
    409,
    'illegal_transition',
    'There are open tasks. Finish or drop them before you close the incident.',
  ]);
  const done = await operations.act('PATCH', `${id}/tasks/${task?.id}`, { state: 'done' }, { as: 'admin' });
  expect(done.body.tasks).toMatchObject([
    { state: 'done', done_by: { name: 'Demo admin' }, done_at: expect.any(String) },
  ]);
  expect((await operations.act('PATCH', `${id}/tasks/${UNKNOWN_ID}`, { state: 'done' })).status).toBe(404);
  const again = await operations.act('PATCH', `${id}/tasks/${task?.id}`, {
    state: 'open',
    due_at: null,
    owner_id: null,
  });
  expect(again.body.tasks).toMatchObject([{ state: 'open', done_by: null, done_at: null, due_at: null, owner: null }]);
  await operations.act('PATCH', `${id}/tasks/${task?.id}`, { state: 'dropped' });
  expect((await operations.act('POST', `${id}/transitions`, bodyOf('close'))).body.state).toBe('closed');
});

test('several signals become one incident; one that is taken meanwhile is named, and nothing is opened', async () => {
  const signals: string[] = [];
  for (const day of [3, 7]) {
    const { journey_id } = await causes.patient();
    await causes.checkIn(journey_id, day, inHours(-1), ['fever']);
    await operations.evaluate();
    const [signal] = await operations.about('red_flag_check_in', journey_id);
    signals.push(signal?.id ?? '');
  }
  const { status, body } = await operations.open({ signal_ids: signals });
  expect([status, body.linked_signals.map(({ id }) => id).toSorted(), body.linked_journeys.length]).toEqual([
    201,
    signals.toSorted(),
    2,
  ]);
  const before = (await list('')).length;
  const { body: taken } = await operations.signal(signals[0] ?? '');
  const second = await operations.open({ signal_ids: signals });
  expect([refusedFieldsOf(second), (await list('')).length]).toEqual([['signal_ids'], before]);
  expect(JSON.stringify(second.body)).toContain(`${taken.number} belongs to ${body.number}.`);
});

test('a signal becomes an incident with its journey, and is over when the incident is closed', async () => {
  const { journey_id } = await causes.patient();
  await causes.checkIn(journey_id, 7, inHours(-1), ['fever']);
  await operations.evaluate();
  const [signal] = await operations.about('red_flag_check_in', journey_id);
  const body = { title: 'Fever on day 7', type: 'medical', severity: 2 };
  const post = (headers = {}) =>
    api.call<IncidentAnswer>('POST', `/signals/${signal?.id}/incident`, { as: 'ayana_staff', body, headers });
  expect((await post({ 'if-match': '"7"' })).status).toBe(412);
  const { status, body: incident } = await post({ 'if-match': `"${signal?.version}"` });
  expect([status, incident.linked_journeys, incident.linked_signals]).toMatchObject([
    201,
    [{ id: journey_id, patient: { name: 'Amina Otieno' }, current_stage: 1 }],
    [{ id: signal?.id, number: signal?.number, state: 'in_incident' }],
  ]);
  const taken = await operations.signal(signal?.id ?? '');
  expect(taken.body).toMatchObject({ state: 'in_incident', incident: { id: incident.id, number: incident.number } });
  const second = await post();
  const { code, detail, taken_by } = second.body as Partial<Problem>;
  expect([second.status, code, detail]).toEqual([
    409,
    'illegal_transition',
    `${signal?.number} belongs to ${incident.number}.`,
  ]);
  expect(taken_by).toMatchObject([{ kind: 'incident', id: incident.id, owner: incident.commander?.name }]);
  // The staff have seen the answer: the incident goes on.
  await api.database.rows('update check_ins set seen_at = now() where journey_id = $1', [journey_id]);
  await operations.evaluate(inHours(1));
  expect((await operations.signal(signal?.id ?? '')).body.state).toBe('in_incident');
  await operations.act('POST', `${incident.id}/transitions`, bodyOf('stabilise'));
  await operations.act('POST', `${incident.id}/transitions`, bodyOf('close'));
  expect((await operations.signal(signal?.id ?? '')).body).toMatchObject({
    state: 'cleared',
    incident: { id: incident.id },
  });
});

test('signals and journeys are linked to a running incident; a drill takes no real signal', async () => {
  const [{ id }, drill] = [await begun(), await begun({ is_drill: true })];
  for (const hours of [-0.4, -0.3, -0.2]) await causes.slowedSignIn(inHours(hours));
  await operations.evaluate();
  // Of no journey, which would be linked with it.
  const [signal] = await operations.list('kind=guessed_sign_ins&live=true');
  const link = (incident: string, signal_id: string | undefined) =>
    operations.act('POST', `${incident}/signals`, { signal_id });
  expect(refusedFieldsOf(await link(drill.id, signal?.id))).toEqual(['signal_id']);
  expect(refusedFieldsOf(await link(id, UNKNOWN_ID))).toEqual(['signal_id']);
  expect((await link(id, signal?.id)).body.signals).toBe(1);
  const other = await begun();
  expect(refusedFieldsOf(await link(other.id, signal?.id))).toEqual(['signal_id']);

  const { journey_id } = await causes.patient();
  await operations.act('POST', `${id}/journeys`, { journey_id });
  const { body } = await operations.act('POST', `${id}/journeys`, { journey_id });
  expect([body.journeys, body.linked_journeys.map((each) => each.id)]).toEqual([1, [journey_id]]);
  expect(refusedFieldsOf(await operations.act('POST', `${id}/journeys`, { journey_id: UNKNOWN_ID }))).toEqual([
    'journey_id',
  ]);
  expect((await list(`journey_id=${journey_id}`)).map((each) => each.id)).toEqual([id]);
  const without = await operations.act('DELETE', `${id}/journeys/${journey_id}`);
  expect(without.body.linked_journeys).toEqual([]);
  expect(without.body.entries.filter(({ kind }) => kind === 'journey').map(({ details }) => details['added'])).toEqual([
    true,
    false,
  ]);
  expect((await operations.act('DELETE', `${id}/journeys/${journey_id}`)).status).toBe(404);
});

test('drills have numbers of their own, and are counted apart', async () => {
  const counts = async () => (await api.call<IncidentCounts>('GET', '/incidents/counts', { as: 'admin' })).body;
  const before = await counts();
  const drill = await begun({ is_drill: true, severity: 1 });
  await operations.act('POST', `${drill.id}/tasks`, { title: 'Call the fire brigade', owner_id: admin });
  expect(drill.number).toMatch(/^DRILL-\d{6}$/);
  const after = await counts();
  expect(after.incidents).toEqual(before.incidents);
  expect([
    after.drills.running - before.drills.running,
    after.drills.by_severity[1] - before.drills.by_severity[1],
  ]).toEqual([1, 1]);
  expect(after.my_tasks - before.my_tasks).toBe(1);
  const drills = await list('drill=true');
  expect([drills.every(({ is_drill }) => is_drill), drills[0]?.id]).toEqual([true, drill.id]);
  expect((await list('drill=false')).some(({ is_drill }) => is_drill)).toBe(false);
  const changed = await operations.act('PATCH', drill.id, { is_drill: false });
  expect([changed.status, refusedFieldsOf(changed)]).toEqual([422, ['is_drill']]);
});

test('the list is found by number, words, severity and those who take part', async () => {
  const one = await begun({ title: 'Lost luggage at Chennai', type: 'travel', severity: 4, summary: 'Two suitcases' });
  await operations.act('POST', `${one.id}/participants`, { person_id: admin });
  expect((await list(`q=${one.number}`)).map(({ id }) => id)).toEqual([one.id]);
  expect((await list('q=suitcases')).map(({ id }) => id)).toEqual([one.id]);
  expect((await list('type=travel&severity=4')).map(({ id }) => id)).toEqual([one.id]);
  const mine = await api.call<IncidentsPage>('GET', '/incidents?with=me&limit=100', { as: 'admin' });
  expect(mine.body.items.map(({ id }) => id)).toContain(one.id);
  const severities = (await list('sort=severity')).map(({ severity }) => severity);
  expect(severities).toEqual(severities.toSorted());
});

test('a change is refused when someone else was quicker, and once the incident is closed', async () => {
  const one = await begun();
  const headers = { 'if-match': `"${one.version}"` };
  const answers = await Promise.all([
    operations.act('PATCH', one.id, { severity: 1 }, { headers }),
    operations.act('PATCH', one.id, { summary: 'The ward is informed' }, { as: 'admin', headers }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  // A line of the timeline makes nobody's form stale.
  const { version } = (await operations.incident(one.id)).body;
  await operations.act('POST', `${one.id}/entries`, { kind: 'happened', text: 'The fever falls' });
  const next = await operations.act('PATCH', one.id, { title: 'Fever' }, { headers: { 'if-match': `"${version}"` } });
  expect(next.body.updated_by?.name).toBe('Demo ayana staff');
  expect(next.status).toBe(200);
  for (const name of ['stabilise', 'close'] as const)
    await operations.act('POST', `${one.id}/transitions`, bodyOf(name));
  for (const [method, path, body] of [
    ['PATCH', one.id, { title: 'Later' }],
    ['POST', `${one.id}/tasks`, { title: 'Later' }],
    ['POST', `${one.id}/roles`, { incident_role: 'scribe', person_id: admin }],
    ['POST', `${one.id}/updates`, { text: 'Later' }],
  ] as const) {
    const answer = await operations.act(method, path, body);
    expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'illegal_transition']);
  }
});

test('what a review leaves are tasks with an owner, who is reminded before and when it is late', async () => {
  const { id } = await begun();
  for (const name of ['stabilise', 'close'])
    await operations.act('POST', `${id}/transitions`, {
      name,
      note: 'Over',
      ...(name === 'close' ? { cause: 'process' } : {}),
    });
  const me = await operations.userId('ayana_staff');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const follow_ups = [{ title: 'Test the generator', owner_id: admin, due_on: day(1) }];
  const reviewed = await operations.act('POST', `${id}/transitions`, {
    name: 'review',
    ...review(),
    changes_owner_id: me,
    changes_due_on: day(30),
    follow_ups,
  });
  expect(reviewed.status).toBe(200);
  const tasks = reviewed.body.tasks.filter(({ is_follow_up }) => is_follow_up);
  expect(tasks.map(({ title, owner, state }) => [title, owner?.id, state])).toEqual([
    [review().what_changes, me, 'open'],
    ['Test the generator', admin, 'open'],
  ]);
  const job = api.app.get(FollowUpsJob, { strict: false });
  const mails = () =>
    api.database.rows<{ recipient: string; late: string }>(
      `select recipient, data->>'is_late' as late from outgoing_mails where template = 'incident_follow_up'
       and data->>'path' like $1 order by created_at, id`,
      [`%${id}`],
    );
  await job.run();
  await job.run();
  expect(await mails()).toEqual([{ recipient: emailOf('admin'), late: 'false' }]);
  await api.database.rows(
    `update incident_tasks set due_at = now() - interval '1 hour' where title = 'Test the generator'`,
  );
  await job.run();
  await job.run();
  expect((await mails()).map(({ late }) => late)).toEqual(['false', 'true']);
  const [, task] = tasks;
  const done = await operations.act('PATCH', `${id}/tasks/${task?.id}`, { state: 'done' });
  expect([done.status, done.body.tasks.find((each) => each.id === task?.id)?.state]).toEqual([200, 'done']);
  const refused = await operations.act('POST', `${id}/transitions`, { name: 'reopen', note: 'x', follow_ups });
  expect(refusedFieldsOf(refused)).toEqual(['follow_ups']);
});

test('a review says what happened, why, what changes and by when; other transitions need a note', async () => {
  const { id } = await begun();
  expect(refusedFieldsOf(await operations.act('POST', `${id}/transitions`, { name: 'stabilise' }))).toEqual(['note']);
  expect(
    refusedFieldsOf(await operations.act('POST', `${id}/transitions`, { name: 'stabilise', note: 'x', why: 'y' })),
  ).toEqual(['why']);
  for (const name of ['stabilise', 'close'] as const) await operations.act('POST', `${id}/transitions`, bodyOf(name));
  expect(refusedFieldsOf(await operations.act('POST', `${id}/transitions`, { name: 'review', why: 'x' }))).toEqual([
    'changes_due_on',
    'changes_owner_id',
    'what_changes',
    'what_happened',
  ]);
  const doctor = await operations.userId('doctor');
  const foreign = await operations.act('POST', `${id}/transitions`, {
    name: 'review',
    ...review(),
    changes_owner_id: doctor,
  });
  expect(refusedFieldsOf(foreign)).toEqual(['changes_owner_id']);
  const { body } = await operations.act('POST', `${id}/transitions`, { name: 'review', ...review() });
  expect(body.review).toMatchObject({
    what_happened: 'A wound was infected.',
    why: 'The bandage was changed a day late.',
    what_changes: 'The ward asks for a photograph on day 3.',
    changes_due_on: '2027-01-31',
    changes_owner: { name: 'Demo admin' },
    reviewed_by: { name: 'Demo ayana staff' },
  });
  const late = await operations.act('POST', `${id}/entries`, { kind: 'happened', text: 'Too late' });
  expect([late.status, late.body.code]).toEqual([409, 'illegal_transition']);
});

test('an update goes to the roles, the participants and the case managers, one email each', async () => {
  const { journey_id } = await causes.patient();
  await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [journey_id, admin]);
  const { id, number } = await begun({ journey_ids: [journey_id] });
  await operations.act('POST', `${id}/participants`, { person_id: admin });
  await operations.act('POST', `${id}/participants`, { person_id: await operations.userId('super_admin') });
  const { status, body } = await operations.act('POST', `${id}/updates`, { text: 'She is in the emergency room.' });
  expect([status, body.entries.at(-1)]).toMatchObject([
    201,
    { kind: 'update', text: 'She is in the emergency room.', details: { sent: 3 } },
  ]);
  const mails = await api.database.rows<{ recipient: string; data: object }>(
    `select recipient, data from outgoing_mails where template = 'incident_update' and data->>'number' = $1 order by recipient`,
    [number],
  );
  expect(mails.map(({ recipient }) => recipient)).toEqual(
    [emailOf('admin'), emailOf('ayana_staff'), emailOf('super_admin')].toSorted(),
  );
  expect(mails[0]?.data).toMatchObject({
    text: 'She is in the emergency room.',
    path: `/admin/incident-command/${id}`,
  });
});

test('every act is in the activity', async () => {
  const { id } = await begun();
  await operations.act('PATCH', id, { severity: 1 });
  await operations.act('POST', `${id}/roles`, { incident_role: 'scribe', person_id: admin });
  await operations.act('POST', `${id}/participants`, { person_id: admin });
  await operations.act('POST', `${id}/entries`, { kind: 'decided', text: 'To the hospital' });
  await operations.act('POST', `${id}/tasks`, { title: 'Call the family' });
  await operations.act('POST', `${id}/updates`, { text: 'On the way' });
  await operations.act('POST', `${id}/transitions`, bodyOf('stabilise'));
  expect((await operations.trail('incident.changed', id)).map(({ details }) => details)).toMatchObject([
    { to: 'active' },
    { changed: ['severity'], severity_before: 2, severity: 1 },
    { incident_role: 'scribe' },
    { participant: true },
    { entry: 'decided' },
    { task_state: 'open' },
    { entry: 'update' },
    { transition: 'stabilise' },
  ]);
});

test('the same form sent twice opens one incident', async () => {
  const call = () =>
    api.call<IncidentAnswer>('POST', '/incidents', {
      as: 'ayana_staff',
      body: { title: 'Twice', type: 'other', severity: 4 },
      headers: { 'idempotency-key': 'incident-twice' },
    });
  const [one, other] = [await call(), await call()];
  expect([one.status, other.status, other.text]).toEqual([201, 201, one.text]);
  expect(await list('q=Twice')).toHaveLength(1);
});

test('bad input is refused at its field', async () => {
  const fields = async (body: object) => refusedFieldsOf(await operations.open(body));
  expect(await fields({ title: '', severity: 5, type: 'weather' })).toEqual(['severity', 'title', 'type']);
  expect(await fields({ journey_ids: [UNKNOWN_ID] })).toEqual(['journey_ids']);
  expect(await fields({ signal_ids: [UNKNOWN_ID] })).toEqual(['signal_ids']);
  expect(await fields({ commander_id: await operations.userId('patient') })).toEqual(['commander_id']);
  const unknown = await api.call<Problem>('GET', `/incidents/${UNKNOWN_ID}`, { as: 'ayana_staff' });
  expect(unknown.status).toBe(404);
});

test('the rail counts active incidents, and no drill', async () => {
  const count = async () => (await api.call<number>('GET', '/incidents/active-count', { as: 'ayana_staff' })).body;
  const before = await count();
  const { id } = await begun();
  await begun({ is_drill: true });
  expect(await count()).toBe(before + 1);
  await operations.act('POST', `${id}/transitions`, { name: 'stabilise', note: 'It is calm' });
  expect(await count()).toBe(before);
  expect((await api.call('GET', '/incidents/active-count', { as: 'doctor' })).status).toBe(403);
});

test('incidents are exported by their filters, formulas as text, and the export is recorded', async () => {
  const real = await begun({ title: '=1+1 Quartz lamp', summary: '+1, "two" lines\nof words' });
  const drill = await begun({ title: 'Quartz drill', is_drill: true });
  const { headers, text } = await api.call('GET', '/incidents/export?q=quartz&drill=false&sort=severity', {
    as: 'ayana_staff',
  });
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="ayana-incidents-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^"number","title","type","severity","state","is_drill"/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(
    `"${real.number}","'=1+1 Quartz lamp","medical","2","active","false","'+1, two lines\nof words"`,
  );
  expect(text).not.toContain(drill.number);
  const [entry] = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'incidents.exported'`,
  );
  expect(entry?.details).toEqual({ q: true, drill: false, sort: 'severity' });
  expect((await api.call('GET', '/incidents/export', { as: 'doctor' })).status).toBe(403);
});

test('the time to acknowledge and to resolve are kept, and closed incidents are counted by their cause', async () => {
  const figures = async () =>
    (await api.call<IncidentFigures>('GET', '/incidents/figures', { as: 'ayana_staff' })).body;
  const before = await figures();
  // Its opener leads it: taken on at once.
  const led = await begun();
  expect(led.acknowledged_at).toBe(led.opened_at);
  const other = await begun({ commander_id: admin });
  expect(other.acknowledged_at).toBeNull();
  await operations.act('POST', `${other.id}/entries`, { kind: 'happened', text: 'I wait' });
  expect((await operations.incident(other.id)).body.acknowledged_at).toBeNull();
  await operations.act('POST', `${other.id}/entries`, { kind: 'done', text: 'I am on it' }, { as: 'admin' });
  const taken = (await operations.incident(other.id)).body;
  expect(taken.acknowledged_at).toBe(taken.entries.at(-1)?.written_at);
  const move = (name: string, more: object = {}) =>
    operations.act('POST', `${other.id}/transitions`, { name, note: 'Over', ...more });
  await move('stabilise');
  expect(refusedFieldsOf(await move('close'))).toEqual(['cause']);
  expect(refusedFieldsOf(await move('escalate', { cause: 'partner' }))).toEqual(['cause']);
  const closed = await move('close', { cause: 'transport' });
  expect([closed.status, closed.body.cause]).toEqual([200, 'transport']);
  await api.database.rows(`update incidents set opened_at = closed_at - interval '2 hours' where id = $1`, [other.id]);
  expect((await list('cause=transport')).map(({ id }) => id)).toContain(other.id);
  expect((await list('cause=partner')).map(({ id }) => id)).not.toContain(other.id);
  const after = await figures();
  expect([
    after.opened - before.opened,
    after.acknowledged - before.acknowledged,
    after.closed - before.closed,
  ]).toEqual([2, 2, 1]);
  const count = ({ by_cause }: IncidentFigures) => by_cause.find(({ cause }) => cause === 'transport')?.count ?? 0;
  expect(count(after) - count(before)).toBe(1);
  expect(after.by_cause.reduce((sum, each) => sum + each.count, 0)).toBe(after.closed);
  expect([typeof after.minutes_to_acknowledge, typeof after.minutes_to_resolve]).toEqual(['number', 'number']);
  // It goes on: what it came from is not known any more.
  expect((await move('reopen')).body.cause).toBeNull();
});
