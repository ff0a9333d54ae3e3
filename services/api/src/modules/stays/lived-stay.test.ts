import '../../platform/languages/register.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type {
  Bill,
  FormC,
  LaboratoryOrder,
  Prescription,
  Quote,
  Stay,
  TravelLeg,
  WaitingItem,
  WorkWaitingPage,
} from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, quoteForm, TestCase } from '../journeys/testing/case.js';
import { giveHealth } from '../journeys/testing/health.js';
import { joinPartner, type OrderPartner, orderPartnerOf } from '../journeys/testing/order-partners.js';

const HOUR = 60 * 60_000;
let api: TestApi;
let hospital: Hospital;
let staff: Person;
beforeAll(async () => {
  api = await startApi();
  [hospital, staff] = [await hospitalOf(api, 0), await personOf(api, 'ayana_staff')];
});
afterAll(() => api.close());

const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();
const today = (): string => new Date(Date.now() + 5.5 * HOUR).toISOString().slice(0, 10);

/** A call that has to be taken. */
async function does<T = object>(
  { token }: { token: string },
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await api.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) });
  if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** What waits for a person on their first page, of this case. */
const waiting = async (who: Person, one: TestCase): Promise<WaitingItem[]> =>
  (await does<WorkWaitingPage>(who, 'GET', '/work-waiting?limit=100')).items.filter(
    ({ work }) => work.journey_id === one.journey_id,
  );
async function waitsFor(who: Person, one: TestCase, kind: string, detail?: string): Promise<WaitingItem> {
  const items = await waiting(who, one);
  const item = items.find((each) => each.kind === kind && (detail === undefined || each.detail === detail));
  if (item === undefined)
    throw new Error(
      `${kind} ${detail ?? ''} does not wait: ${items.map((each) => `${each.kind} ${each.detail}`).join()}`,
    );
  return item;
}
const gaps = async (one: TestCase): Promise<string[]> =>
  (await waiting(hospital.person, one)).filter(({ kind }) => kind === 'stay').map(({ detail }) => detail);

/** What rang the bell of a person, of this case: the newest first. */
const bell = async (who: Person, one: TestCase): Promise<string[]> =>
  (
    await api.database.rows<{ title: string }>(
      `select title from patient_notifications where patient_id = $1 and metadata->>'case_id' = $2 order by created_at desc, id desc`,
      [who.id, one.journey_id],
    )
  ).map(({ title }) => title);

/** Work of a kind that a person is given, and takes on from the first page. */
async function given(one: TestCase, kind: 'transport' | 'lodging', who: Person, leg: object): Promise<TravelLeg> {
  const { id } = await does<{ id: string }>(staff, 'POST', '/assignments', {
    journey_id: one.journey_id,
    kind,
    assignee_user_id: who.id,
    brief: 'Please take care of this part of the trip.',
  });
  await does(staff, 'POST', '/travel-legs', {
    journey_id: one.journey_id,
    zone: 'Asia/Kolkata',
    assignment_id: id,
    status: 'planned',
    ...leg,
  });
  expect((await bell(who, one))[0]).toMatch(/^New work/);
  const { work } = await waitsFor(who, one, 'offered');
  await does(who, 'PATCH', `/assignments/${work.id}`, { status: 'accepted' });
  const { items } = await does<{ items: TravelLeg[] }>(who, 'GET', `/travel-legs?journey_id=${one.journey_id}`);
  const own = items.find(({ assignment_id }) => assignment_id === work.id);
  if (own === undefined) throw new Error('The part of the trip is there');
  await does(who, 'PATCH', `/travel-legs/${own.id}`, { contact_name: 'Demo contact', status: 'booked' });
  return own;
}
const arrive = (who: Person, { id, starts_at }: TravelLeg) =>
  does(who, 'POST', `/travel-legs/${id}/presses`, {
    press: 'arrive',
    seen_status: 'booked',
    seen_starts_at: starts_at,
  });

