import { Database } from '../../platform/database/database.js';
import { pdfPages } from '../../platform/typesetting/testing/pdf-text.js';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { testSockets } from '../../../test/support/sockets.js';
import { type Causes, causesOf } from '../signals/testing/causes.js';
import { inHours, type Operations, operationsOf } from './testing/operations.js';
import { Incidents } from './incidents.js';

const sockets = testSockets();
let api: TestApi;
let operations: Operations;
let causes: Causes;
beforeAll(async () => {
  api = await startApi();
  operations = operationsOf(api);
  causes = causesOf(api);
});
afterAll(() => api.close());

const begun = async (body: object = {}) => (await operations.open(body)).body;
const write = (id: string, body: object, as: 'ayana_staff' | 'admin' = 'ayana_staff') =>
  operations.act('POST', `${id}/entries`, body, { as });

test('what happened, was decided and done is in the order in which it happened', async () => {
  const { id } = await atTime(api, inHours(-1), () => begun());
  await write(id, {
    kind: 'decided',
    text: 'She goes to the emergency room',
    happened_at: inHours(-0.5).toISOString(),
  });
  await write(id, { kind: 'happened', text: 'Fever of 39.5', happened_at: inHours(-0.75).toISOString() }, 'admin');
  const { status, body } = await write(id, { kind: 'done', text: 'An ambulance is on its way' });
  expect(status).toBe(201);
  expect(body.entries.map(({ kind, actor }) => [kind, actor?.name])).toEqual([
    ['opened', 'Demo ayana staff'],
    ['happened', 'Demo admin'],
    ['decided', 'Demo ayana staff'],
    ['done', 'Demo ayana staff'],
  ]);
  expect(refusedFieldsOf(await write(id, { kind: 'opened', text: 'x' }))).toEqual(['kind']);
  expect(refusedFieldsOf(await write(id, { kind: 'done', text: 'x', happened_at: inHours(2).toISOString() }))).toEqual([
    'happened_at',
  ]);
  expect(refusedFieldsOf(await write(id, { kind: 'done', text: ' ' }))).toEqual(['text']);
});

test('a line names who it is about: a role, a task, and of a journey its patient', async () => {
  const { id } = await begun();
  const admin = await operations.userId('admin');
  const { journey_id } = await causes.patient('Wanjiru Kamau');
  await operations.act('POST', `${id}/roles`, { incident_role: 'scribe', person_id: admin });
  await operations.act('POST', `${id}/tasks`, { title: 'Call the ward', owner_id: admin });
  await operations.act('POST', `${id}/journeys`, { journey_id });
  await operations.act('DELETE', `${id}/journeys/${journey_id}`);
  const { body } = await operations.incident(id);
  expect(body.entries.map(({ kind, person }) => [kind, person?.name])).toEqual([
    ['opened', undefined],
    ['role', 'Demo admin'],
    ['task', 'Demo admin'],
    ['journey', 'Wanjiru Kamau'],
    ['journey', 'Wanjiru Kamau'],
  ]);
});

