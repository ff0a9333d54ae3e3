import type { TreatmentsPage, Treatment } from '@ayana/contracts/catalogue';
import type { TreatmentCategory } from '@ayana/contracts/editing';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ PUBLIC_ANSWERS_MS: '60000' });
});
afterAll(() => api.close());

const staff = { as: 'admin' } as const;
const publicList = async () => (await api.call<TreatmentCategory[]>('GET', '/treatment-categories')).body;
const fullList = async () =>
  (await api.call<TreatmentCategory[]>('GET', '/treatment-categories?include=inactive', staff)).body;
const named = async (name: string) => (await fullList()).find((each) => each.name === name);
const add = (name: string) =>
  api.call<TreatmentCategory>('POST', '/treatment-categories', { ...staff, body: { name } });
const patch = <T = TreatmentCategory>(id: string | undefined, body: object) =>
  api.call<T>('PATCH', `/treatment-categories/${id}`, { ...staff, body });
const ofCategory = async (name: string) =>
  (await api.call<TreatmentsPage>('GET', `/treatments?category=${name}`)).body.items;

test('a new category is in the selector at once; a name there is already is refused', async () => {
  await publicList();
  const { status, body } = await add('Sleep medicine');
  expect([status, body]).toMatchObject([201, { name: 'Sleep medicine', is_active: true, treatments: 0, version: 1 }]);
  expect((await publicList()).map(({ name }) => name)).toContain('Sleep medicine');
  for (const name of ['Sleep medicine', 'SLEEP medicine', ''])
    expect(refusedFieldsOf(await add(name))).toEqual(['name']);
});

test('renaming a category moves its treatments, and their editors see that they changed', async () => {
  const spine = await named('Spine');
  const [before] = await ofCategory('Spine');
  const etag = (await api.call('GET', `/treatments/${before?.id}`, staff)).headers.get('etag');
  const { status, body } = await patch(spine?.id, { name: 'Back and spine' });
  expect([status, body.name, body.treatments]).toEqual([200, 'Back and spine', spine?.treatments]);
  expect([(await ofCategory('Spine')).length, (await ofCategory('Back%20and%20spine')).length]).toEqual([
    0,
    spine?.treatments,
  ]);
  const stale = await api.call('PATCH', `/treatments/${before?.id}`, {
    ...staff,
    body: { description: 'Late' },
    headers: { 'if-match': `${etag}` },
  });
  expect(stale.status).toBe(412);
  expect(refusedFieldsOf(await patch(spine?.id, { name: 'Dental' }))).toEqual(['name']);
});

test('a category is deactivated only once no active treatment uses it, and then takes no treatment', async () => {
  const { id } = (await add('Short-lived')).body;
  const form = { name: 'Only one', category: 'Short-lived', complexity_level: 'low' };
  const { body: treatment } = await api.call<Treatment>('POST', '/treatments', { ...staff, body: form });
  const refused = await patch<Problem>(id, { is_active: false });
  expect([refused.status, refused.body.code]).toEqual([409, 'illegal_transition']);
  expect(refused.body.detail).toBe('1 treatment uses the category “Short-lived”. Please move them first.');
  expect((await patch<Problem>((await named('Dental'))?.id, { is_active: false })).body.detail).toMatch(
    /^\d+ treatments use the category “Dental”/,
  );
  await api.call('DELETE', `/treatments/${treatment.id}`, staff);
  expect((await patch(id, { is_active: false })).body.is_active).toBe(false);
  expect((await publicList()).map(({ name }) => name)).not.toContain('Short-lived');
  const restore = await api.call<Problem>('POST', `/treatments/${treatment.id}/restore`, { ...staff, body: {} });
  expect([restore.status, restore.body.code]).toEqual([409, 'illegal_transition']);
  expect(refusedFieldsOf(await api.call('POST', '/treatments', { ...staff, body: form }))).toEqual(['category']);
  await patch(id, { is_active: true });
  const back = await api.call('POST', `/treatments/${treatment.id}/restore`, { ...staff, body: {} });
  expect(back.status).toBe(200);
  const entries = await api.database.rows(`select 1 from audit_entries where details->>'id' = $1`, [id]);
  expect(entries).toHaveLength(3);
});

test('the whole list is for staff', async () => {
  const path = '/treatment-categories?include=inactive';
  expect([(await api.call('GET', path)).status, (await api.call('GET', path, { as: 'patient' })).status]).toEqual([
    401, 403,
  ]);
});
