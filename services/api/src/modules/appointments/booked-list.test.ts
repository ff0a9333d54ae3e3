import type { BookedDoctor, BookedAppointment } from '@ayana/contracts/consultations';
import type { Role } from '@ayana/contracts/identity';
import { EVERY_ROLE, STAFF } from '@ayana/contracts/testing';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { DOCTOR, NEXT, TEN, visitorOf } from './testing/visitor.js';

let api: TestApi;
/** The requests of two appointments of one doctor: one at ten on Tuesday, one after it that was cancelled. */
let kept: string;
let cancelled: string;

beforeAll(async () => {
  api = await startApi();
  const { booked, held, send, form, tokenOf, call } = visitorOf(() => api);
  kept = (await booked()).id;
  const { slot_id } = await held({ starts_at: '2026-11-24T05:30:00.000Z', kind: 'phone' });
  const other = await send(
    form(slot_id, { patient_name: 'Zoé Przybylska', email: 'zoe@example.com', phone: '+33612345678' }),
  );
  cancelled = other.body.id ?? '';
  await call('POST', '/appointments/cancel', { token: tokenOf(cancelled) });
  // A time that is only held is no appointment.
  await held({ starts_at: '2026-11-26T08:30:00.000Z' });
});
afterAll(() => api.close());

const list = async (query = ''): Promise<BookedAppointment[]> => {
  const path = `/appointments${query === '' ? '' : `?${query}`}`;
  const { status, body } = await api.call<{ items: BookedAppointment[] }>('GET', path, { as: 'ayana_staff' });
  expect([path, status]).toEqual([path, 200]);
  return body.items;
};
const found = async (query: string): Promise<string[]> => (await list(query)).map(({ request_id }) => request_id);

test('staff see the doctor, the patient and the time; reserved times are not listed', async () => {
  expect(await found('')).toEqual([cancelled, kept]);
  expect((await list('order=asc'))[0]).toEqual({
    id: expect.any(String) as string,
    request_id: kept,
    status: 'booked',
    kind: 'video',
    starts_at: TEN,
    ends_at: NEXT,
    time_zone: 'Africa/Nairobi',
    name: 'Amina Otieno',
    case_number: null,
    country: null,
    join_url: null,
    doctor: { id: DOCTOR, full_name: expect.any(String) as string, hospital_name: expect.any(String) as string },
  });
});

test.each([
  ['from=2026-11-24&to=2026-11-24', 2],
  ['from=2026-11-25', 0],
  ['to=2026-11-23', 0],
  [`doctor_id=${DOCTOR}&status=booked`, 1],
  ['doctor_id=01900000-0000-7000-8000-000000000000', 0],
  ['kind=phone', 1],
  ['q=przyb', 1],
  ['q=%2B33+612', 1],
])('%s finds %i', async (query, count) => {
  expect(await found(query)).toHaveLength(count);
});

test('pages follow each other, and a wrong filter is refused', async () => {
  const first = await api.call<{ next_cursor: string }>('GET', '/appointments?limit=1', { as: 'admin' });
  expect(await found(`limit=1&cursor=${encodeURIComponent(first.body.next_cursor)}`)).toEqual([kept]);
  expect((await api.call('GET', '/appointments?status=held', { as: 'admin' })).status).toBe(422);
});

test('the doctors to filter by are those with appointments', async () => {
  const { body } = await api.call<{ items: BookedDoctor[] }>('GET', '/appointments/doctors', { as: 'admin' });
  expect(body.items.map(({ id }) => id)).toEqual([DOCTOR]);
});

test('only staff read them', async () => {
  const allowed: Role[] = [];
  for (const role of EVERY_ROLE)
    if ((await api.call('GET', '/appointments', { as: role })).status === 200) allowed.push(role);
  expect(allowed.toSorted()).toEqual(STAFF.toSorted());
  expect((await api.call('GET', '/appointments')).status).toBe(401);
});
