import '../../../platform/languages/register.js';
import type { ResourceNeedDetail } from '@ayana/contracts/operations';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { NewServiceVersionDto } from '../catalog/catalog.dto.js';
import { TestCase } from '../../journeys/testing/case.js';
import { type Desk, deskOf, type Item, VERSION } from '../testing/desk.js';

const FORM = [
  { key: 'what', kind: 'text', label: 'What is it for?', required: true },
  { key: 'language', kind: 'choice', label: 'Language', required: true, choices: ['Arabic', 'Somali'] },
  { key: 'city', kind: 'choice', label: 'City', required: true, choices: ['Chennai', 'Delhi'] },
  { key: 'on', kind: 'date', label: 'First day', required: true },
  { key: 'days', kind: 'number', label: 'How many days?', required: false },
] satisfies NewServiceVersionDto['form'];
const NEED = { kind: 'interpreter', city: 'city', from: 'on', days: 'days', language: 'language' } as const;
const ANSWERS = { what: 'The ward round', language: 'Somali', city: 'Chennai', on: '2099-02-03', days: 2 };
const UNKNOWN = '01900000-0000-7000-8000-00000000dead';

let api: TestApi;
let desk: Desk;
let item: Item;
beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  item = await desk.published({ form: [...FORM], need: NEED });
});
afterAll(() => api.close());

const staff = { as: 'ayana_staff' } as const;
const needOf = async (id: string) => {
  const { need } = (await desk.detail(id)).body;
  return (await api.call<ResourceNeedDetail>('GET', `/resource-needs/${need?.id}`, staff)).body;
};
const meet = async (need: ResourceNeedDetail) => {
  const resource = await api.call<{ id: string }>('POST', '/resources', {
    ...staff,
    body: { kind: need.kind, name: 'Abdi', city_id: need.place.id, languages: ['so'], capacity: 1 },
  });
  const { body } = await api.call<ResourceNeedDetail>('POST', `/resource-needs/${need.id}/offers`, {
    ...staff,
    body: { resource_id: resource.body.id },
  });
  const path = `/resource-commitments/${body.commitments[0]?.id}/transitions`;
  return (await api.call<ResourceNeedDetail>('POST', path, { ...staff, body: { name: 'commit' } })).body;
};

test('a request for an interpreter makes the need that is looked for, for the patient’s case; it is done when that is met', async () => {
  const one = await TestCase.begin(api);
  const asked = await api.call<{ id: string; number: string; case_number: string; journey_id: string; need: null }>(
    'POST',
    '/service-requests',
    { token: one.patient.token, body: { item_id: item.id, answers: ANSWERS } },
  );
  expect(asked.body).toMatchObject({ journey_id: one.journey_id, need: null });
  const need = await needOf(asked.body.id);
  expect(need).toMatchObject({
    kind: 'interpreter',
    title: 'The ward round',
    state: 'open',
    language: 'so',
    place: { name: 'Chennai' },
    from_at: '2099-02-03T03:30:00.000Z',
    until_at: '2099-02-04T12:30:00.000Z',
    journey_id: one.journey_id,
    case_number: asked.body.case_number,
    request: { id: asked.body.id, number: asked.body.number },
  });
  expect(need.details).toContain('How many days? 2');
  expect((await meet(need)).state).toBe('met');
  const done = (await desk.detail(asked.body.id)).body;
  expect([done.state, done.outcome, done.need?.state]).toEqual(['resolved', 'done', 'met']);
  expect(done.entries.at(-1)).toMatchObject({ actor: null, text: `It is arranged: ${need.number} The ward round.` });
  const mails = (await desk.mails(done.id)).map(({ template }) => template);
  expect(mails).toContain('service_request_resolved');
});

test('cancelled, nothing is looked for any more; the case of a request can be set later, and its need follows', async () => {
  const one = await TestCase.begin(api);
  const { body } = await desk.ask(item, { answers: ANSWERS }, 'ayana_staff');
  expect([body.journey_id, body.case_number]).toEqual([null, null]);
  const set = await api.call<typeof body>('PATCH', `/service-requests/${body.id}`, {
    ...staff,
    body: { journey_id: one.journey_id },
  });
  expect(set.body.case_number).toMatch(/^AY-/);
  expect(await needOf(body.id)).toMatchObject({ journey_id: one.journey_id, state: 'open' });
  const found = await desk.list(`?journey_id=${one.journey_id}`);
  expect(found.body.items.map(({ id }) => id)).toEqual([body.id]);
  expect((await desk.list(`?q=${set.body.case_number}`)).body.items.map(({ id }) => id)).toEqual([body.id]);
  await desk.move(body.id, 'cancel');
  expect(await needOf(body.id)).toMatchObject({ state: 'closed', closed_note: `${body.number} was cancelled.` });
});

test('resolved by hand or merged into another, a request has no need that waits any more', async () => {
  const [one, other] = [
    (await desk.ask(item, { answers: ANSWERS }, 'ayana_staff')).body,
    (await desk.ask(item, { answers: ANSWERS }, 'ayana_staff')).body,
  ];
  await desk.post(one.id, 'merge', { into: other.id });
  expect(await needOf(one.id)).toMatchObject({ state: 'closed', closed_note: expect.stringContaining('merged') });
  await desk.move(other.id, 'start');
  await desk.move(other.id, 'resolve', { note: 'The son interprets.' });
  expect(await needOf(other.id)).toMatchObject({
    state: 'closed',
    closed_note: `${other.number} was resolved without it.`,
  });
});

test('with an approval, the need comes with it; nobody asks for a case of others', async () => {
  const approved = await desk.published({
    form: [...FORM],
    need: NEED,
    approvals: [{ role: 'admin', user_id: null }],
  });
  const one = await TestCase.begin(api);
  const { body } = await desk.ask(approved, { answers: ANSWERS, journey_id: one.journey_id }, 'ayana_staff');
  expect(body.need).toBeNull();
  await desk.move(body.id, 'approve', {}, 'admin');
  expect((await needOf(body.id)).state).toBe('open');
  for (const [as, journey_id] of [
    ['patient', one.journey_id],
    ['ayana_staff', UNKNOWN],
  ] as const) {
    const refused = await desk.ask(item, { answers: ANSWERS, journey_id }, as);
    expect([refused.status, refusedFieldsOf(refused)]).toEqual([422, ['journey_id']]);
  }
});

test('a service makes a need only where its questions say where, when and in which language', async () => {
  const { body } = await api.call<Item>('POST', '/service-catalog-items', {
    ...staff,
    body: { name: 'Car', description: 'A car.' },
  });
  const refused = await api.call('POST', `/service-catalog-items/${body.id}/versions`, {
    ...staff,
    body: { ...VERSION, need: { kind: 'vehicle', city: 'what', from: 'on', days: 'city', language: 'city' } },
  });
  expect([refused.status, refusedFieldsOf(refused)]).toEqual([
    422,
    ['need.city', 'need.days', 'need.from', 'need.language'],
  ]);
});
