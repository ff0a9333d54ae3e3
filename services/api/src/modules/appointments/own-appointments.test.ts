import type { OwnAppointment } from '@ayana/contracts/consultations';
import '../../platform/languages/register.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, emailOf, ORIGIN, startApi, type TestApi } from '../../../test/support/api.js';
import { personOf } from '../journeys/testing/case.js';
import { NEXT, SUNDAY, TEN, visitorOf } from './testing/visitor.js';
import { beginJourney } from '../journeys/testing/journeys.js';

let api: TestApi;
let visitor: ReturnType<typeof visitorOf>;
beforeAll(async () => {
  api = await startApi();
  visitor = visitorOf(() => api);
});
afterAll(() => api.close());

type As = 'patient' | 'doctor';
const call = <T>(method: string, path: string, as: As, body?: unknown) =>
  atTime(api, SUNDAY, () => api.call<T>(method, path, { as, ...(body === undefined ? {} : { body }) }));
const own = async (as: As) => (await call<OwnAppointment[]>('GET', '/own-appointments', as)).body;
type Changed = OwnAppointment & Pick<Problem, 'code'>;

const timeline = (journey: string) =>
  api.database.rows<{ event: string; text: string }>(
    `select event, text from journey_entries where journey_id = $1 and event like 'appointment%' order by at, id`,
    [journey],
  );

test('an account that is deleted leaves no appointment to come: its time is free again', async () => {
  const person = await personOf(api, 'patient');
  const { id } = await visitor.booked({ email: person.email });
  const body = { password: DEMO_PASSWORD };
  const gone = await atTime(api, SUNDAY, () =>
    api.call('POST', '/auth/delete-account', { token: person.token, body, headers: { origin: ORIGIN } }),
  );
  expect(gone.status).toBe(204);
  expect(await api.database.rows('select status from appointments where video_consultation_id = $1', [id])).toEqual([
    { status: 'cancelled' },
  ]);
  expect((await visitor.mailsOf(id)).map(({ template }) => template)).toContain('appointment_cancelled');
});

test('an appointment booked with the patient’s address is theirs to move and cancel, with mails to both sides', async () => {
  const { id, slot } = await visitor.booked({ email: emailOf('patient').toUpperCase() });
  expect(await own('patient')).toMatchObject([{ request_id: id, starts_at: TEN, may_change: true, journey_id: null }]);
  expect(await own('doctor')).toEqual([]);
  for (const [path, body] of [
    ['move', { slot_id: slot.slot_id }],
    ['cancel', undefined],
  ] as const)
    expect((await call('POST', `/own-appointments/${id}/${path}`, 'doctor', body)).status).toBe(404);

  const { slot_id } = await visitor.held({ starts_at: NEXT });
  const moved = await call<Changed>('POST', `/own-appointments/${id}/move`, 'patient', { slot_id });
  expect([moved.status, moved.body.starts_at]).toEqual([200, NEXT]);
  expect((await call<Changed>('POST', `/own-appointments/${id}/move`, 'patient', { slot_id })).status).toBe(200);
  const cancelled = await call<Changed>('POST', `/own-appointments/${id}/cancel`, 'patient');
  expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
  const again = await call<Changed>('POST', `/own-appointments/${id}/move`, 'patient', { slot_id: slot.slot_id });
  expect([again.status, again.body.code]).toEqual([409, 'illegal_transition']);
  expect((await visitor.mailsOf(id)).map(({ template }) => template).toSorted()).toEqual([
    'appointment_booked',
    'appointment_cancelled',
    'appointment_changed_notice',
    'appointment_changed_notice',
    'appointment_moved',
    'video_consultation_notice',
  ]);
  expect(await own('patient')).toMatchObject([{ request_id: id, status: 'cancelled', may_change: false }]);
});

test('without a session, and for an unknown request, nothing is shown', async () => {
  const { status, body } = await api.call<Problem>('GET', '/own-appointments');
  expect([status, body.detail]).toEqual([401, 'User must be authenticated']);
  const unknown = '01935000-0000-7000-8000-000000000000';
  expect((await call('POST', `/own-appointments/${unknown}/cancel`, 'patient')).status).toBe(404);
});

test('a time that the patient books belongs to their journey and is on its timeline', async () => {
  const journey = (await beginJourney(api)).id;
  const { slot_id } = await visitor.held();
  const booked = await call<{ id: string; journey_id: string }>('POST', '/own-appointments', 'patient', {
    slot_id,
    notes: 'About my knee.',
    time_zone: 'Africa/Nairobi',
  });
  expect([booked.status, booked.body.journey_id]).toEqual([201, journey]);
  expect(await own('patient')).toContainEqual(
    expect.objectContaining({ request_id: booked.body.id, journey_id: journey, status: 'booked', starts_at: TEN }),
  );
  await call('POST', `/own-appointments/${booked.body.id}/cancel`, 'patient');
  const lines = await timeline(journey);
  expect(lines.map(({ event }) => event)).toEqual(['appointment_booked', 'appointment_cancelled']);
  expect(lines[0]?.text).toMatch(/24 November 2026 at 10:00 in India/);
  const [row] = await api.database.rows<{ patient_name: string; email: string; notes: string }>(
    'select patient_name, email, notes from video_consultations where id = $1',
    [booked.body.id],
  );
  expect(row).toMatchObject({ email: emailOf('patient'), notes: 'About my knee.' });
});

test('a time that is not held any more is refused', async () => {
  const { slot_id } = await visitor.held();
  await visitor.send(visitor.form(slot_id));
  const { status, body } = await call<Problem>('POST', '/own-appointments', 'patient', { slot_id });
  expect([status, body.code]).toEqual([409, 'slot_taken']);
});
