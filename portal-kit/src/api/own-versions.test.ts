import { answerApi, resetKit, signInAs } from '../testing';
import { api } from './client';

const ROW = '0198c5a0-0000-7000-8000-000000000001';
const OTHER = '0198c5a0-0000-7000-8000-000000000002';

let restore = (): void => {};
beforeEach(() => {
  resetKit();
  signInAs('ayana_staff');
});
afterEach(() => restore());

/** An API whose row has a version that each change raises, and refuses an older one. */
function rowApi(row: string, answersAbout = row) {
  const state = { version: 1 };
  const change = (request: Request): Response => {
    if (request.headers.get('if-match') !== `"${state.version}"`)
      return Response.json({ status: 412, code: 'stale_version', detail: 'Changed by someone else.' }, { status: 412 });
    state.version += 1;
    return Response.json({ id: answersAbout }, { headers: { etag: `"${state.version}"` } });
  };
  const network = answerApi({ [`PATCH /broadcasts/${row}`]: change, [`POST /broadcasts/${row}/transitions`]: change });
  restore = network.restore;
  return state;
}
const params = (id: string, version: number) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });
const save = (id: string, version: number) =>
  api.PATCH('/broadcasts/{id}', { params: params(id, version), body: { title: 'A title' } } as never);
const submit = (id: string, version: number) =>
  api.POST('/broadcasts/{id}/transitions', { params: params(id, version), body: { name: 'submit' } } as never);

test('what follows one’s own change before the page is read again is accepted', async () => {
  const state = rowApi(ROW);
  await save(ROW, 1);
  await save(ROW, 1);
  await submit(ROW, 1);
  expect(state.version).toBe(4);
});

test('a change by someone else in between is still refused', async () => {
  const state = rowApi(OTHER);
  await save(OTHER, 1);
  state.version += 1;
  await expect(submit(OTHER, 1)).rejects.toMatchObject({ code: 'stale_version' });
  await expect(submit(OTHER, 2)).rejects.toMatchObject({ code: 'stale_version' });
});

test('a version of another row says nothing about this one', async () => {
  const row = '0198c5a0-0000-7000-8000-000000000003';
  const state = rowApi(row, OTHER);
  await save(row, 1);
  await expect(submit(row, 1)).rejects.toMatchObject({ code: 'stale_version' });
  expect(state.version).toBe(2);
});
