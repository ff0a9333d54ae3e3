import '../../../platform/languages/register.js';
import type { AnswerTemplate, AnswerTemplates } from '@ayana/contracts/organisations';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf } from '../../journeys/testing/case.js';

let api: TestApi;
let own: Hospital;
let other: Hospital;
let reader: Person;
beforeAll(async () => {
  api = await startApi();
  [own, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
  reader = await personOf(api, 'partner/hospital');
  await api.database.rows('insert into partner_members values ($1, $2, now(), $3)', [
    reader.id,
    own.partner_id,
    'read_only',
  ]);
});
afterAll(() => api.close());

const FORM = { name: 'Full until spring', text: 'We have no free bed for this treatment before March.' };
const list = async ({ token }: Person) => (await api.call<AnswerTemplates>('GET', '/answer-templates', { token })).body;
const add = ({ token }: Person, body: object) => api.call<AnswerTemplate>('POST', '/answer-templates', { token, body });
const change = ({ token }: Person, { id }: AnswerTemplate, body: object, version = 1) =>
  api.call<AnswerTemplate>('PATCH', `/answer-templates/${id}`, {
    token,
    body,
    headers: { 'if-match': `"${version}"` },
  });
const remove = ({ token }: Person, { id }: AnswerTemplate) => api.call('DELETE', `/answer-templates/${id}`, { token });

test('the people of an organisation share templates; those who may only read see them and change nothing', async () => {
  const { status, body } = await add(own.person, FORM);
  expect([status, body]).toMatchObject([201, { ...FORM, version: 1, updated_by: { name: 'Prakash Thapa' } }]);
  expect(await list(reader)).toMatchObject({ items: [FORM], may_write: false });
  expect(await list(own.person)).toMatchObject({ items: [{ id: body.id }], may_write: true });
  expect((await add(reader, { ...FORM, name: 'Other' })).status).toBe(403);
  expect((await change(reader, body, { text: 'No' })).status).toBe(403);
  expect((await remove(reader, body)).status).toBe(403);
  const changed = await change(own.person, body, { text: 'We have no free bed before April.' });
  expect(changed.body).toMatchObject({ name: FORM.name, text: 'We have no free bed before April.', version: 2 });
  expect((await change(own.person, body, { text: 'Late' })).status).toBe(412);
  expect((await remove(own.person, body)).status).toBe(204);
  expect((await list(reader)).items).toEqual([]);
});

test('another organisation, the staff and a patient see nothing of it', async () => {
  const { body } = await add(own.person, { ...FORM, name: 'Own' });
  expect(await list(other.person)).toEqual({ items: [], may_write: true });
  expect((await change(other.person, body, { text: 'Theirs' })).status).toBe(404);
  expect((await remove(other.person, body)).status).toBe(404);
  const staff = await api.call<AnswerTemplates>('GET', '/answer-templates', { as: 'ayana_staff' });
  expect(staff.body).toEqual({ items: [], may_write: false });
  expect((await api.call('GET', '/answer-templates', { as: 'patient' })).status).toBe(403);
  expect((await add(other.person, { ...FORM, name: 'Own' })).status).toBe(201);
});

test('a name is taken once in an organisation, and empty or long texts are refused at their fields', async () => {
  await add(own.person, { ...FORM, name: 'Twice' });
  expect(refusedFieldsOf(await add(own.person, { ...FORM, name: 'twice' }))).toEqual(['name']);
  expect(refusedFieldsOf(await add(own.person, { name: '', text: 'x'.repeat(1001) }))).toEqual(['name', 'text']);
});
