import '../../../platform/languages/register.js';
import { type HealthSummary, type HealthVersion, NO_HEALTH } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Answered = HealthSummary & Pick<Problem, 'code'>;
const read = (one: TestCase, { token }: Person) =>
  api.call<Answered>('GET', `/health-summary?journey_id=${one.journey_id}`, { token });
const save = (one: TestCase, { token }: Person, body: object, version?: number) =>
  api.call<Answered>('PATCH', `/health-summary?journey_id=${one.journey_id}`, {
    token,
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });

const PENICILLIN = { substance: 'Penicillin', reaction: 'A rash', severity: 'severe' };

test('what was never asked is neither “none” nor “not known”, and each save is a version that says who changed what', async () => {
  const one = await TestCase.begin(api);
  const staff = await personOf(api, 'ayana_staff');
  const before = (await one.own<HealthSummary>('GET', '/health-summary/own')).body;
  expect(before).toMatchObject({ ...NO_HEALTH, unknown: [], version: 0, answered_at: null, answered_by: null });
  const own = await one.own<HealthSummary>('PATCH', '/health-summary/own', {
    allergies: [PENICILLIN],
    medicines: [],
    unknown: ['implants'],
  });
  expect(own.body).toMatchObject({
    allergies: [PENICILLIN],
    medicines: [],
    conditions: null,
    unknown: ['implants'],
    version: 1,
    answered_by: { id: one.patient.id },
  });
  const changed = await save(one, staff, { weight_kg: 61.5, implants: ['A stent'], unknown: [] }, 1);
  expect(changed.body).toMatchObject({
    allergies: [PENICILLIN],
    weight_kg: 61.5,
    implants: ['A stent'],
    unknown: [],
    version: 2,
    answered_by: { id: staff.id },
  });
  // “I do not know” takes the answer away.
  expect((await save(one, one.patient, { unknown: ['weight_kg'] })).body).toMatchObject({
    weight_kg: null,
    unknown: ['weight_kg'],
  });
  const { body } = await api.call<{ items: HealthVersion[] }>(
    'GET',
    `/health-summary/versions?journey_id=${one.journey_id}`,
    { token: staff.token },
  );
  expect(body.items.map(({ version, answered_by, changed: facts }) => [version, answered_by?.id, facts])).toEqual([
    [3, one.patient.id, ['weight_kg']],
    [2, staff.id, ['implants', 'weight_kg']],
    [1, one.patient.id, ['allergies', 'medicines', 'implants']],
  ]);
});

test('a change of what was changed elsewhere meanwhile is refused, and what no person has', async () => {
  const one = await TestCase.begin(api);
  await save(one, one.patient, { smoking: 'never' });
  expect((await save(one, one.patient, { smoking: 'current' }, 0)).body.code).toBe('stale_version');
  expect(
    refusedFieldsOf(
      await save(one, one.patient, {
        weight_kg: 5000,
        height_cm: 1.7,
        allergies: [{ reaction: 'A rash' }],
        pregnancy: 'maybe',
      }),
    ),
  ).toEqual(['allergies.0.substance', 'height_cm', 'pregnancy', 'weight_kg']);
});

test('who treats the patient reads their part of it, and changes nothing; a stranger finds nothing', async () => {
  const one = await TestCase.begin(api);
  await save(one, one.patient, {
    allergies: [PENICILLIN],
    weight_kg: 61.5,
    pregnancy: 'pregnant',
    conditions: ['Asthma'],
  });
  const SEEN = [
    ['opinion', 'doctor', [true, 61.5, 'pregnant', ['Asthma']]],
    ['referral', 'partner/hospital', [true, 61.5, 'pregnant', ['Asthma']]],
    ['prescription', 'pharmacy_partner', [true, 61.5, null, null]],
    ['lab_order', 'laboratory_partner', [false, null, 'pregnant', null]],
  ] as const;
  for (const [kind, role, seen] of SEEN) {
    const person = await personOf(api, role);
    expect((await read(one, person)).status).toBe(404);
    await one.assign(kind, person);
    const { allergies, weight_kg, pregnancy, conditions } = (await read(one, person)).body;
    expect([kind, [allergies !== null, weight_kg, pregnancy, conditions]]).toEqual([kind, [...seen]]);
    expect((await save(one, person, { smoking: 'never' })).status).toBe(403);
  }
  for (const kind of ['transport', 'visa_support'] as const) {
    const person = await personOf(api, kind === 'transport' ? 'partner/logistics' : 'partner/travel_visa');
    await one.assign(kind, person);
    expect((await read(one, person)).status).toBe(404);
  }
});

test('an answer ends the task that asked for it', async () => {
  const one = await TestCase.begin(api);
  await api.database.add('journey_tasks', {
    journey_id: one.journey_id,
    automation: 'ask_for_health',
    subject_kind: 'health_summary',
  });
  await one.own('PATCH', '/health-summary/own', { unknown: ['allergies'] });
  expect(await api.database.rows('select status from journey_tasks where journey_id = $1', [one.journey_id])).toEqual([
    { status: 'done' },
  ]);
});

test('the birth date is that of the account, for the patient and the case managers alone', async () => {
  const one = await TestCase.begin(api);
  const [staff, doctor] = [await personOf(api, 'ayana_staff'), await personOf(api, 'doctor')];
  await one.assign('opinion', doctor);
  expect((await one.own<HealthSummary>('GET', '/health-summary/own')).body.date_of_birth).toBeNull();
  const saved = await one.own<HealthSummary>('PATCH', '/health-summary/own', { date_of_birth: '1961-03-04' });
  expect(saved.body.date_of_birth).toBe('1961-03-04');
  const account = await api.call<{ date_of_birth: string }>('GET', '/auth/account', { token: one.patient.token });
  expect(account.body.date_of_birth).toBe('1961-03-04');
  expect((await save(one, staff, { date_of_birth: '1962-03-04' })).body.date_of_birth).toBe('1962-03-04');
  expect((await read(one, one.patient)).body.date_of_birth).toBe('1962-03-04');
  expect((await read(one, doctor)).body).not.toHaveProperty('date_of_birth');
  // Nothing of a refused form is kept.
  const future = await save(one, staff, { date_of_birth: '2999-01-01', smoking: 'never' });
  expect(refusedFieldsOf(future)).toEqual(['date_of_birth']);
  expect((await read(one, staff)).body).toMatchObject({ smoking: null, date_of_birth: '1962-03-04' });
});
