import '../../../platform/languages/register.js';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { UNKNOWN_USER_ID as UNKNOWN_ID } from '../../users/testing/users.js';
import { caseRowsOf, inHours } from '../../journeys/testing/case-rows.js';
import type { CaseDto } from './cases.dto.js';
import { allergyTo, giveHealth } from '../../journeys/testing/health.js';

type Reader = 'ayana_staff' | 'doctor' | 'patient' | 'partner';

let api: TestApi;
let rows: ReturnType<typeof caseRowsOf>;
let patient_id: string;
beforeAll(async () => {
  api = await startApi();
  rows = caseRowsOf(api);
  patient_id = await rows.userId('patient');
  await api.database.rows(
    `update users set country = 'Bangladesh', city = 'Dhaka', language = 'bn', time_zone = 'Asia/Dhaka',
       date_of_birth = (now() - interval '47 years')::date where id = $1`,
    [patient_id],
  );
  await api.database.rows(
    `insert into patient_details (patient_id, nationality, passport_number, special_needs, version, updated_at)
     values ($1, 'Bangladeshi', 'P123', 'Wheelchair', 1, now())`,
    [patient_id],
  );
  await giveHealth(api, patient_id, { sex: 'female', allergies: allergyTo('Penicillin') });
});
afterAll(() => api.close());

const begin = async (body: object = {}): Promise<string> =>
  (await api.call<CaseDto>('POST', '/patient-journeys', { as: 'ayana_staff', body: { patient_id, ...body } })).body.id;
const read = (id: string, as: Reader = 'ayana_staff') => api.call<CaseDto>('GET', `/cases/${id}`, { as });

async function asked(): Promise<{ id: string; treatment: string }> {
  const [treatment] = await api.database.rows<{ id: string; name: string }>(
    'select id, name from treatments where is_active order by name limit 1',
  );
  const { body } = await api.call<{ id: string }>('POST', '/treatment-requests', {
    as: 'patient',
    body: { treatment_id: treatment?.id, preferred_from: '2027-03-01', preferred_city: 'Chennai', attendants: 2 },
  });
  return { id: body.id, treatment: treatment?.name ?? '' };
}

test('a case is the journey with its patient, what they asked for, and its timeline', async () => {
  const request = await asked();
  const id = await begin({ treatment_request_id: request.id });
  const { status, body, headers } = await read(id);
  expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, '"1"', 'no-store']);
  expect(body).toMatchObject({
    id,
    status: 'open',
    current_stage: 1,
    patient: {
      id: patient_id,
      email: emailOf('patient'),
      country: 'Bangladesh',
      city: 'Dhaka',
      language: 'bn',
      time_zone: 'Asia/Dhaka',
      age: { from: 47, to: 47 },
      sex: 'female',
      health: { sex: 'female', allergies: [{ substance: 'Penicillin' }], medicines: null, unknown: [], version: 1 },
    },
    case_manager: null,
    treatment_request: {
      id: request.id,
      status: 'in_review',
      treatment: { name: request.treatment },
      preferred_from: '2027-03-01',
      preferred_to: null,
      attendants: 2,
    },
    money: null,
    assigned: [],
  });
  expect(body.entries.map(({ event }) => event)).toEqual(['journey_begun']);
});

test('a case without a request, and one whose patient is gone, can be read', async () => {
  const id = await begin();
  expect((await read(id)).body.treatment_request).toBeNull();
  await api.database.rows('update patient_journeys set patient_id = $2, case_manager_id = $2 where id = $1', [
    id,
    UNKNOWN_ID,
  ]);
  const { body } = await read(id);
  expect(body.patient).toMatchObject({ id: UNKNOWN_ID, name: '', email: null });
  expect(body.case_manager).toEqual({ id: UNKNOWN_ID, name: '' });
});

test('the money of a case is what its sent offers cost, then the accepted one', async () => {
  const id = await begin();
  await rows.quote(id, 10, 450_000);
  const dearer = await rows.quote(id, 10, 620_000);
  expect((await read(id)).body.money).toEqual({ quotes: 2, lowest: 450_000, highest: 620_000, is_accepted: false });
  await api.database.rows(`update quotes set status = 'accepted' where id = $1`, [dearer]);
  expect((await read(id)).body.money).toEqual({ quotes: 1, lowest: 620_000, highest: 620_000, is_accepted: true });
});

test('a doctor sees of a case what an opinion needs, and nothing that says who the patient is', async () => {
  const request = await asked();
  const id = await begin({ treatment_request_id: request.id });
  await rows.quote(id, 10);
  expect((await read(id, 'doctor')).status).toBe(404);
  await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [
    id,
    await rows.userId('ayana_staff'),
  ]);
  const assignment = await rows.assignment(id, 'opinion', await rows.userId('doctor'), inHours(48));
  const { body } = await read(id, 'doctor');
  expect(body).toMatchObject({
    id,
    current_stage: null,
    case_manager: null,
    patient: {
      id: null,
      name: null,
      email: null,
      phone: null,
      country: null,
      city: null,
      date_of_birth: null,
      age: { from: 40, to: 49 },
      sex: 'female',
      language: 'bn',
      time_zone: null,
      health: expect.objectContaining({ allergies: allergyTo('Penicillin') }),
      special_needs: 'Wheelchair',
    },
    treatment_request: {
      treatment: { name: request.treatment },
      preferred_city: 'Chennai',
      preferred_from: '2027-03-01',
      attendants: 2,
    },
    money: null,
    stage_statuses: {},
    entries: [],
    assigned: [{ id: assignment, kind: 'opinion', status: 'offered', brief: 'Please help.' }],
  });
  await api.database.rows(`update assignments set status = 'declined' where id = $1`, [assignment]);
  expect((await read(id, 'doctor')).status).toBe(404);
});

test('only those who work on a case see it: the patient has other places', async () => {
  const id = await begin();
  for (const each of [id, UNKNOWN_ID]) expect((await read(each, 'doctor')).status).toBe(404);
  expect((await read(UNKNOWN_ID)).status).toBe(404);
  expect((await read(id, 'patient')).status).toBe(403);
  expect((await read(id, 'partner')).status).toBe(403);
  await api.database.rows('update patient_journeys set patient_id = $2 where id = $1', [
    id,
    await rows.userId('doctor'),
  ]);
  expect((await read(id, 'doctor')).status).toBe(404);
});

test('a note of the staff is on the timeline once, and the patient never reads it', async () => {
  const id = await begin();
  const note = (text: string, as: Reader = 'ayana_staff') =>
    api.call<CaseDto>('POST', `/cases/${id}/notes`, {
      as,
      body: { text },
      headers: { 'Idempotency-Key': `note-of-${id}` },
    });
  expect((await note('Call the family on Friday.')).status).toBe(201);
  const { body } = await note('Call the family on Friday.');
  expect(body.entries.map(({ event, visibility, text }) => [event, visibility, text])).toEqual([
    ['journey_begun', 'public', null],
    ['note', 'internal', 'Call the family on Friday.'],
  ]);
  expect((await note('x', 'doctor')).status).toBe(403);
  expect(refusedFieldsOf(await api.call('POST', `/cases/${id}/notes`, { as: 'ayana_staff', body: {} }))).toEqual([
    'text',
  ]);
  const missing = { as: 'ayana_staff', body: { text: 'x' } } as const;
  expect((await api.call('POST', `/cases/${UNKNOWN_ID}/notes`, missing)).status).toBe(404);
});
