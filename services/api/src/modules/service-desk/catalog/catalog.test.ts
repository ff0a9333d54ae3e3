import type { ServiceItemsPage } from '@ayana/contracts/service-desk';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Desk, deskOf, type Item, VERSION } from '../testing/desk.js';

let api: TestApi;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
});
afterAll(() => api.close());

const as = 'ayana_staff' as const;
const path = (id: string, what = '') => `/service-catalog-items/${id}${what}`;
const post = (id: string, what: string, body?: object) =>
  api.call<Item>('POST', path(id, what), { as, ...(body && { body }) });
const added = async (): Promise<Item> =>
  (await api.call<Item>('POST', '/service-catalog-items', { as, body: { name: 'Visa letter', description: 'Again.' } }))
    .body;
const names = async (query: string, role: 'patient' | 'doctor' | 'ayana_staff') =>
  (await api.call<ServiceItemsPage>('GET', `/service-catalog-items?limit=100${query}`, { as: role })).body.items.map(
    ({ name }) => name,
  );

test('a service begins as a draft, and is published with its form', async () => {
  const item = await added();
  expect(item).toMatchObject({
    status: 'draft',
    published_version: null,
    has_draft: true,
    published: null,
    version: 1,
  });
  expect(item.draft?.targets.map(({ priority }) => priority)).toEqual([1, 2, 3, 4]);
  expect((await post(item.id, '/publish')).body.code).toBe('illegal_transition');
  const saved = await post(item.id, '/versions', VERSION);
  expect([saved.status, saved.body.draft?.number]).toEqual([201, 1]);
  expect(saved.body.draft?.form[1]).toEqual({
    key: 'city',
    kind: 'choice',
    label: 'City',
    required: false,
    help: null,
    choices: ['Chennai', 'Delhi'],
  });
  const { body } = await post(item.id, '/publish');
  expect(body).toMatchObject({ status: 'published', published_version: 1, has_draft: false, draft: null });
  expect((await post(item.id, '/publish')).body.code).toBe('illegal_transition');
});

test('a new version does not change what was asked before', async () => {
  const item = await desk.published();
  const { body: before } = await desk.ask(item);
  const form = [{ key: 'who', kind: 'text', label: 'Who?', required: true }];
  const doctor = await desk.userId('doctor');
  await post(item.id, '/versions', { ...VERSION, form, approvals: [{ user_id: doctor }] });
  const draft = (await api.call<Item>('GET', path(item.id), { as })).body;
  expect(draft.draft).toMatchObject({
    number: 2,
    approvals: [{ role: null, user: { id: doctor, name: 'Demo doctor' } }],
  });
  expect(draft.published?.number).toBe(1);
  const { body } = await post(item.id, '/publish');
  expect(body.versions.map(({ number, status }) => [number, status])).toEqual([
    [2, 'published'],
    [1, 'superseded'],
  ]);
  expect((await desk.detail(before.id)).body.form).toEqual(before.form);
  expect(refusedFieldsOf(await desk.ask(item))).toEqual(['answers.what', 'answers.who']);
});

test('a retired service cannot be asked for, until it is published again', async () => {
  const item = await desk.published({}, 'Bed readiness');
  expect((await post(item.id, '/retire')).body.status).toBe('retired');
  expect(refusedFieldsOf(await desk.ask(item))).toEqual(['item_id']);
  expect(await names('&q=readiness', 'patient')).toEqual([]);
  expect((await post(item.id, '/retire')).body.code).toBe('illegal_transition');
  expect((await post(item.id, '/publish')).body.status).toBe('published');
  expect((await desk.ask(item)).status).toBe(201);
});

