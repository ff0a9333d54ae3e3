import '../../../platform/languages/register.js';
import type { Role } from '@ayana/contracts/identity';
import type { PatientJourney } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { duringChange } from '../../../../test/support/during-change.js';
import { assign, beginJourney, partnerOf, userIdOf } from '../testing/journeys.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const complete = (p_journey_id: string, as: Role, p_stage_number = 3) =>
  api.call<PatientJourney & Pick<Problem, 'code'>>('POST', '/rpc/update_journey_stage', {
    as,
    body: { p_journey_id, p_stage_number, p_status: 'completed', p_notes: 'The report is signed.' },
  });
const journeyWithData = () => beginJourney(api, { journey_data: { secret: 'of the staff' } });

test('a doctor completes a stage of a case handed to them, and reads nothing of its data', async () => {
  const { id } = await journeyWithData();
  expect((await complete(id, 'doctor')).status).toBe(404);
  await assign(api, id, 'opinion', { user: await userIdOf(api, 'doctor') });
  const { status, body, text } = await complete(id, 'doctor');
  expect([status, body.stage_statuses['3']?.status]).toEqual([200, 'completed']);
  expect(text).not.toContain('of the staff');
  const [line] = await api.database.rows<{ actor_id: string; text: string }>(
    `select actor_id, text from journey_entries where journey_id = $1 and event = 'stage'`,
    [id],
  );
  expect(line).toEqual({ actor_id: await userIdOf(api, 'doctor'), text: 'The report is signed.' });
});

test('so does everyone of a partner with work on it, until the work is declined or taken back', async () => {
  const { id } = await journeyWithData();
  const assignment = await assign(api, id, 'referral', { partner: await partnerOf(api, 'partner/hospital') });
  expect((await complete(id, 'partner/hospital')).status).toBe(200);
  for (const status of ['declined', 'cancelled']) {
    await api.database.rows('update assignments set status = $1 where id = $2', [status, assignment]);
    expect((await complete(id, 'partner/hospital')).status).toBe(404);
  }
});

test('work that is not accepted yet, or is done, gives no right; the last stage is for the staff', async () => {
  const { id } = await journeyWithData();
  const assignment = await assign(api, id, 'opinion', { user: await userIdOf(api, 'doctor') }, 'offered');
  for (const status of ['offered', 'done']) {
    await api.database.rows('update assignments set status = $1 where id = $2', [status, assignment]);
    expect([status, (await complete(id, 'doctor')).body.code]).toEqual([status, 'not_allowed']);
  }
  await api.database.rows(`update assignments set status = 'accepted' where id = $1`, [assignment]);
  expect((await complete(id, 'doctor', 10)).body.code).toBe('not_allowed');
  expect((await complete(id, 'doctor', 9)).status).toBe(200);
});

test('work that is declined while the stage waits for the journey gives no right', async () => {
  const { id } = await journeyWithData();
  const assignment = await assign(api, id, 'opinion', { user: await userIdOf(api, 'doctor') });
  const declined = `with work as (update assignments set status = 'declined' where id = $1 returning journey_id)
    select 1 from patient_journeys where id = (select journey_id from work) for update`;
  await api.signIn('doctor');
  const answer = await duringChange(api.database, declined, [assignment], () => complete(id, 'doctor'));
  expect(answer.status).toBe(404);
});

test('the patient and a companion see the journey and do not change it; a stranger sees none', async () => {
  const { id } = await journeyWithData();
  await api.database.add('companions', {
    journey_id: id,
    user_id: await userIdOf(api, 'unverified_user'),
    relation: 'daughter',
  });
  const before = await api.database.rows('select * from patient_journeys where id = $1', [id]);
  for (const [as, code] of [
    ['patient', 'not_allowed'],
    ['unverified_user', 'not_allowed'],
    ['laboratory_partner', 'not_found'],
  ] as const)
    expect([as, (await complete(id, as)).body.code]).toEqual([as, code]);
  expect(await api.database.rows('select * from patient_journeys where id = $1', [id])).toEqual(before);
});