test('from the acceptance to 30 days after the discharge, each acts on what waits on their own first page and bell', async () => {
  const one = await TestCase.begin(api);
  const [driver, house, doctor] = [
    await personOf(api, 'partner/logistics'),
    await personOf(api, 'partner/lodging'),
    await personOf(api, 'doctor'),
  ];
  await giveHealth(api, one.patient.id, { allergies: [] });
  await one.assign('opinion', doctor);

  // The hospital takes the referral on, quotes, and is chosen.
  await one.assign('referral', hospital, 'offered');
  const { work } = await waitsFor(hospital.person, one, 'offered');
  await does(hospital.person, 'PATCH', `/assignments/${work.id}`, { status: 'accepted' });
  const { id: quote_id } = await does<Quote>(hospital.person, 'POST', '/quotes', quoteForm(one.journey_id, hospital));
  await does(hospital.person, 'POST', `/quotes/${quote_id}/send`);
  await does(one.patient, 'POST', `/quotes/${quote_id}/accept`);

  // Before the admission.
  const { work: referral } = await waitsFor(hospital.person, one, 'stay', 'day');
  const stay = referral.admission_id ?? '';
  await does(hospital.person, 'PATCH', `/admissions/${stay}`, { expected_on: today() });
  expect(await gaps(one)).toEqual(expect.arrayContaining(['letter', 'checks', 'not_admitted']));
  for (const kind of ['blood_tests', 'ecg', 'anaesthesia', 'fasting', 'blood'])
    await does(hospital.person, 'POST', `/stays/${stay}/checks`, { kind, state: 'not_needed' });
  expect(await gaps(one)).not.toContain('checks');

  // The driver brings the patient, the lodging registers the guest.
  await arrive(
    driver,
    await given(one, 'transport', driver, { kind: 'pickup', starts_at: ago(3), to_place: 'Guest house' }),
  );
  const room = await given(one, 'lodging', house, { kind: 'lodging', starts_at: ago(2), to_place: 'Guest house' });
  await arrive(house, room);
  await waitsFor(house, one, 'stay', 'form_c');
  const filing = { journey_id: one.journey_id, number: 'FC-1', filed_on: today() };
  await does<FormC>(house, 'POST', '/form-c', { ...filing, place: 'lodging', place_id: room.id });
  expect((await waiting(house, one)).filter(({ kind }) => kind === 'stay')).toEqual([]);

  // On the ward.
  await does(hospital.person, 'PATCH', `/admissions/${stay}`, { step: 'admit', at: ago(1) });
  expect(await gaps(one)).toEqual(expect.arrayContaining(['form_c', 'plan', 'room', 'note']));
  await does<FormC>(hospital.person, 'POST', '/form-c', { ...filing, place: 'hospital', place_id: stay });
  await does(hospital.person, 'PATCH', `/admissions/${stay}`, { room: '204', plan: 'Knee replacement.' });
  await does(hospital.person, 'POST', `/stays/${stay}/notes`, { text: 'Slept well.' });
  await does(hospital.person, 'POST', `/stays/${stay}/updates`, { text: 'All is well.' });
  for (const done of ['form_c', 'plan', 'room', 'note']) expect(await gaps(one)).not.toContain(done);
  await tested(one, doctor);
  await medicines(one, doctor);
  const { bills, ...read } = await does<Stay>(hospital.person, 'GET', `/stays/${stay}`);
  expect([bills, read.updates.map(({ text }) => text)]).toEqual([[], ['All is well.']]);

  // The discharge, and what follows it.
  await does(hospital.person, 'PATCH', `/admissions/${stay}`, { step: 'discharge', at: ago(0.1) });
  expect(await gaps(one)).toEqual(expect.arrayContaining(['summary', 'final_bill', 'follow_ups']));
  await does(hospital.person, 'POST', '/discharge-summaries', {
    journey_id: one.journey_id,
    diagnosis: 'Worn left knee.',
    treatment_given: 'Knee replacement, left.',
    medicines: 'Apixaban 2.5 mg for a week.',
    warning_signs: 'Fever.',
    follow_up: 'Stitches out after fourteen days.',
    fit_to_fly: 'yes',
  });
  const bill = await does<Bill>(hospital.person, 'POST', '/bills', { journey_id: one.journey_id, kind: 'final' });
  await does(hospital.person, 'POST', `/bills/${bill.id}/send`);
  const at = new Date(Date.now() + 10 * 24 * HOUR).toISOString();
  await does(hospital.person, 'POST', `/stays/${stay}/follow-ups`, { kind: 'visit', at, text: 'Wound check.' });
  expect(await gaps(one)).toEqual([]);

  // A month later nothing waits, and the hospital reads the case no more.
  for (const who of [driver, house, hospital.person])
    expect((await waiting(who, one)).filter(({ kind }) => kind === 'stay' || kind === 'offered')).toEqual([]);
  await api.database.rows(
    `update admissions set admitted_at = admitted_at - interval '31 days', discharged_at = discharged_at - interval '31 days' where id = $1`,
    [stay],
  );
  expect((await api.call('GET', `/stays/${stay}`, { token: hospital.person.token })).status).toBe(404);
});

