import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Desk, deskOf, type Detail, type Item } from '../testing/desk.js';

const UNKNOWN_ID = '01900000-0000-7000-8000-00000000dead';

let api: TestApi;
let desk: Desk;
let item: Item;
beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  item = await desk.published();
});
afterAll(() => api.close());

const asked = async (): Promise<Detail> => (await desk.ask(item)).body;
const patchTask = (id: string, taskId: string, body: object) =>
  api.call<Detail>('PATCH', `/service-requests/${id}/tasks/${taskId}`, { as: 'ayana_staff', body });

describe('comments', () => {
  test('of staff are mailed when they are public, and internal ones stay with the staff', async () => {
    const { id } = await asked();
    await desk.post(id, 'comments', { text: 'Which language?', visibility: 'public' });
    const { status, body } = await desk.post(id, 'comments', { text: 'A difficult family', visibility: 'internal' });
    expect(status).toBe(201);
    expect(body.entries.map(({ text }) => text)).toEqual([null, 'Which language?', 'A difficult family']);
    const seen = (await desk.detail(id, 'patient')).body;
    expect(seen.entries.map(({ text }) => text)).toEqual([null, 'Which language?']);
    const mails = (await desk.mails(id)).filter(({ template }) => template === 'service_request_comment');
    expect(mails).toMatchObject([
      { recipient: emailOf('patient'), data: { text: 'Which language?', path: `/requests/${id}` } },
    ]);
  });

  test('of the one who asked are public, and are not mailed to them', async () => {
    const { id } = await asked();
    const answer = await desk.post(id, 'comments', { text: 'Bengali', visibility: 'public' }, 'patient');
    expect(answer.body.entries.at(-1)).toMatchObject({ event: 'comment', actor: { name: 'Demo patient' } });
    expect(refusedFieldsOf(await desk.post(id, 'comments', { text: 'x', visibility: 'internal' }, 'patient'))).toEqual([
      'visibility',
    ]);
    expect((await desk.mails(id)).map(({ template }) => template)).toEqual(['service_request_asked']);
  });
});

test('who a request is for gets the same mails as who asked, but not their own comments', async () => {
  const staffItem = await desk.published({ ask_roles: ['ayana_staff', 'patient'] }, 'Airport pick-up');
  const { body } = await desk.ask(staffItem, { on_behalf_of: await desk.userId('patient') }, 'ayana_staff');
  await desk.post(body.id, 'comments', { text: 'At which gate?', visibility: 'public' }, 'patient');
  await desk.move(body.id, 'start');
  await desk.move(body.id, 'resolve', { note: 'The driver waits.' });
  const [staff, patient] = [emailOf('ayana_staff'), emailOf('patient')];
  expect((await desk.mails(body.id)).map(({ template, recipient }) => [template, recipient]).toSorted()).toEqual([
    ['service_request_asked', staff],
    ['service_request_asked', patient],
    ['service_request_comment', staff],
    ['service_request_resolved', staff],
    ['service_request_resolved', patient],
  ]);
});

test('tasks are added, given to someone, and done', async () => {
  const { id } = await asked();
  const admin = await desk.userId('admin');
  const added = await desk.post(id, 'tasks', { title: 'Call the agency', assigned_to: admin, due_at: '2031-01-01' });
  expect([added.status, added.body.tasks]).toMatchObject([
    201,
    [
      {
        title: 'Call the agency',
        status: 'open',
        assigned_to: { name: 'Demo admin' },
        due_at: '2031-01-01T00:00:00.000Z',
      },
    ],
  ]);
  const taskId = added.body.tasks[0]?.id ?? '';
  const done = await patchTask(id, taskId, { status: 'done', assigned_to: null, due_at: null });
  expect(done.body.tasks).toMatchObject([{ status: 'done', assigned_to: null, due_at: null }]);
  expect(done.body.tasks[0]?.done_at).not.toBeNull();
  const titles = (detail: Detail) =>
    detail.entries.filter(({ event }) => event === 'task').map(({ details }) => details);
  expect(titles(done.body)).toEqual([{ status: 'open' }, { status: 'done' }]);
  expect((await patchTask((await asked()).id, taskId, { status: 'open' })).status).toBe(404);
  expect(refusedFieldsOf(await desk.post(id, 'tasks', { title: 'x', assigned_to: UNKNOWN_ID }))).toEqual([
    'assigned_to',
  ]);
  const seen = (await desk.detail(id, 'patient')).body;
  expect([seen.tasks, seen.links, seen.entries.map(({ event }) => event)]).toEqual([[], [], ['asked']]);
});

