import '../../../platform/languages/register.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Assignment, LaboratoryOrder, Prescription } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { type OrderPartner, orderPartnerOf } from '../../journeys/testing/order-partners.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Work = string | null | undefined;
const decline = (work: Work, { token }: Person) =>
  api.call('PATCH', `/assignments/${work}`, { token, body: { status: 'declined', declined_reason: 'We are closed' } });
const give = (work: Work, partner_id: string) =>
  api.call<Assignment & Pick<Problem, 'code'>>('POST', `/assignments/${work}/replace`, {
    as: 'ayana_staff',
    body: { partner_id, brief: 'Please come to the hotel.' },
  });
const orderOf = (id: string, { token }: Person) =>
  api.call<LaboratoryOrder>('GET', `/laboratory-orders/${id}`, { token });
const scriptOf = (id: string, { token }: Person) => api.call<Prescription>('GET', `/prescriptions/${id}`, { token });

/** A patient's case, the doctor who gives an opinion on it, and two partners. */
async function begun(kind: 'laboratory' | 'pharmacy') {
  const [one, doctor] = [await TestCase.begin(api), await personOf(api, 'doctor')];
  await one.assign('opinion', doctor);
  return { one, doctor, first: await orderPartnerOf(api, kind), next: await orderPartnerOf(api, kind) };
}

test('tests that a laboratory declined go to another one with their time, and the first sees nothing of them', async () => {
  const { one, doctor, first, next } = await begun('laboratory');
  const { body } = await api.call<LaboratoryOrder>('POST', '/laboratory-orders', {
    token: doctor.token,
    body: { journey_id: one.journey_id, laboratory_id: first.partner_id, tests: ['potassium', 'haemoglobin'] },
  });
  await decline(body.assignment_id, first);
  expect(refusedFieldsOf(await give(body.assignment_id, first.partner_id))).toEqual(['partner_id']);
  const pharmacy = await orderPartnerOf(api, 'pharmacy');
  expect(refusedFieldsOf(await give(body.assignment_id, pharmacy.partner_id))).toEqual(['partner_id']);
  const given = await give(body.assignment_id, next.partner_id);
  expect([given.status, given.body]).toMatchObject([201, { kind: 'lab_order', status: 'offered' }]);
  expect(new Date(given.body.due_at ?? 0).getTime()).toBeGreaterThan(Date.now() + 60 * 60_000);
  expect((await orderOf(body.id, next)).body).toMatchObject({ status: 'ordered', assignment_id: given.body.id });
  expect((await orderOf(body.id, first)).status).toBe(404);
  for (const path of ['/laboratory-orders', '/assignments'])
    expect([path, (await api.call<{ items: [] }>('GET', path, { token: first.token })).body.items]).toEqual([path, []]);
  expect((await orderOf(body.id, doctor)).body).toMatchObject({ is_declined: false, laboratory: 'Path Laboratory' });
  expect((await orderOf(body.id, one.patient)).body.status).toBe('ordered');
  // Once is enough: the first work has no order any more.
  const other: OrderPartner = await orderPartnerOf(api, 'laboratory');
  expect((await give(body.assignment_id, other.partner_id)).body.code).toBe('illegal_transition');
});

test('tests that nobody has begun go on as well and are not cancelled; once begun they stay', async () => {
  const { one, doctor, first, next } = await begun('laboratory');
  const { body } = await api.call<LaboratoryOrder>('POST', '/laboratory-orders', {
    token: doctor.token,
    body: { journey_id: one.journey_id, laboratory_id: first.partner_id, tests: ['potassium', 'haemoglobin'] },
  });
  const { body: given } = await give(body.assignment_id, next.partner_id);
  expect((await orderOf(body.id, first)).status).toBe(404);
  await api.call('PATCH', `/laboratory-orders/${body.id}`, {
    token: next.token,
    body: { status: 'sample_taken', sampled_by: 'Nurse Devi' },
  });
  expect((await orderOf(body.id, doctor)).body.status).toBe('sample_taken');
  expect((await give(given.id, first.partner_id)).body.code).toBe('illegal_transition');
  expect((await orderOf(body.id, next)).body.status).toBe('sample_taken');
});

test('a prescription that a pharmacy declined goes to another one, which receives it', async () => {
  const { one, doctor, first, next } = await begun('pharmacy');
  const medicine = {
    medicine: 'Paracetamol',
    strength: '500 mg',
    form: 'tablet',
    dose: '1 tablet',
    frequency: 'three_times_a_day',
    days: 7,
    quantity: 21,
    substitution: 'allowed',
  };
  const { body } = await api.call<Prescription>('POST', '/prescriptions', {
    token: doctor.token,
    body: {
      journey_id: one.journey_id,
      pharmacy_id: first.partner_id,
      items: [medicine],
      allergies_reason: 'Not known',
      password: DEMO_PASSWORD,
      registration_number: 'TEST-1',
    },
  });
  await decline(body.assignment_id, first);
  const given = await give(body.assignment_id, next.partner_id);
  expect([given.status, given.body.kind]).toEqual([201, 'prescription']);
  expect((await scriptOf(body.id, next)).body).toMatchObject({ status: 'written', assignment_id: given.body.id });
  expect((await scriptOf(body.id, first)).status).toBe(404);
  expect((await scriptOf(body.id, doctor)).body.is_declined).toBe(false);
  const received = await api.call<Prescription>('PATCH', `/prescriptions/${body.id}`, {
    token: next.token,
    body: { status: 'received' },
  });
  expect(received.body.status).toBe('received');
});