/** A doctor orders tests; the laboratory finds a critical value, which waits for the doctor until it is seen. */
async function tested(one: TestCase, doctor: Person): Promise<void> {
  const lab: OrderPartner = await orderPartnerOf(api, 'laboratory');
  const second = await personOf(api, 'laboratory_partner');
  await joinPartner(api, second, lab.partner_id, 'member');
  const tests = ['potassium'];
  const body = { journey_id: one.journey_id, laboratory_id: lab.partner_id, tests };
  await does<LaboratoryOrder>(doctor, 'POST', '/laboratory-orders', body);
  const { work } = await waitsFor(lab, one, 'offered');
  expect((await bell(lab, one))[0]).toMatch(/^New work/);
  const id = work.order?.id ?? '';
  await does(lab, 'PATCH', `/laboratory-orders/${id}`, { status: 'sample_taken', sampled_by: 'Nurse Devi' });
  const results = [{ test: 'potassium', value: 6.9 }];
  await does(lab, 'PUT', `/laboratory-orders/${id}/results`, { results, finished: true });
  await waitsFor(doctor, one, 'critical_result');
  const { tests: found } = await does<LaboratoryOrder>(doctor, 'GET', `/laboratory-orders/${id}`);
  const result = found[0]?.result as { id?: string } | undefined;
  await does(doctor, 'POST', `/laboratory-results/${result?.id ?? ''}/acknowledge`);
  expect((await waiting(doctor, one)).filter(({ kind }) => kind === 'critical_result')).toEqual([]);
  await does(second, 'PATCH', `/laboratory-orders/${id}`, { status: 'reviewed' });
  await does(lab, 'PATCH', `/laboratory-orders/${id}`, { status: 'released' });
  expect((await waiting(lab, one)).map(({ kind }) => kind)).toEqual([]);
}

/** A doctor writes a prescription; the pharmacy hands the medicines over. */
async function medicines(one: TestCase, doctor: Person): Promise<void> {
  const shop = await orderPartnerOf(api, 'pharmacy');
  await does<Prescription>(doctor, 'POST', '/prescriptions', {
    journey_id: one.journey_id,
    pharmacy_id: shop.partner_id,
    password: DEMO_PASSWORD,
    registration_number: 'TEST-4711',
    items: [
      {
        medicine: 'Paracetamol',
        strength: '500 mg',
        form: 'tablet',
        dose: '1 tablet',
        frequency: 'three_times_a_day',
        days: 7,
        quantity: 21,
        substitution: 'allowed',
      },
    ],
  });
  const { work } = await waitsFor(shop, one, 'offered');
  expect((await bell(shop, one))[0]).toMatch(/^New work/);
  const id = work.order?.id ?? '';
  for (const status of ['received', 'ready']) await does(shop, 'PATCH', `/prescriptions/${id}`, { status });
  const { items } = await does<Prescription>(shop, 'GET', `/prescriptions/${id}`);
  const all = items.map((item) => ({ item_id: item.id, quantity: 21 }));
  await does(shop, 'PATCH', `/prescriptions/${id}`, { status: 'dispensed', items: all });
  await does(shop, 'PATCH', `/prescriptions/${id}`, { status: 'delivered', received_by: 'Joseph, her son' });
  expect((await waiting(shop, one)).map(({ kind }) => kind)).toEqual([]);
}
