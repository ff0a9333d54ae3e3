import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf } from '../journeys/testing/case.js';

type Answered = DoctorHours & Pick<Problem, 'code'>;

let api: TestApi;
let own: Hospital;
let other: Hospital;
let doctor: Person;
let id = '';
beforeAll(async () => {
  api = await startApi();
  [own, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
  doctor = await personOf(api, 'doctor');
  const [row] = await api.database.rows<{ id: string }>(
    'select id from doctors where hospital_id = $1 and is_active and video_fee_usd is not null limit 1',
    [own.id],
  );
  id = row?.id ?? '';
  await api.database.rows('update doctors set user_id = $1 where id = $2', [doctor.id, id]);
  await api.database.rows(`update partner_members set role = 'member'`);
});
afterAll(() => api.close());

const call = (method: string, path: string, { token }: Person, body?: object) =>
  api.call<Answered>(method, `/hospital-doctor-hours/${id}${path}`, { token, ...(body ? { body } : {}) });
const WEEK = {
  time_zone: 'Asia/Kolkata',
  hours: [{ weekday: 1, from_time: '09:00', to_time: '12:00', kinds: ['video'] }],
};
const OFF = { kind: 'off', first_day: '2099-11-24' };
const bells = () =>
  api.database.rows<{ path: string }>(
    `select metadata->>'path' as path from patient_notifications where patient_id = $1`,
    [doctor.id],
  );

test('a member changes the hours of an own doctor: who did it is noted, and the doctor hears of it', async () => {
  expect((await call('GET', '', own.person)).body).toMatchObject({ doctor: { id }, may_change: true });
  const { status, body } = await call('PUT', '', own.person, WEEK);
  expect([status, body]).toMatchObject([200, { ...WEEK, updated_by: { id: own.person.id } }]);
  expect(await bells()).toEqual([{ path: '/doctor-portal/hours' }]);
  const own_page = await api.call<DoctorHours>('GET', '/doctor-hours', { token: doctor.token });
  expect(own_page.body).toMatchObject({ ...WEEK, updated_by: { id: own.person.id } });
  await api.call('PUT', '/doctor-hours', { token: doctor.token, body: WEEK });
  expect(await bells()).toHaveLength(1);
});

test('days off are added and removed; notes of the doctor are not shown to the hospital', async () => {
  const noted = { ...OFF, first_day: '2099-12-01', note: 'An operation' };
  await api.call('POST', '/doctor-hours/exceptions', { token: doctor.token, body: noted });
  const { status, body } = await call('POST', '/exceptions', own.person, OFF);
  expect([status, body.exceptions.map(({ note }) => note)]).toEqual([201, [null, null]]);
  const removed = await call('DELETE', `/exceptions/${body.exceptions[0]?.id ?? ''}`, own.person);
  expect([removed.status, removed.body.exceptions.length]).toEqual([200, 1]);
});

test('another hospital finds nothing, and who may only read changes nothing', async () => {
  const writes = [
    ['PUT', '', WEEK],
    ['POST', '/exceptions', OFF],
    ['DELETE', `/exceptions/${other.id}`, undefined],
  ] as const;
  expect((await call('GET', '', other.person)).status).toBe(404);
  for (const [method, path, body] of writes) expect((await call(method, path, other.person, body)).status).toBe(404);
  await api.database.rows(`update partner_members set role = 'read_only' where user_id = $1`, [own.person.id]);
  expect((await call('GET', '', own.person)).body.may_change).toBe(false);
  for (const [method, path, body] of writes) expect((await call(method, path, own.person, body)).status).toBe(403);
});
