import '../../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import type { PatientJourney, JourneyOverview } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { userIdOf } from '../../journeys/testing/journeys.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const overview = (as?: 'patient' | 'doctor' | 'ayana_staff') =>
  api.call<JourneyOverview | null>('GET', '/patient-journeys/overview', as === undefined ? {} : { as });

async function addTask(journey_id: string, owner_kind: string, title: string, due_at: string, status = 'open') {
  await api.database.add('journey_tasks', { journey_id, title, owner_kind, due_at, status });
}

async function addWork(journey_id: string, kind: string, status: string) {
  await api.database.rows(
    `insert into assignments (id, journey_id, kind, assignee_user_id, status, brief, version, created_at, updated_at)
      values ($1, $2, $3, $4, $5, 'Not for the patient.', 1, now(), now())`,
    [randomUUID(), journey_id, kind, await userIdOf(api, 'doctor'), status],
  );
}

test('without a journey it is null, and without a session it is refused', async () => {
  const { status, body } = await overview('doctor');
  expect([status, body]).toEqual([200, null]);
  expect((await overview()).status).toBe(401);
});

test('the patient sees who completed a stage, their own tasks in words, and the open work of others', async () => {
  const patient_id = await userIdOf(api, 'patient');
  const begun = await api.call<PatientJourney>('POST', '/patient-journeys', {
    as: 'ayana_staff',
    body: { patient_id },
  });
  const { id } = begun.body;
  await api.call('POST', '/rpc/update_journey_stage', {
    as: 'ayana_staff',
    body: { p_journey_id: id, p_stage_number: 2, p_status: 'completed' },
  });
  await api.database.rows(`update users set phone = '+91 44 5550 0199' where id = $1`, [
    await userIdOf(api, 'ayana_staff'),
  ]);
  await api.database.rows(
    `with hospital as (update partner_hospitals set phone = '+91 44 5550 0100' where id = (select id from partner_hospitals limit 1) returning id)
     insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, revision, created_at, updated_at)
     select gen_random_uuid(), $1, id, 1, 'accepted', 'USD', now(), 1, now(), now() from hospital`,
    [id],
  );
  await api.database.rows('update patient_journeys set case_manager_id = $1 where id = $2', [
    await userIdOf(api, 'ayana_staff'),
    id,
  ]);
  await addTask(id, 'patient', 'Send your passport', '2026-12-05T10:00:00Z');
  await addTask(id, 'patient', 'Send your reports', '2026-12-01T10:00:00Z');
  await addTask(id, 'case_manager', 'Ask the slow hospital again', '2026-12-02T10:00:00Z');
  await addTask(id, 'patient', 'Done before', '2026-11-01T10:00:00Z', 'done');
  await addWork(id, 'opinion', 'accepted');
  await addWork(id, 'lodging', 'done');

  const { status, body, headers } = await overview('patient');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const staff = expect.stringMatching(/staff/i) as string;
  expect(body).toMatchObject({
    journey: { id, current_stage: 2 },
    treatment: null,
    case_manager: { name: staff, phone: '+91 44 5550 0199' },
    hospital: { name: expect.any(String) as string, phone: '+91 44 5550 0100' },
    completed: [
      { number: 1, completed_by: staff },
      { number: 2, completed_by: staff },
    ],
    work: [{ kind: 'opinion', status: 'accepted' }],
  });
  expect(body?.tasks.map(({ title, owner_kind }) => [owner_kind, title])).toEqual([
    ['patient', 'Send your reports'],
    ['case_manager', null],
    ['patient', 'Send your passport'],
  ]);
  expect(body?.tasks[0]?.version).toBe(1);
  expect(JSON.stringify(body)).not.toMatch(/slow hospital|Not for the patient/);
  expect((await overview('ayana_staff')).body).toBeNull();
  // However much the others have to do before: what is the patient's is never cut off.
  for (let at = 0; at < 30; at += 1) await addTask(id, 'case_manager', `Call ${at}`, '2026-11-20T10:00:00Z');
  const later = (await overview('patient')).body?.tasks ?? [];
  expect(later).toHaveLength(33);
  expect(later.filter(({ owner_kind }) => owner_kind === 'patient')).toHaveLength(2);
});

test('the address of a journey shows that one, if it is the reader’s own', async () => {
  const begin = async (role: 'patient' | 'doctor') => {
    return api.database.add('patient_journeys', { patient_id: await userIdOf(api, role) });
  };
  const [first, second, foreign] = [await begin('patient'), await begin('patient'), await begin('doctor')];
  const named = (id: string) =>
    api.call<JourneyOverview>('GET', `/patient-journeys/overview?journey_id=${id}`, { as: 'patient' });
  expect((await overview('patient')).body?.journey.id).toBe(second);
  expect((await named(first)).body.journey.id).toBe(first);
  for (const id of [foreign, randomUUID()]) expect((await named(id)).status).toBe(404);
  expect((await named('none')).status).toBe(422);
});