test('links name what they lead to', async () => {
  const { id } = await asked();
  const other = await asked();
  await desk.post(id, 'links', { kind: 'service_request', subject_id: other.id });
  await desk.post(id, 'links', { kind: 'user', subject_id: await desk.userId('doctor') });
  const { body } = await desk.post(id, 'links', { kind: 'url', url: 'https://example.com/report' });
  expect(body.links.map(({ label }) => label)).toEqual([
    `${other.number} ${other.summary}`,
    'Demo doctor',
    'https://example.com/report',
  ]);
  for (const [link, field] of [
    [{ kind: 'url' }, 'url'],
    [{ kind: 'url', url: 'javascript:alert(1)' }, 'url'],
    [{ kind: 'user' }, 'subject_id'],
    [{ kind: 'user', subject_id: UNKNOWN_ID }, 'subject_id'],
    [{ kind: 'user', subject_id: UNKNOWN_ID, url: 'https://example.com' }, 'subject_id'],
  ] as const)
    expect(refusedFieldsOf(await desk.post(id, 'links', link))).toEqual([field]);
});

test('a link is removed, and the timeline says so', async () => {
  const { id } = await asked();
  const added = await desk.post(id, 'links', { kind: 'url', url: 'https://example.com/report' });
  const address = `/service-requests/${id}/links/${added.body.links[0]?.id}`;
  expect((await api.call('DELETE', address, { as: 'patient' })).status).toBe(403);
  const removed = await api.call<Detail>('DELETE', address, { as: 'ayana_staff' });
  expect([removed.status, removed.body.links]).toEqual([200, []]);
  expect(removed.body.entries.at(-1)).toMatchObject({ event: 'unlinked', visibility: 'internal' });
  expect((await api.call('DELETE', address, { as: 'ayana_staff' })).status).toBe(404);
});

describe('merging', () => {
  test('ends the duplicate, and both say so', async () => {
    const [one, other] = [await asked(), await asked()];
    const { status, body } = await desk.post(one.id, 'merge', { into: other.id });
    expect([status, body]).toMatchObject([
      200,
      { state: 'closed', outcome: 'merged', merged_into: { id: other.id, number: other.number }, transitions: [] },
    ]);
    const target = (await desk.detail(other.id)).body;
    expect(target.merged).toEqual([{ id: one.id, number: one.number, summary: one.summary }]);
    expect(target.entries.at(-1)).toMatchObject({ event: 'merged', details: { number: one.number } });
    expect(target.version).toBe(other.version + 1);
    expect((await desk.move(one.id, 'reopen')).body.code).toBe('illegal_transition');
    expect((await desk.post(other.id, 'merge', { into: one.id })).body.code).toBe('illegal_transition');
    expect(refusedFieldsOf(await desk.post(other.id, 'merge', { into: other.id }))).toEqual(['into']);
    expect(refusedFieldsOf(await desk.post(other.id, 'merge', { into: UNKNOWN_ID }))).toEqual(['into']);
  });

  test('of two requests into each other at once succeeds for one', async () => {
    const [one, other] = [await asked(), await asked()];
    const answers = await Promise.all([
      desk.post(one.id, 'merge', { into: other.id }),
      desk.post(other.id, 'merge', { into: one.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('saying how it went', () => {
  test('is for the one who asked, once it is resolved', async () => {
    const { id } = await asked();
    expect((await desk.post(id, 'satisfaction', { rating: 5 }, 'patient')).status).toBe(409);
    await desk.move(id, 'start');
    await desk.move(id, 'resolve', { note: 'The interpreter is booked.' });
    const mail = (await desk.mails(id)).find(({ template }) => template === 'service_request_resolved');
    expect(mail).toMatchObject({ recipient: emailOf('patient'), data: { text: 'The interpreter is booked.' } });
    expect((await desk.detail(id, 'patient')).body.may_rate).toBe(true);
    expect((await desk.post(id, 'satisfaction', { rating: 5 }, 'admin')).status).toBe(403);
    expect(refusedFieldsOf(await desk.post(id, 'satisfaction', { rating: 6 }, 'patient'))).toEqual(['rating']);
    const { body } = await desk.post(id, 'satisfaction', { rating: 4, comment: 'Quick and kind' }, 'patient');
    expect(body).toMatchObject({ satisfaction: 4, satisfaction_comment: 'Quick and kind' });
    expect(body.entries.at(-1)).toMatchObject({ event: 'rated', details: { rating: 4 }, text: 'Quick and kind' });
  });

  test('is not asked about a request that was cancelled', async () => {
    const { id } = await asked();
    await desk.move(id, 'cancel', {}, 'patient');
    expect((await desk.detail(id, 'patient')).body.may_rate).toBe(false);
    expect((await desk.post(id, 'satisfaction', { rating: 5 }, 'patient')).status).toBe(409);
  });
});
