import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { fixedId } from '../../seeds/fixed-id.js';
import { DOCTOR, NEXT, SUNDAY, TEN, visitorOf } from '../appointments/testing/visitor.js';
import { type Person, personOf } from '../journeys/testing/case.js';

type Answered = DoctorHours & Pick<Problem, 'code' | 'errors'>;

let api: TestApi;
let doctor: Person;
beforeAll(async () => {
  api = await startApi();
  doctor = await personOf(api, 'doctor');
  await api.database.rows('update doctors set user_id = $1 where id = $2', [doctor.id, DOCTOR]);
});
afterAll(() => api.close());

const SEEDED = [
  { weekday: 2, from_time: '10:00', to_time: '13:00', kinds: ['video', 'phone'] },
  { weekday: 4, from_time: '14:00', to_time: '17:00', kinds: ['video', 'phone'] },
  { weekday: 5, from_time: '18:00', to_time: '20:15', kinds: ['video', 'phone'] },
  { weekday: 6, from_time: '14:00', to_time: '17:00', kinds: ['video', 'phone'] },
];
const WEEK = { time_zone: 'Asia/Kolkata', hours: SEEDED };

const { free, hold, held, booked, send, form, refusedHold } = visitorOf(() => api);
const call = (method: string, path: string, body?: object, { token }: Person = doctor, headers: object = {}) =>
  atTime(api, SUNDAY, () =>
    api.call<Answered>(method, `/doctor-hours${path}`, { token, ...(body ? { body } : {}), headers: { ...headers } }),
  );
const except = (body: object) => call('POST', '/exceptions', body);
const TUESDAY_OFF = { kind: 'off', first_day: '2026-11-24' };

afterEach(async () => {
  await api.database.rows('delete from appointments');
  await api.database.rows('delete from doctor_exceptions');
  expect((await call('PUT', '', WEEK)).status).toBe(200);
});

test('a doctor without changes has the hours of the catalogue; an account without a doctor has none', async () => {
  const { status, body } = await call('GET', '');
  expect([status, body]).toMatchObject([200, { doctor: { id: DOCTOR }, exceptions: [], talks: [], ...WEEK }]);
  const other = await call('GET', '', undefined, await personOf(api, 'doctor'));
  expect([other.status, other.body]).toEqual([200, null]);
  const patient = await call('GET', '', undefined, await personOf(api, 'patient'));
  expect(patient.status).toBe(403);
});

test('changed hours are free, in the list of doctors and on the page, at once', async () => {
  expect(await free()).toContain(TEN);
  const evening = { weekday: 2, from_time: '20:00', to_time: '21:30', kinds: ['video'] };
  const { status } = await call('PUT', '', { ...WEEK, hours: [evening] });
  expect(status).toBe(200);
  expect(await free()).toEqual(['2026-11-24T14:30:00.000Z', '2026-11-24T15:15:00.000Z']);
  expect(await free('phone')).toEqual([]);
  const shown = await atTime(api, SUNDAY, () =>
    api.call<{ next_free_at: string; availability: object[]; schedule?: object }>('GET', `/doctors/${DOCTOR}`),
  );
  expect(shown.body).toMatchObject({ next_free_at: '2026-11-24T14:30:00.000Z', availability: [evening] });
  expect(shown.body.schedule).toBeUndefined();
  // In another zone the same hours are at other instants.
  await call('PUT', '', { time_zone: 'Asia/Dubai', hours: [evening] });
  expect(await free()).toContain('2026-11-24T16:00:00.000Z');
});

test('a week that cannot be is refused at its fields, and nothing changes', async () => {
  const line = { weekday: 1, from_time: '09:00', to_time: '12:00', kinds: ['video'] };
  const faults = await call('PUT', '', {
    time_zone: 'Asia/Kolkata',
    hours: [
      line,
      { ...line, from_time: '11:00' },
      { ...line, weekday: 2, to_time: '08:00' },
      { ...line, weekday: 3, kinds: [] },
    ],
  });
  expect(refusedFieldsOf(faults)).toEqual(['hours.1.from_time', 'hours.2.to_time', 'hours.3.kinds']);
  expect(refusedFieldsOf(await call('PUT', '', { ...WEEK, time_zone: 'India/Nowhere' }))).toEqual(['time_zone']);
  await api.database.rows('update doctors set phone_fee_usd = null where id = $1', [DOCTOR]);
  expect(refusedFieldsOf(await call('PUT', '', WEEK))).toEqual([0, 1, 2, 3].map((at) => `hours.${at}.kinds`));
  await api.database.rows('update doctors set phone_fee_usd = 30 where id = $1', [DOCTOR]);
  expect((await call('GET', '')).body.hours).toEqual(SEEDED);
});

test('a change of what someone else has changed since is refused', async () => {
  const { body } = await call('GET', '');
  const version = { 'if-match': `"${body.version}"` };
  const saved = await call('PUT', '', WEEK, doctor, version);
  expect([saved.status, saved.body.updated_by?.id]).toEqual([200, doctor.id]);
  const { status, body: problem } = await call('PUT', '', WEEK, doctor, version);
  expect([status, problem.code]).toEqual([412, 'stale_version']);
});

