import type { RecordPart, RecordAccessesPage } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { personOf, TestCase } from '../../journeys/testing/case.js';
import { caseOf } from '../../journeys/testing/papers.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const PARTS: [path: string, part: RecordPart][] = [
  ['medical-opinions', 'opinions'],
  ['check-ins', 'check_ins'],
  ['health-summary', 'patient_details'],
];

const readings = (journey: string) =>
  api.database.rows<{ part: string; role: string; what: string }>(
    'select part, role, what from record_accesses where journey_id = $1 order by at, id',
    [journey],
  );

test.each(PARTS)('reading %s is written down for others than the patient, once a visit', async (path, part) => {
  const [one, staff] = [await TestCase.begin(api), await personOf(api, 'ayana_staff')];
  const read = async (token: string) =>
    (await api.call('GET', `/${path}?journey_id=${one.journey_id}`, { token })).status;
  expect([await read(one.patient.token), await readings(one.journey_id)]).toEqual([200, []]);
  expect([await read(staff.token), await read(staff.token)]).toEqual([200, 200]);
  const seen = { part, role: 'ayana_staff', what: 'viewed' };
  expect(await readings(one.journey_id)).toEqual([seen]);
  await read((await personOf(api, 'ayana_staff')).token);
  expect(await readings(one.journey_id)).toEqual([seen, seen]);
  await read((await personOf(api, 'unverified_user')).token);
  expect(await readings(one.journey_id)).toHaveLength(2);
});

test('reading a part again a quarter of an hour later is another reading', async () => {
  const [one, staff] = [await TestCase.begin(api), await personOf(api, 'ayana_staff')];
  await api.database.rows(
    `insert into record_accesses (id, journey_id, part, by_user_id, role, what, at)
     values (gen_random_uuid(), $1, 'opinions', $2, 'ayana_staff', 'viewed', now() - interval '16 minutes')`,
    [one.journey_id, staff.id],
  );
  await api.call('GET', `/medical-opinions?journey_id=${one.journey_id}`, { token: staff.token });
  expect(await readings(one.journey_id)).toHaveLength(2);
});

test('reading the case is written down once for each who works on it, by whichever page, and not for the patient and companions', async () => {
  const [one, staff, doctor, son] = [
    await TestCase.begin(api),
    await personOf(api, 'ayana_staff'),
    await personOf(api, 'doctor'),
    await personOf(api, 'unverified_user'),
  ];
  const work = await one.assign('opinion', doctor);
  await caseOf(api).companion(one.journey_id, son.id, ['see_journey']);
  const paths = [`/patient-journeys/${one.journey_id}`, `/cases/${one.journey_id}`, `/assignments/${work}`];
  for (const person of [one.patient, son])
    await Promise.all(paths.map((path) => api.call('GET', path, { token: person.token })));
  expect(await readings(one.journey_id)).toEqual([]);
  // A page reads several of them at once.
  await Promise.all(paths.map((path) => api.call('GET', path, { token: staff.token })));
  expect(await readings(one.journey_id)).toEqual([{ part: 'journey', role: 'ayana_staff', what: 'viewed' }]);
  const answers = await Promise.all(paths.map((path) => api.call('GET', path, { token: doctor.token })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const opened = await one.own<RecordAccessesPage>('GET', `/record-accesses?journey_id=${one.journey_id}`);
  expect(opened.body.items.map(({ part, work: kind, by }) => [part, kind, by.id])).toEqual([
    ['journey', 'opinion', doctor.id],
    ['journey', null, staff.id],
  ]);
});
