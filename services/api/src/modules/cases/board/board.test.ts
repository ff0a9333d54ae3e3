import '../../../platform/languages/register.js';
import type { BoardCard, Board } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { caseRowsOf, inHours } from '../../journeys/testing/case-rows.js';

type Reader = 'ayana_staff' | 'doctor' | 'patient';

let api: TestApi;
let rows: ReturnType<typeof caseRowsOf>;
let me: string;
beforeAll(async () => {
  api = await startApi();
  rows = caseRowsOf(api);
  me = await rows.userId('ayana_staff');
  await api.database.rows(`update users set country = 'Kenya' where id = $1`, [await rows.userId('patient')]);
});
afterAll(() => api.close());
beforeEach(() => api.database.rows(`update patient_journeys set status = 'closed'`));

const board = async (query = '', as: Reader = 'ayana_staff') =>
  (await api.call<Board>('GET', `/case-board${query}`, { as })).body.columns;
const cards = async (stage: number, query = '', as: Reader = 'ayana_staff'): Promise<BoardCard[]> =>
  (await board(query, as)).find((column) => column.stage === stage)?.items ?? [];
const complete = (id: string, stage: number) =>
  api.call('POST', '/rpc/update_journey_stage', {
    as: 'ayana_staff',
    body: { p_journey_id: id, p_stage_number: stage, p_status: 'completed' },
  });

test('a case is in the column of its first stage that is not completed', async () => {
  const id = await rows.journey(me);
  expect((await board()).map(({ stage }) => stage)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await cards(2)).toEqual([
    {
      id,
      kind: 'journey',
      case_number: expect.stringMatching(/^AY-/),
      stage: 2,
      status: 'open',
      patient: expect.any(String),
      country: 'Kenya',
      treatment: null,
      priority_level: null,
      case_manager: { id: me, name: expect.any(String) },
      due_at: null,
    },
  ]);
  await complete(id, 2);
  expect((await cards(3)).map((card) => card.id)).toEqual([id]);
  await complete(id, 10);
  expect((await cards(10)).map((card) => card.id)).toEqual([id]);
});

test('the soonest due come first, and a column says how many it has', async () => {
  const [late, soon, never] = [await rows.journey(), await rows.journey(), await rows.journey()];
  await rows.task(soon, 'Soon', inHours(2));
  await rows.task(soon, 'Later', inHours(50), { kind: 'patient' });
  await rows.task(late, 'Late', inHours(-2));
  expect((await cards(2)).map(({ id, due_at }) => [id, due_at])).toEqual([
    [late, inHours(-2).toISOString()],
    [soon, inHours(2).toISOString()],
    [never, null],
  ]);
  const [, column] = await board('?limit=1');
  expect([column?.total, column?.items.map(({ id }) => id)]).toEqual([3, [late]]);
});

test('the board is filtered by case manager, country and state', async () => {
  const [mine, free, paused] = [await rows.journey(me), await rows.journey(), await rows.journey(me)];
  await api.database.rows(`update patient_journeys set status = 'paused' where id = $1`, [paused]);
  const ids = async (query: string) => (await cards(2, query)).map(({ id }) => id);
  expect(await ids('?case_manager=me&status=open')).toEqual([mine]);
  expect(await ids('?case_manager=none')).toEqual([free]);
  expect(await ids(`?case_manager=${me}&status=paused`)).toEqual([paused]);
  expect(await ids('?country=Kenya')).toHaveLength(3);
  expect(await ids('?country=Nepal')).toEqual([]);
});

test('the first column has the requests that no journey has grown from', async () => {
  const [treatment] = await api.database.rows<{ id: string; name: string }>(
    'select id, name from treatments where is_active order by name limit 1',
  );
  const { body } = await api.call<{ id: string }>('POST', '/treatment-requests', {
    as: 'patient',
    body: { treatment_id: treatment?.id, priority_level: 'urgent' },
  });
  expect(await cards(1)).toEqual([
    expect.objectContaining({ id: body.id, kind: 'request', treatment: treatment?.name, priority_level: 'urgent' }),
  ]);
  expect(await cards(1, '?case_manager=me')).toEqual([]);
  expect(await cards(1, '?country=Nepal')).toEqual([]);
  await api.call('PATCH', `/treatment-requests/${body.id}`, { as: 'ayana_staff', body: { status: 'declined' } });
  expect(await cards(1)).toEqual([]);
});

test('a doctor’s board has only cases handed to them, without names; patients have none', async () => {
  const id = await rows.journey(me);
  await rows.journey(me);
  expect((await board('', 'doctor')).flatMap(({ items }) => items)).toEqual([]);
  await rows.assignment(id, 'opinion', await rows.userId('doctor'), inHours(48));
  expect(await cards(2, '', 'doctor')).toEqual([expect.objectContaining({ id, patient: null, country: null })]);
  expect((await api.call('GET', '/case-board', { as: 'patient' })).status).toBe(403);
});
