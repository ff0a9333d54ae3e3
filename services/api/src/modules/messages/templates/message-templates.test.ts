import type { MessageTemplate, MessageTemplatesPage } from '@ayana/contracts/catalogue';
import '../../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const as = 'ayana_staff';
const FORM = { title: 'Papers', text: 'Dear {patient}, please send the X-ray.', language: 'English' };
const add = (changes: object = {}, headers: Record<string, string> = {}) =>
  api.call<MessageTemplate>('POST', '/message-templates', { as, body: { ...FORM, ...changes }, headers });
const change = (id: string, body: object, version?: number) =>
  api.call<MessageTemplate>('PATCH', `/message-templates/${id}`, {
    as,
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const titles = async (query = '') =>
  (await api.call<MessageTemplatesPage>('GET', `/message-templates${query}`, { as: 'admin' })).body.items.map(
    ({ title }) => title,
  );

test('staff add, change, list by language and remove templates', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const { status, body } = await add({}, headers);
  expect([status, body]).toMatchObject([201, { ...FORM, version: 1 }]);
  expect((await add({}, headers)).body.id).toBe(body.id);
  await add({ title: 'Bengali papers', language: 'Bengali' });
  expect(await titles()).toEqual(['Bengali papers', 'Papers']);
  expect(await titles('?language=Bengali')).toEqual(['Bengali papers']);
  expect((await change(body.id, { title: 'Reports' }, 1)).body).toMatchObject({ title: 'Reports', version: 2 });
  expect((await change(body.id, { title: 'Stale' }, 1)).status).toBe(412);
  expect((await api.call('DELETE', `/message-templates/${body.id}`, { as })).status).toBe(204);
  expect((await api.call('DELETE', `/message-templates/${body.id}`, { as })).status).toBe(404);
  expect(await titles()).toEqual(['Bengali papers']);
});

test('a name that cannot be filled in is refused, with other wrong fields', async () => {
  expect(refusedFieldsOf(await add({ text: 'Dear {name}' }))).toEqual(['text']);
  expect(refusedFieldsOf(await add({ title: '', language: 'Elvish' }))).toEqual(['language', 'title']);
  const { body } = await add({ title: 'Later' });
  expect(refusedFieldsOf(await change(body.id, { text: 'Dear {x}' }))).toEqual(['text']);
  expect((await change(randomUUID(), { title: 'None' })).status).toBe(404);
});
