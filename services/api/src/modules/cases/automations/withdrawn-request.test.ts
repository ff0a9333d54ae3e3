import '../../../platform/languages/register.js';
import type { Assignment, Quote, TreatmentRequestDetail } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let hospital: Hospital;
let other: Hospital;
let doctor: Person;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
  doctor = await personOf(api, 'doctor');
});
afterAll(() => api.close());

const as = 'ayana_staff';
const statuses = async (table: 'assignments' | 'quotes' | 'travel_legs', { journey_id }: TestCase) =>
  (await api.database.rows<{ status: string }>(`select status from ${table} where journey_id = $1`, [journey_id]))
    .map(({ status }) => status)
    .toSorted();
const mails = (email: string, template: string) =>
  api.database.rows<{ why: string | null }>(
    `select data->>'why' as why from outgoing_mails where recipient = $1 and template = $2`,
    [email, template],
  );

async function busyCase(): Promise<TestCase> {
  const one = await TestCase.begin(api);
  await one.assign('opinion', doctor, 'accepted');
  await one.assign('referral', other, 'offered');
  await one.assign('referral', hospital);
  const { token } = hospital.person;
  const { body } = await api.call<Quote>('POST', '/quotes', { token, body: quoteForm(one.journey_id, hospital) });
  await api.call('POST', `/quotes/${body.id}/send`, { token });
  await api.call('POST', '/journey-tasks', {
    as,
    body: { journey_id: one.journey_id, title: 'Tell us your dates', owner_kind: 'patient' },
  });
  await api.call('POST', '/travel-legs', {
    as,
    body: { journey_id: one.journey_id, kind: 'flight', starts_at: '2099-01-10T04:00:00Z', zone: 'Asia/Dhaka' },
  });
  return one;
}

test('a withdrawn request ends the work of everyone, and each of them is told', async () => {
  const one = await busyCase();
  const moved = await one.own<TreatmentRequestDetail>('POST', `/treatment-requests/${one.request_id}/transitions`, {
    name: 'withdraw',
  });
  expect([moved.status, moved.body.status]).toEqual([200, 'withdrawn']);
  expect(await statuses('assignments', one)).toEqual(['cancelled', 'cancelled', 'done']);
  expect(await statuses('quotes', one)).toEqual(['declined']);
  expect(await statuses('travel_legs', one)).toEqual(['cancelled']);
  const tasks = await api.database.rows<{ automation: string | null; status: string }>(
    'select automation, status from journey_tasks where journey_id = $1 order by created_at',
    [one.journey_id],
  );
  expect(tasks.filter(({ status }) => status === 'open').map(({ automation }) => automation?.split('.')[0])).toEqual([
    'withdrawn',
  ]);
  expect(await mails(doctor.email, 'assignment_not_needed')).toHaveLength(1);
  expect(await mails(other.person.email, 'assignment_not_needed')).toHaveLength(1);
  expect(await mails(hospital.person.email, 'quote_declined_notice')).toEqual([{ why: 'withdrawn' }]);
  const left = await api.call<{ items: Assignment[] }>('GET', '/work-waiting', { token: doctor.token });
  expect(left.body.items).toEqual([]);
});

test('the staff who set a request to withdrawn end the same', async () => {
  const one = await busyCase();
  const body = { status: 'withdrawn' };
  const { status } = await api.call('PATCH', `/treatment-requests/${one.request_id}`, { as, body });
  expect(status).toBe(200);
  expect(await statuses('assignments', one)).toEqual(['cancelled', 'cancelled', 'done']);
  expect(await statuses('quotes', one)).toEqual(['declined']);
  const [journey] = await api.database.rows('select status from patient_journeys where id = $1', [one.journey_id]);
  expect(journey).toEqual({ status: 'paused' });
});