test('a day off has no free times until it is removed', async () => {
  const { status, body } = await except({ ...TUESDAY_OFF, note: 'Conference' });
  expect([status, body.exceptions]).toMatchObject([
    201,
    [
      {
        kind: 'off',
        first_day: '2026-11-24',
        last_day: '2026-11-24',
        from_time: null,
        kinds: null,
        note: 'Conference',
      },
    ],
  ]);
  expect(await free()).toEqual([]);
  await refusedHold();
  const id = body.exceptions[0]?.id ?? '';
  const other = await personOf(api, 'doctor');
  await api.database.rows('update doctors set user_id = $1 where id = $2', [other.id, fixedId('0006', 3)]);
  expect((await call('DELETE', `/exceptions/${id}`, undefined, other)).status).toBe(404);
  expect((await call('DELETE', `/exceptions/${id}`)).body.exceptions).toEqual([]);
  expect(await free()).toContain(TEN);
});

test('extra hours can be booked, hours off cannot', async () => {
  const day = '2026-11-24';
  await except({ kind: 'extra', first_day: day, from_time: '20:00', to_time: '20:45', kinds: ['video'] });
  await except({ kind: 'off', first_day: day, from_time: '10:00', to_time: '12:00' });
  expect(await free()).toEqual(['2026-11-24T06:45:00.000Z', '2026-11-24T14:30:00.000Z']);
  await held({ starts_at: '2026-11-24T14:30:00.000Z' });
});

test('days that cannot be are refused at their fields', async () => {
  const day = '2026-11-24';
  expect(refusedFieldsOf(await except({ kind: 'off', first_day: '2026-11-21' }))).toEqual(['first_day']);
  expect(refusedFieldsOf(await except({ kind: 'off', first_day: day, last_day: '2026-11-23' }))).toEqual(['last_day']);
  expect(refusedFieldsOf(await except({ kind: 'off', first_day: day, last_day: '2027-11-25' }))).toEqual(['last_day']);
  expect(refusedFieldsOf(await except({ kind: 'off', first_day: day, from_time: '10:00' }))).toEqual(['to_time']);
  expect(refusedFieldsOf(await except({ kind: 'extra', first_day: day, kinds: ['video'] }))).toEqual(['from_time']);
  expect(
    refusedFieldsOf(await except({ kind: 'extra', first_day: day, from_time: '12:00', to_time: '11:00' })),
  ).toEqual(['kinds', 'to_time']);
});

test('a talk that is booked stays when its day is closed, and is shown as outside', async () => {
  const { slot } = await booked();
  const { body } = await except(TUESDAY_OFF);
  expect(body.talks).toEqual([
    {
      id: slot.slot_id,
      kind: 'video',
      starts_at: TEN,
      ends_at: NEXT,
      time_zone: 'Africa/Nairobi',
      initials: 'A. O.',
      is_within: false,
    },
  ]);
  await call('DELETE', `/exceptions/${body.exceptions[0]?.id}`);
  expect((await call('GET', '')).body.talks).toMatchObject([{ is_within: true }]);
});

test('a time that is only held is released by a day off, and cannot be booked any more', async () => {
  const { slot_id } = await held();
  await except(TUESDAY_OFF);
  const { status, body } = await send<Problem>(form(slot_id));
  expect([status, body.code]).toEqual([409, 'slot_taken']);
  const [row] = await api.database.rows<{ status: string }>('select status from appointments where id = $1', [slot_id]);
  expect(row?.status).toBe('released');
});

test('sixteen visitors and a day off at once: what is not booked before it is refused, and nobody is booked twice', async () => {
  const starts = ['2026-11-24T04:30:00.000Z', NEXT, '2026-11-24T06:00:00.000Z', '2026-11-24T06:45:00.000Z'];
  const visit = async (at: number) => {
    const slot = await hold({ starts_at: starts[at % starts.length] });
    return slot.status === 201
      ? (await send(form(slot.body.slot_id, { email: `v${at}@people.example` }))).status
      : slot.status;
  };
  const [closed, ...answers] = await Promise.all([
    except(TUESDAY_OFF),
    ...Array.from({ length: 16 }, (_each, at) => visit(at)),
  ]);
  expect(closed.status).toBe(201);
  const won = answers.filter((status) => status === 201).length;
  expect(new Set(answers)).toEqual(new Set(won > 0 ? [201, 409] : [409]));
  const rows = await api.database.rows<{ starts_at: Date; booked_first: boolean }>(
    `select starts_at, changed_at is not null as booked_first from appointments where status in ('booked', 'held')`,
  );
  expect(rows).toHaveLength(won);
  expect(new Set(rows.map(({ starts_at }) => String(starts_at))).size).toBe(won);
  // From now on nobody gets one.
  expect(await Promise.all(starts.map((starts_at) => hold({ starts_at }).then(({ status }) => status)))).toEqual(
    starts.map(() => 409),
  );
  const { body } = await call('GET', '');
  expect(body.talks.map(({ is_within }) => is_within)).toEqual(Array.from({ length: won }, () => false));
});
