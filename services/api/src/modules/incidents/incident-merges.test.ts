import type {
  Broadcast,
  EscalationRun,
  IncidentCounts,
  IncidentFigures,
  IncidentsPage,
  ResourceNeed,
} from '@ayana/contracts/operations';
import type { PortalSearchAnswer } from '@ayana/contracts/catalogue';
import type { RecordLinks } from '@ayana/contracts/record-links';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { testSockets } from '../../../test/support/sockets.js';
import { escalationOf, step } from '../escalations/testing/escalation.js';
import { TestCase } from '../journeys/testing/case.js';
import { type Causes, causesOf } from '../signals/testing/causes.js';
import { type IncidentAnswer, inHours, type Operations, operationsOf } from './testing/operations.js';

const UNKNOWN_ID = '01900000-0000-7000-8000-00000000dead';
const staff = { as: 'ayana_staff' } as const;
const sockets = testSockets();

let api: TestApi;
let operations: Operations;
let causes: Causes;
let escalation: ReturnType<typeof escalationOf>;
beforeAll(async () => {
  api = await startApi();
  operations = operationsOf(api);
  causes = causesOf(api);
  escalation = escalationOf(api);
});
afterAll(() => api.close());

const begun = async (body: object = {}): Promise<IncidentAnswer> => (await operations.open(body)).body;
const read = async (id: string): Promise<IncidentAnswer> => (await operations.incident(id)).body;
const merge = (id: string, into: string, headers: Record<string, string> = {}) =>
  operations.act('POST', `${id}/merge`, { into }, { headers });
const move = (id: string, name: string, more: object = {}) =>
  operations.act('POST', `${id}/transitions`, { name, note: 'Over', ...more });
const readAt = async <T>(path: string): Promise<T> => (await api.call<T>('GET', path, staff)).body;

async function closed(): Promise<IncidentAnswer> {
  const { id } = await begun();
  await move(id, 'stabilise');
  return (await move(id, 'close', { cause: 'process' })).body;
}

async function signalled(journey_id: string, incident: string): Promise<{ id: string; number: string }> {
  await causes.checkIn(journey_id, 7, inHours(-1), ['fever']);
  await operations.evaluate();
  const [signal] = await operations.about('red_flag_check_in', journey_id);
  if (signal === undefined) throw new Error('The check-in led to no signal');
  await operations.act('POST', `${incident}/signals`, { signal_id: signal.id });
  return signal;
}

async function needFor(incident_id: string, title: string): Promise<ResourceNeed> {
  const [city] = await api.database.rows<{ id: string }>('select id from cities limit 1');
  const times = { from_at: '2099-01-01T00:00:00Z', until_at: '2099-01-01T04:00:00Z' };
  const body = { kind: 'vehicle', title, city_id: city?.id, quantity: 1, incident_id, ...times };
  return (await api.call<ResourceNeed>('POST', '/resource-needs', { ...staff, body })).body;
}

const needsOf = async (id: string): Promise<string[]> =>
  (await readAt<{ items: ResourceNeed[] }>(`/resource-needs?incident=${id}`)).items
    .map(({ title }) => title)
    .toSorted();
const runsOf = async (id: string): Promise<string[]> =>
  (await api.database.rows<EscalationRun>('select state from escalation_runs where subject_id = $1', [id])).map(
    ({ state }) => state,
  );
const link = (record_id: string, body: object) =>
  api.call<RecordLinks>('POST', '/record-links', { ...staff, body: { record_kind: 'incident', record_id, ...body } });
const linksOf = async (id: string) =>
  (await readAt<RecordLinks>(`/record-links?record_kind=incident&record_id=${id}`)).items.map(({ label }) => label);

describe('a merge is refused', () => {
  test('into itself, into none, and between a drill and a real one, at its field', async () => {
    const { id } = await begun();
    const drill = await begun({ is_drill: true });
    expect(refusedFieldsOf(await merge(id, id))).toEqual(['into']);
    expect(refusedFieldsOf(await merge(id, UNKNOWN_ID))).toEqual(['into']);
    for (const [one, other] of [
      [id, drill.id],
      [drill.id, id],
    ] as const) {
      const refused = await merge(one, other);
      expect([refusedFieldsOf(refused), refused.text]).toEqual([['into'], expect.stringContaining('drill')]);
    }
    expect((await merge(UNKNOWN_ID, id)).status).toBe(404);
    expect((await read(id)).state).toBe('active');
  });

  test('into one that has ended, and of one that does not run, with the state in words', async () => {
    const running = await begun();
    const over = await closed();
    const into = await merge(running.id, over.id);
    expect([into.status, into.body.code, into.body.detail]).toEqual([
      409,
      'illegal_transition',
      `${over.number} is closed. Merge into an incident that runs.`,
    ]);
    expect((await merge(over.id, running.id)).body.code).toBe('illegal_transition');
    await operations.act('POST', `${over.id}/transitions`, {
      name: 'review',
      what_happened: 'It rained.',
      why: 'It was July.',
      what_changes: 'A second road is known.',
      changes_due_on: '2027-01-31',
      changes_owner_id: await operations.userId('admin'),
    });
    expect((await merge(running.id, over.id)).body.detail).toContain(`${over.number} is reviewed`);
    expect((await merge(over.id, running.id)).body.code).toBe('illegal_transition');
    expect(await read(running.id)).toMatchObject({ state: 'active', merged: [], version: running.version });
  });

  test('at an older version, for other roles, and as a step of the states', async () => {
    const [one, other] = [await begun(), await begun()];
    await operations.act('PATCH', one.id, { severity: 1 });
    expect((await merge(one.id, other.id, { 'if-match': `"${one.version}"` })).body.code).toBe('stale_version');
    expect((await operations.act('POST', `${one.id}/merge`, { into: other.id }, { as: 'doctor' })).status).toBe(403);
    expect(refusedFieldsOf(await move(one.id, 'merge'))).toEqual(['name']);
  });
});

