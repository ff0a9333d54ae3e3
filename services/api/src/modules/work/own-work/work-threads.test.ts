import type { WorkThreadsPage } from '@ayana/contracts/journey';
import '../../../platform/languages/register.js';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { caseRowsOf, inHours } from '../../journeys/testing/case-rows.js';
import { type Hospital, hospitalOf, type Person, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let rows: ReturnType<typeof caseRowsOf>;
let its: TestCase;
let hospital: Hospital;
let other: Hospital;
beforeAll(async () => {
  api = await startApi();
  rows = caseRowsOf(api);
  its = await TestCase.begin(api);
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const threads = async (who: Person, query = '') =>
  (await api.call<WorkThreadsPage>('GET', `/work-threads${query}`, { token: who.token })).body;

test('the threads of all own work are listed, unread ones first, and only those', async () => {
  const manager = await rows.userId('ayana_staff');
  const begin = async (hours: number, text: string) => {
    const work = await its.assign('referral', hospital, 'accepted');
    const thread = await rows.thread(its.journey_id, 'partner', work);
    await rows.message(thread, manager, text, inHours(hours));
    await api.database.rows('update threads set updated_at = $2 where id = $1', [thread, inHours(hours)]);
    return thread;
  };
  const [old, read, newest] = [await begin(-50, 'Old'), await begin(-2, 'Read'), await begin(-3, 'New')];
  await rows.readUntil(read, hospital.person.id, inHours(0));
  const { items } = await threads(hospital.person);
  expect(items.map(({ id, text, unread_count }) => [id, text, unread_count])).toEqual([
    [newest, 'New', 1],
    [old, 'Old', 1],
    [read, 'Read', 0],
  ]);
  expect(items[0]?.work).toMatchObject({ kind: 'referral', patient_name: null });
  const first = await threads(hospital.person, '?limit=2');
  const rest = await threads(hospital.person, `?limit=2&cursor=${first.next_cursor ?? ''}`);
  expect(rest.items.map(({ id }) => id)).toEqual([read]);
  expect((await threads(other.person)).items).toEqual([]);
  expect((await threads(its.patient)).items).toEqual([]);
  await api.database.rows(`update assignments set status = 'cancelled'`);
  expect((await threads(hospital.person)).items).toEqual([]);
});
