import '../../platform/languages/register.js';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { assign, beginJourney, userIdOf } from './testing/journeys.js';

let api: TestApi;
let journey_id: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  journey_id = (await beginJourney(api)).id;
});

const idOf = async (text: string): Promise<string> =>
  (await api.database.rows<{ id: string }>(`${text} returning id`, [journey_id]))[0]?.id ?? '';
const task = () =>
  idOf(`insert into journey_tasks (id, journey_id, stage_number, title, owner_kind, status, version, created_at, updated_at)
    values (gen_random_uuid(), $1, 2, 'Call', 'case_manager', 'open', 1, now(), now())`);
const checkIn = () =>
  idOf(`insert into check_ins (id, journey_id, day, due_on, red_flags, answered_at, created_at, updated_at)
    values (gen_random_uuid(), $1, 3, now(), '{}', now(), now(), now())`);
const work = async () => assign(api, journey_id, 'opinion', { user: await userIdOf(api, 'doctor') });

const CHANGES: [table: string, row: () => Promise<string>, change: (id: string) => Promise<{ status: number }>][] = [
  [
    'assignments',
    work,
    (id) => api.call('PATCH', `/assignments/${id}`, { as: 'ayana_staff', body: { brief: 'Please hurry.' } }),
  ],
  [
    'journey_tasks',
    task,
    (id) => api.call('PATCH', `/journey-tasks/${id}`, { as: 'ayana_staff', body: { status: 'done' } }),
  ],
  ['check_ins', checkIn, (id) => api.call('POST', `/check-ins/${id}/seen`, { as: 'ayana_staff' })],
];

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test.each(CHANGES)('a change of %s locks the journey first, as a stage update does', async (table, row, change) => {
  const id = await row();
  const answer = await withClient(api.database.url, async (client) => {
    await client.query('begin');
    await client.query('select 1 from patient_journeys where id = $1 for update', [journey_id]);
    const changed = change(id);
    await eventually(async () => (await api.database.rows(WAITING)).length > 0);
    // It does not hold the row while it waits for the journey.
    await client.query(`select 1 from ${table} where id = $1 for update nowait`, [id]);
    await client.query('commit');
    return changed;
  });
  expect(answer.status).toBeLessThan(300);
});

test('work, tasks and stages changed at once while the case is closed and opened all end', async () => {
  const [ids, tasks] = [
    await Promise.all(Array.from({ length: 4 }, () => work())),
    await Promise.all([task(), task(), task(), task()]),
  ];
  const as = 'ayana_staff';
  const answers = await Promise.all([
    ...ids.map((id) => api.call('PATCH', `/assignments/${id}`, { as, body: { status: 'done' } })),
    ...tasks.map((id) => api.call('PATCH', `/journey-tasks/${id}`, { as, body: { status: 'done' } })),
    ...[2, 3, 4].map((stage) =>
      api.call('POST', '/rpc/update_journey_stage', {
        as,
        body: { p_journey_id: journey_id, p_stage_number: stage, p_status: 'completed' },
      }),
    ),
    api.call('PATCH', `/patient-journeys/${journey_id}`, { as, body: { status: 'closed', closed_reason: 'No' } }),
    api.call('PATCH', `/patient-journeys/${journey_id}`, { as, body: { status: 'open' } }),
  ]);
  // 409: the case was closed first.
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
});