test('a line is corrected by another one, once; both stay', async () => {
  const { id, entries } = await begun();
  const wrong = (await write(id, { kind: 'happened', text: 'Fever of 35.9' })).body.entries.at(-1);
  const correct = (text: string, as: 'ayana_staff' | 'admin' = 'ayana_staff', corrects = wrong?.id) =>
    write(id, { kind: 'happened', text, corrects }, as);
  const answers = await Promise.all([correct('Fever of 39.5'), correct('Fever of 39.4', 'admin')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused && refusedFieldsOf(refused)).toEqual(['corrects']);
  const { body } = await operations.incident(id);
  const correction = body.entries.find(({ corrects }) => corrects === wrong?.id);
  expect(body.entries.find((each) => each.id === wrong?.id)).toEqual(
    Object.assign({}, wrong, { corrected_by: correction?.id }),
  );
  // The correction is corrected by a third.
  expect((await correct('Fever of 39.6', 'admin', correction?.id)).status).toBe(201);
  expect(refusedFieldsOf(await correct('x', 'admin', entries[0]?.id))).toEqual(['corrects']);
  const other = (await write((await begun()).id, { kind: 'happened', text: 'Elsewhere' })).body.entries.at(-1);
  expect(refusedFieldsOf(await correct('x', 'admin', other?.id))).toEqual(['corrects']);
});

test('the database changes and removes no line, and takes none that corrects another incident', async () => {
  const [{ id }, other] = [await begun(), await begun()];
  const query = (sql: string, values: unknown[] = [id]) => api.database.rows(sql, values);
  await expect(query(`update incident_entries set text = 'x' where incident_id = $1`)).rejects.toThrow('never changed');
  await expect(query('delete from incident_entries where incident_id = $1')).rejects.toThrow('never changed');
  await expect(query('truncate incident_entries', [])).rejects.toThrow('never changed');
  await expect(
    query(
      `insert into incident_entries (id, incident_id, kind, happened_at, written_at, details, corrects)
       values (gen_random_uuid(), $1, 'done', now(), now(), '{}', $2)`,
      [id, other.entries[0]?.id],
    ),
  ).rejects.toThrow('foreign key');
});

test('other parts of the operations write into it, and all who watch are told', async () => {
  const { id } = await begun();
  const seen: unknown[] = [];
  const socket = await sockets.connect(api.url, await api.signIn('admin'));
  socket.on('incidents.updated', (event) => seen.push(event));
  const note = { kind: 'resource', text: 'Ambulance 4 is committed' } as const;
  await api.app.get(Database).write((em) => api.app.get(Incidents, { strict: false }).note(em, id, note));
  await eventually(() => Promise.resolve(seen.length > 0));
  expect(seen).toEqual([{ id }]);
  const { body } = await operations.incident(id);
  expect(body.entries.at(-1)).toMatchObject({ ...note, actor: null });
  await expect(
    api.app
      .get(Database)
      .write((em) => api.app.get(Incidents, { strict: false }).note(em, '01900000-0000-7000-8000-00000000dead', note)),
  ).rejects.toThrow('does not exist');
});

test('the report is a tagged PDF with all of it, and making it is an act', async () => {
  const { journey_id } = await causes.patient();
  await causes.checkIn(journey_id, 7, inHours(-1), ['fever']);
  await operations.evaluate();
  const [signal] = await operations.about('red_flag_check_in', journey_id);
  const { id, number } = await begun({
    summary: 'Fever a week after the return.',
    journey_ids: [journey_id],
    signal_ids: [signal?.id],
  });
  const wrong = (await write(id, { kind: 'happened', text: 'Fever of 35.9' })).body.entries.at(-1);
  await write(id, { kind: 'happened', text: 'Fever of 39.5', corrects: wrong?.id });
  await operations.act('POST', `${id}/tasks`, { title: 'Call the family', owner_id: await operations.userId('admin') });
  const response = await fetch(`${api.url}/api/incidents/${id}/report`, {
    headers: { authorization: `Bearer ${await api.signIn('ayana_staff')}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Buffer.from(bytes).toString('latin1')).toContain('/MarkInfo');
  const text = pdfPages(bytes).join(' ');
  for (const part of [
    `Incident report ${number}`,
    'Fever a week after the return.',
    signal?.number ?? '',
    'Amina Otieno',
    'Call the family',
    'Fever of 35.9',
    'Fever of 39.5',
    'Corrected',
    'Demo ayana staff',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('drill');
  const exported = await api.database.rows(`select details from audit_entries where action = 'incident.exported'`);
  expect(exported).toMatchObject([{ details: { id, number } }]);
  const drill = await begun({ is_drill: true });
  const paper = await fetch(`${api.url}/api/incidents/${drill.id}/report`, {
    headers: { authorization: `Bearer ${await api.signIn('ayana_staff')}` },
  });
  const [page = ''] = pdfPages(new Uint8Array(await paper.arrayBuffer()));
  expect(page).toContain('This was a drill.');
});
