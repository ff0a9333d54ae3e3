import type { Role } from '@ayana/contracts/identity';
import type { BroadcastTemplate, BroadcastTemplates } from '@ayana/contracts/operations';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { broadcastsOf } from '../testing/broadcasts.js';

let api: TestApi;
let on: ReturnType<typeof broadcastsOf>;
beforeAll(async () => {
  api = await startApi();
  on = broadcastsOf(api);
});
afterAll(() => api.close());

const PATH = '/broadcast-templates';
const TEXTS = [
  { language: 'en', subject: 'Heavy rain', body: '{{hotel}} expects you.', text: null, link_label: null },
  { language: 'bn', subject: 'Rain', body: '{{hotel}}', text: null, link_label: null },
];
const VARIABLES = [{ name: 'hotel', language: 'en', value: 'Harbour Light' }];
const draft = async (more: object = {}) => {
  const form = on.form(on.land(), { texts: TEXTS, variables: VARIABLES, channels: ['mail', 'bell'], ...more });
  return (await on.create(form)).body;
};
const add = (body: object, as: Role = 'ayana_staff') => api.call<BroadcastTemplate>('POST', PATH, { as, body });
const list = async (as: Role) => (await api.call<BroadcastTemplates>('GET', PATH, { as })).body.items;
const change = (id: string, body: object, as: Role = 'ayana_staff', version?: number) =>
  api.call<BroadcastTemplate>('PATCH', `${PATH}/${id}`, {
    as,
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const remove = (id: string, as: Role) => api.call('DELETE', `${PATH}/${id}`, { as });

test('a template keeps what a broadcast says, and is its owner’s until it is shared', async () => {
  const { id: broadcast_id } = await draft();
  const { status, body } = await add({ broadcast_id, name: 'Rain' });
  expect([status, body]).toMatchObject([
    201,
    {
      name: 'Rain',
      is_shared: false,
      owner: { name: 'Demo ayana staff' },
      purpose: 'mandatory',
      topic: null,
      channels: ['mail', 'bell'],
      texts: TEXTS,
      variables: VARIABLES,
      link: null,
      is_urgent: true,
      version: 1,
    },
  ]);
  const seen = async (as: Role) => (await list(as)).some(({ id }) => id === body.id);
  expect([await seen('ayana_staff'), await seen('admin')]).toEqual([true, false]);
  expect([(await change(body.id, { name: 'Mine' }, 'admin')).status, (await remove(body.id, 'admin')).status]).toEqual([
    404, 404,
  ]);
  await change(body.id, { is_shared: true });
  expect(await seen('admin')).toBe(true);
});

test('its owner changes and deletes it, and an administrator what is shared; a colleague does not', async () => {
  const { id: broadcast_id } = await draft();
  const own = (await add({ broadcast_id, name: 'Of the admin', is_shared: true }, 'admin')).body;
  expect([(await change(own.id, { name: 'Mine' })).status, (await remove(own.id, 'ayana_staff')).status]).toEqual([
    403, 403,
  ]);
  const shared = (await add({ broadcast_id, name: 'Of the desk', is_shared: true })).body;
  expect((await change(shared.id, { name: 'Renamed' }, 'admin', 1)).body).toMatchObject({
    name: 'Renamed',
    owner: shared.owner,
    version: 2,
  });
  expect((await change(shared.id, { name: 'Late' }, 'ayana_staff', 1)).status).toBe(412);
  expect((await remove(shared.id, 'admin')).status).toBe(204);
  expect((await remove(shared.id, 'admin')).status).toBe(404);
});

test('a broadcast that began with a template keeps its own words, whatever becomes of the template', async () => {
  const { body: template } = await add({ broadcast_id: (await draft()).id, name: 'Kept', is_shared: true });
  const { purpose, channels, texts, variables, is_urgent } = template;
  const begun = await draft({ purpose, channels, texts, variables, is_urgent });
  const other = await draft({
    channels: ['mail'],
    texts: [{ language: 'en', subject: 'Fog', body: 'Flights are late.' }],
    variables: [],
  });
  const changed = await change(template.id, { broadcast_id: other.id });
  expect(changed.body).toMatchObject({ name: 'Kept', channels: ['mail'], texts: [{ subject: 'Fog' }], variables: [] });
  await remove(template.id, 'ayana_staff');
  expect((await on.read(begun.id)).body).toMatchObject({ texts: TEXTS, variables: VARIABLES, channels });
});

test('what is no template is refused at its fields', async () => {
  const nobody = '01900000-0000-7000-8000-000000000000';
  expect(refusedFieldsOf(await add({ broadcast_id: nobody, name: 'x' }))).toEqual(['broadcast_id']);
  const { id: broadcast_id } = await draft();
  expect(refusedFieldsOf(await add({ broadcast_id, name: '' }))).toEqual(['name']);
  expect((await api.call('GET', PATH, { as: 'patient' })).status).toBe(403);
});
