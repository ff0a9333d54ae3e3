import type { SavedView, SavedViews } from '@ayana/contracts/service-desk';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Staff = 'ayana_staff' | 'admin';
const VIEW = { list: 'service-requests', name: 'Late & mine', query: 'assigned_to=me&overdue=true&q=visa%20letter' };
const add = (body: object, as: Staff = 'ayana_staff') => api.call<SavedView>('POST', '/saved-views', { as, body });
const names = async (as: Staff, list = 'service-requests') =>
  (await api.call<SavedViews>('GET', `/saved-views?list=${list}`, { as })).body.items.map(({ name }) => name);

test('views are their owner’s, unless they are shared', async () => {
  const { status, body } = await add(VIEW);
  expect([status, body]).toMatchObject([201, { ...VIEW, is_shared: false, owner: { name: 'Demo ayana staff' } }]);
  await add({ ...VIEW, name: 'For all', is_shared: true });
  await add({ ...VIEW, list: 'inbox', name: 'Another list' });
  expect(await names('ayana_staff')).toEqual(['For all', 'Late & mine']);
  expect(await names('admin')).toEqual(['For all']);
  expect(await names('ayana_staff', 'inbox')).toEqual(['Another list']);
});

test('their owner changes and deletes them, and administrators what is shared', async () => {
  const { id } = (await add({ ...VIEW, name: 'Of the admin', is_shared: true }, 'admin')).body;
  const patch = (as: Staff, body: object, view = id) =>
    api.call<SavedView>('PATCH', `/saved-views/${view}`, { as, body });
  const remove = (as: Staff, view = id) => api.call('DELETE', `/saved-views/${view}`, { as });
  expect([(await patch('ayana_staff', { name: 'Mine now' })).status, (await remove('ayana_staff')).status]).toEqual([
    403, 403,
  ]);
  expect((await patch('admin', { name: 'Renamed', is_shared: false })).body).toMatchObject({
    name: 'Renamed',
    is_shared: false,
  });
  expect([(await patch('ayana_staff', { name: 'Mine now' })).status, (await remove('ayana_staff')).status]).toEqual([
    404, 404,
  ]);
  expect(await names('ayana_staff')).not.toContain('Renamed');
  expect((await remove('admin')).status).toBe(204);
  expect((await remove('admin')).status).toBe(404);
  const shared = (await add({ ...VIEW, name: 'Shared', is_shared: true })).body;
  expect((await patch('admin', { name: 'Said better' }, shared.id)).body).toMatchObject({
    name: 'Said better',
    owner: { name: 'Demo ayana staff' },
  });
  // Taken back from everyone, it is its owner’s alone.
  expect((await patch('admin', { is_shared: false }, shared.id)).body.is_shared).toBe(false);
  expect([(await remove('admin', shared.id)).status, (await remove('ayana_staff', shared.id)).status]).toEqual([
    404, 204,
  ]);
});

test('what is not a view is refused', async () => {
  expect(refusedFieldsOf(await add({ list: 'Service Requests', name: '', query: 'a b' }))).toEqual([
    'list',
    'name',
    'query',
  ]);
  expect(refusedFieldsOf(await add({ ...VIEW, query: '<script>' }))).toEqual(['query']);
  expect(refusedFieldsOf(await api.call('GET', '/saved-views', { as: 'admin' }))).toEqual(['list']);
});

test('a list opens with one view of each reader, their own or a shared one, while they see it', async () => {
  const list = 'incidents';
  const own = (await add({ ...VIEW, list, name: 'Own' })).body;
  const shared = (await add({ ...VIEW, list, name: 'Shared', is_shared: true })).body;
  const set = (id: string, as: Staff, method: 'POST' | 'DELETE' = 'POST') =>
    api.call<SavedView>(method, `/saved-views/${id}/default`, { as });
  const opensWith = async (as: Staff) =>
    (await api.call<SavedViews>('GET', `/saved-views?list=${list}`, { as })).body.items
      .filter(({ is_default }) => is_default)
      .map(({ name }) => name);
  expect([(await set(own.id, 'ayana_staff')).body.is_default, (await set(own.id, 'admin')).status]).toEqual([
    true,
    404,
  ]);
  await set(shared.id, 'admin');
  expect([await opensWith('ayana_staff'), await opensWith('admin')]).toEqual([['Own'], ['Shared']]);
  await set(shared.id, 'ayana_staff');
  expect(await opensWith('ayana_staff')).toEqual(['Shared']);
  // Whose it is takes it back: the colleague's list opens with all of its rows.
  await api.call('PATCH', `/saved-views/${shared.id}`, { as: 'ayana_staff', body: { is_shared: false } });
  expect(await opensWith('admin')).toEqual([]);
  expect((await set(shared.id, 'ayana_staff', 'DELETE')).body.is_default).toBe(false);
  await set(own.id, 'ayana_staff');
  expect((await api.call('DELETE', `/saved-views/${own.id}`, { as: 'ayana_staff' })).status).toBe(204);
  expect(await opensWith('ayana_staff')).toEqual([]);
});
