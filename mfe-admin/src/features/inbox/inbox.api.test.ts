import { api } from '@ayana/portal-kit';
import { inboxHref, inboxLoader } from './inbox.api';

const get = jest.spyOn(api, 'GET');
beforeEach(() => {
  get.mockReset().mockResolvedValue({ data: { items: [], next_cursor: null } });
});

const load = async (search: string): Promise<unknown[]> => {
  await inboxLoader({ request: new Request(`https://ayana.example/admin/inbox${search}`) } as never);
  const calls = get.mock.calls as unknown as [string, { params: object }][];
  return calls.map(([path, { params }]) => [path, params]);
};

test('a page of the list and its counts are read, not the whole inbox', async () => {
  expect(await load('?kind=contact&q=keya')).toEqual([
    ['/inbox', { query: { sort: 'due', limit: 50, open: true, assigned_to: 'me,none', kind: 'contact', q: 'keya' } }],
    ['/inbox/counts', { query: { kind: 'contact', q: 'keya' } }],
  ]);
});

test('a further page is read without the counts', async () => {
  expect(await load('?view=closed&sort=updated&cursor=next')).toEqual([
    ['/inbox', { query: { sort: 'updated', limit: 50, open: false, cursor: 'next' } }],
  ]);
});

test('an opened request is read without the list', async () => {
  expect(await load('?opened=one')).toEqual([['/inbox/{id}', { path: { id: 'one' } }]]);
});

test('an address leaves out the first view', () => {
  expect(inboxHref({ view: 'mine', q: 'a b' }, 'one')).toBe('/admin/inbox?q=a+b&request=one');
  expect(inboxHref({ view: 'open' })).toBe('/admin/inbox?view=open');
  expect(inboxHref({})).toBe('/admin/inbox');
});
