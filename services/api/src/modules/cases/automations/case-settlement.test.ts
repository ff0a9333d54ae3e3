import '../../../platform/languages/register.js';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { CaseSettlement } from '../../journeys/index.js';
import { TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A case as it was before there were facts. */
async function oldCase(status: string): Promise<TestCase> {
  const one = await TestCase.begin(api);
  await api.database.rows(
    `update patient_journeys set facts_settled_at = null, facts_since = now() + interval '1 hour' where id = $1`,
    [one.journey_id],
  );
  await api.database.rows('update treatment_requests set status = $2, set_status = null where id = $1', [
    one.request_id,
    status,
  ]);
  return one;
}
const open = ({ journey_id }: TestCase) =>
  api.database.rows<{ automation: string }>(
    `select automation from journey_tasks where journey_id = $1 and status = 'open' order by automation`,
    [journey_id],
  );
const requestOf = async ({ request_id }: TestCase) =>
  (
    await api.database.rows('select status, set_status, set_status_by from treatment_requests where id = $1', [
      request_id,
    ])
  )[0];
const told = ({ journey_id }: TestCase) =>
  api.database.rows('select id from patient_notifications where journey_id = $1', [journey_id]);

test('what facts end is ended once, the status follows, and nobody is told', async () => {
  const one = await oldCase('in_review');
  for (const automation of ['ask_quotes', 'plan_travel.visa'])
    await api.database.add('journey_tasks', { journey_id: one.journey_id, automation, status: 'open' });
  const [hospital] = await api.database.rows<{ id: string }>('select id from partner_hospitals order by id limit 1');
  await api.database.add('quotes', {
    journey_id: one.journey_id,
    partner_hospital_id: hospital?.id,
    status: 'accepted',
    sent_at: new Date(),
    decided_at: new Date(),
  });
  const before = (await told(one)).length;
  await api.app.get(CaseSettlement, { strict: false }).run();
  // Nobody was asked for the letter: the case manager is now.
  expect(await open(one)).toEqual([{ automation: 'plan_travel.visa' }, { automation: 'travel.visa_letter.1' }]);
  expect(await requestOf(one)).toMatchObject({ status: 'accepted', set_status: null });
  expect(await told(one)).toHaveLength(before);
  const [left] = await api.database.rows('select id from patient_journeys where facts_settled_at is null limit 1');
  expect(left).toBeUndefined();
});

test('a status that says more than has happened stays, and is put on the list of the staff', async () => {
  const one = await oldCase('scheduled');
  await api.app.get(CaseSettlement, { strict: false }).run();
  expect(await requestOf(one)).toEqual({ status: 'scheduled', set_status: 'scheduled', set_status_by: null });
  expect(await open(one)).toEqual([{ automation: 'facts_missing' }]);
});