test('others than staff see what their role may ask for, without drafts', async () => {
  const forPatients = await desk.published({ ask_roles: ['patient'] }, 'Records request');
  await desk.published({ ask_roles: ['doctor'] }, 'Records access');
  await added();
  await post(forPatients.id, '/versions', VERSION);
  expect(await names('&q=records', 'patient')).toEqual(['Records request']);
  expect(await names('&q=records', 'doctor')).toEqual(['Records access']);
  expect(await names('&q=records', 'ayana_staff')).toEqual(['Records access', 'Records request']);
  expect(await names('&status=draft', 'patient')).toEqual([]);
  expect((await api.call('GET', path(forPatients.id), { as: 'doctor' })).status).toBe(404);
  const { body } = await api.call<Item>('GET', path(forPatients.id), { as: 'patient' });
  expect(body).toMatchObject({ has_draft: false, draft: null, versions: [], open_requests: 0 });
  await desk.ask(forPatients);
  expect((await api.call<Item>('GET', path(forPatients.id), { as })).body.open_requests).toBe(1);
});

test('every fault of a version is named by its place', async () => {
  const item = await added();
  const question = { key: 'a', kind: 'text', label: 'A', required: false };
  const refused = async (changes: object) =>
    refusedFieldsOf(await post(item.id, '/versions', { ...VERSION, ...changes }));
  expect(
    await refused({
      form: [question, { ...question, choices: ['x', 'y'] }, { ...question, key: 'b', kind: 'choice', choices: ['x'] }],
    }),
  ).toEqual(['form.1.choices', 'form.1.key', 'form.2.choices']);
  expect(await refused({ form: [{ ...question, key: 'A B', kind: 'colour', label: '' }] })).toEqual([
    'form.0.key',
    'form.0.kind',
    'form.0.label',
  ]);
  const target = { priority: 1, own_minutes: 60, resolve_minutes: 30 };
  expect(await refused({ targets: [target, target, target, { ...target, own_minutes: 0 }] })).toEqual([
    'targets.3.own_minutes',
  ]);
  expect(await refused({ targets: [target, target, target, target] })).toContain('targets');
  expect(await refused({ targets: [] })).toEqual(['targets']);
  expect(await refused({ approvals: [{}, { role: 'admin', user_id: await desk.userId('admin') }] })).toEqual([
    'approvals.0',
    'approvals.1',
  ]);
  expect(
    await refused({ approvals: [{ role: 'patient' }, { user_id: '01900000-0000-7000-8000-00000000dead' }] }),
  ).toEqual(['approvals.0.role']);
  expect(await refused({ approvals: [{ user_id: '01900000-0000-7000-8000-00000000dead' }] })).toEqual([
    'approvals.0.user_id',
  ]);
  expect(await refused({ ask_roles: ['king'] })).toEqual(['ask_roles']);
});

test('a change of what someone else has changed is refused', async () => {
  const item = await added();
  const { headers } = await api.call('GET', path(item.id), { as });
  const etag = headers.get('etag') ?? '';
  const change = (name: string, ifMatch: string) =>
    api.call<Item>('PATCH', path(item.id), { as, body: { name }, headers: { 'if-match': ifMatch } });
  const first = await change('Visa letter reprint', etag);
  expect([first.status, first.body.name, first.body.updated_by?.name]).toEqual([
    200,
    'Visa letter reprint',
    'Demo ayana staff',
  ]);
  const second = await change('Visa letter again', etag);
  expect([second.status, second.body.code]).toEqual([412, 'stale_version']);
  const draft = await api.call<Item>('POST', path(item.id, '/versions'), {
    as,
    body: VERSION,
    headers: { 'if-match': etag },
  });
  expect(draft.status).toBe(412);
  const next = first.headers.get('etag') ?? '';
  expect((await change('Visa letter again', next)).status).toBe(200);
});

test('changes are in the audit trail', async () => {
  const item = await desk.published();
  const entries = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'service_catalog.changed' and details->>'id' = $1 order by created_at, id`,
    [item.id],
  );
  expect(entries.map(({ details }) => details)).toEqual([
    { id: item.id, added: true },
    { id: item.id, draft_saved: true },
    { id: item.id, published: 1 },
  ]);
});