test('a merged incident is closed for good, and both name each other', async () => {
  const [one, other] = [await begun({ title: 'Quartz one' }), await begun({ title: 'Quartz two' })];
  const heard: string[] = [];
  const socket = await sockets.connect(api.url, await api.signIn('admin'));
  socket.on('incidents.updated', ({ id }: { id: string }) => heard.push(id));
  const { status, body } = await merge(one.id, other.id, { 'if-match': `"${one.version}"` });
  await eventually(async () => heard.includes(one.id) && heard.includes(other.id));
  expect(new Set(heard)).toEqual(new Set([one.id, other.id]));
  expect([status, body]).toMatchObject([
    200,
    {
      state: 'closed',
      merged_into: { id: other.id, number: other.number },
      stable_at: null,
      cause: null,
      transitions: [],
      version: one.version + 1,
    },
  ]);
  expect(body.entries.at(-1)).toMatchObject({
    kind: 'transition',
    text: other.number,
    details: { transition: 'merge', from: 'active', to: 'closed', into: other.id },
  });
  const target = await read(other.id);
  expect(target).toMatchObject({
    state: 'active',
    merged: [{ id: one.id, number: one.number, title: 'Quartz one' }],
    version: other.version + 1,
  });
  expect(target.entries.find(({ kind }) => kind === 'merged')).toMatchObject({
    text: one.number,
    details: { incident_id: one.id },
  });
  expect((await operations.trail('incident.changed', one.id)).at(-1)?.details).toMatchObject({ transition: 'merge' });
  expect((await operations.trail('incident.changed', other.id)).map(({ details }) => details)).toContainEqual(
    expect.objectContaining({ merged: one.number }),
  );
  const gone = `${one.number} was merged into ${other.number}. Please go on in ${other.number}.`;
  for (const answer of [
    await move(one.id, 'reopen'),
    await merge(one.id, other.id),
    await merge(other.id, one.id),
    await operations.act('POST', `${one.id}/entries`, { kind: 'happened', text: 'Later' }),
  ])
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([409, 'illegal_transition', gone]);
  const review = { what_happened: 'a', why: 'b', what_changes: 'c', changes_due_on: '2027-01-31' };
  const reviewed = { name: 'review', ...review, changes_owner_id: await operations.userId('admin') };
  expect((await operations.act('POST', `${one.id}/transitions`, reviewed)).body.detail).toBe(gone);
  expect((await operations.act('POST', `${one.id}/tasks`, { title: 'Later' })).body.code).toBe('illegal_transition');
  const { text } = await api.call('GET', '/incidents/export?q=quartz&sort=opened&order=asc', staff);
  const [head, ...lines] = text.trimEnd().split('\r\n');
  const at = head?.split(',').indexOf('"merged_into"') ?? -1;
  expect(lines.map((line) => line.split(',')[at])).toEqual([`"${other.number}"`, '""']);
  const search = await readAt<PortalSearchAnswer>('/search/portal?q=quartz');
  const found = search.groups.find(({ kind }) => kind === 'incidents')?.items ?? [];
  expect(found.map(({ id, state }) => [id, state])).toEqual([
    [other.id, 'active'],
    [one.id, 'merged'],
  ]);
  const report = await api.call('GET', `/incidents/${one.id}/report`, staff);
  expect([report.status, report.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('its open work, cases, signals, people, needs, links and drafts go on in the other one', async () => {
  const admin = await operations.userId('admin');
  const superAdmin = await operations.userId('super_admin');
  const [shared, own] = [await TestCase.begin(api), await TestCase.begin(api)];
  const { id, number } = await begun({ journey_ids: [shared.journey_id] });
  const target = await begun({ journey_ids: [shared.journey_id] });
  const signal = await signalled(own.journey_id, id);
  await operations.act('POST', `${id}/roles`, { incident_role: 'scribe', person_id: admin });
  await operations.act('POST', `${id}/participants`, { person_id: superAdmin });
  await operations.act('POST', `${target.id}/participants`, { person_id: superAdmin });
  await operations.act('POST', `${id}/tasks`, { title: 'Call the ward', owner_id: admin });
  const done = (await operations.act('POST', `${id}/tasks`, { title: 'Find a bed' })).body.tasks.at(-1);
  await operations.act('PATCH', `${id}/tasks/${done?.id}`, { state: 'done' });
  await needFor(id, 'A car');
  const unneeded = await needFor(id, 'A boat');
  await api.call('POST', `/resource-needs/${unneeded.id}/close`, { ...staff, body: {} });
  const both = await begun({ title: 'Linked with both' });
  await link(id, { url: 'https://weather.example/chennai' });
  await link(id, { number: both.number });
  await link(both.id, { number: target.number });
  const only = await begun({ title: 'Linked with one' });
  await link(only.id, { number });
  const draft = await api.call<Broadcast>('POST', '/broadcasts/drafts', { ...staff, body: { incident_id: id } });
  expect(draft.status).toBe(201);

  expect((await merge(id, target.id)).status).toBe(200);

  const after = await read(target.id);
  expect(after.linked_journeys.map((each) => each.id).toSorted()).toEqual(
    [shared.journey_id, own.journey_id].toSorted(),
  );
  expect(after.linked_signals.map((each) => [each.id, each.state])).toEqual([[signal.id, 'in_incident']]);
  expect(after.tasks.map(({ title, owner, state }) => [title, owner?.id, state])).toEqual([
    ['Call the ward', admin, 'open'],
  ]);
  expect(after.participants.map((each) => each.id).toSorted()).toEqual([admin, superAdmin].toSorted());
  expect(after.commander?.name).toBe('Demo ayana staff');
  const lines = after.entries.slice(after.entries.findIndex(({ kind }) => kind === 'merged'));
  expect(lines.map(({ kind, text }) => [kind, text]).toSorted()).toEqual([
    ['journey', null],
    ['merged', number],
    ['participant', null],
    ['signal', signal.number],
    ['task', 'Call the ward'],
  ]);
  expect([await needsOf(target.id), await needsOf(id)]).toEqual([['A car'], ['A boat']]);
  expect((await linksOf(target.id)).toSorted()).toEqual(
    [
      'https://weather.example/chennai',
      `${both.number} ${both.title}`,
      `${only.number} ${only.title}`,
      ...(await linksOf(target.id)).filter((label) => label.startsWith('AY-')),
    ].toSorted(),
  );
  expect(await linksOf(id)).toEqual([]);
  expect(await readAt<Broadcast>(`/broadcasts/${draft.body.id}`)).toMatchObject({
    incident: { id: target.id },
    version: draft.body.version + 1,
  });
  const before = await read(id);
  expect([before.linked_journeys, before.linked_signals, before.tasks.map(({ title }) => title)]).toEqual([
    [],
    [],
    ['Find a bed'],
  ]);
  // The signal is over when the other one is.
  await operations.act('PATCH', `${target.id}/tasks/${after.tasks[0]?.id}`, { state: 'done' });
  await move(target.id, 'stabilise');
  await move(target.id, 'close', { cause: 'medical' });
  expect((await operations.signal(signal.id)).body.state).toBe('cleared');
});

test('nobody is paged about it any more, and what was paged is in its timeline', async () => {
  const [one, other] = [await begun(), await begun()];
  const person = await escalation.colleague();
  const chain = await escalation.chainOf(step([person]), step([person]));
  await operations.act('POST', `${one.id}/escalations`, { chain_id: chain.id, text: 'Two families wait.' });
  await operations.act('POST', `${other.id}/escalations`, { chain_id: chain.id, text: 'Three families wait.' });
  await escalation.at(inHours(0));
  const pages = async (id: string): Promise<number> =>
    (
      await api.database.rows(
        'select page.id from escalation_pages page join escalation_runs run on run.id = page.run_id where run.subject_id = $1',
        [id],
      )
    ).length;
  const before = await pages(one.id);
  expect((await merge(one.id, other.id)).status).toBe(200);
  expect([await runsOf(one.id), await runsOf(other.id)]).toEqual([['stopped'], ['running']]);
  await escalation.at(inHours(1));
  expect(await pages(one.id)).toBe(before);
  expect((await read(one.id)).entries.findLast(({ kind }) => kind === 'escalation')?.text).toMatch(
    /^ESC-\d{6} was stopped\.$/,
  );
});

test('no figure, no count and no list of what waits for its review has it', async () => {
  const other = await begun();
  const figures = await readAt<IncidentFigures>('/incidents/figures');
  const counts = await readAt<IncidentCounts>('/incidents/counts');
  const one = await begun();
  await merge(one.id, other.id);
  expect(await readAt<IncidentFigures>('/incidents/figures')).toEqual(figures);
  expect(await readAt<IncidentCounts>('/incidents/counts')).toEqual(counts);
  const listed = async (query: string): Promise<boolean> =>
    (await readAt<IncidentsPage>(`/incidents?limit=100&${query}`)).items.some(({ id }) => id === one.id);
  expect([
    await listed('state=closed&merged=false'),
    await listed('state=closed'),
    await listed('merged=true'),
  ]).toEqual([false, true, true]);
});

test('of two incidents into each other at once one is merged, and the other goes on', async () => {
  const [one, other] = [await begun(), await begun()];
  const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect([(await read(one.id)).state, (await read(other.id)).state].toSorted()).toEqual(['active', 'closed']);
});
