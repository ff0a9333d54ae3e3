import '../../../platform/languages/register.js';
import type { KnownPerson } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { inboxOf } from '../../inbox/testing/inbox.js';
import { caseRowsOf } from '../../journeys/testing/case-rows.js';
import { beginJourney, treatmentId } from '../../journeys/testing/journeys.js';

let api: TestApi;
let inbox: ReturnType<typeof inboxOf>;
beforeAll(async () => {
  api = await startApi();
  inbox = inboxOf(api);
});
afterAll(() => api.close());

let count = 0;
/** An address and a number that nobody else has. */
const someone = () => {
  count += 1;
  return { email: `claire${count}@people.example`, phone: `+237 6 55 01 ${String(10_00 + count)}` };
};
const find = (id: string, as: Role = 'ayana_staff') => api.call<KnownPerson>('GET', `/persons/${id}`, { as });
const merge = (id: string, other_id: string, reason = 'Her daughter wrote for her.', headers = {}) =>
  api.call<KnownPerson>('POST', `/persons/${id}/merges`, { as: 'ayana_staff', body: { other_id, reason }, headers });
const split = (id: string, record_id: string, reason = 'The number of the village’s clinic.') =>
  api.call<KnownPerson>('POST', `/persons/${id}/separations`, { as: 'ayana_staff', body: { record_id, reason } });
const enquiries = ({ enquiries: items }: KnownPerson) => items.map(({ id }) => id);
const sentBy = (who: { email?: string; phone?: string }, more: object = {}) =>
  inbox.received('consultation', { ...someone(), ...who, ...more });

test('what came from one address or one number, however it is written, is one person, over several steps', async () => {
  const claire = someone();
  const other = someone();
  const first = await sentBy(claire);
  const second = await sentBy({ email: claire.email.toUpperCase(), phone: other.phone });
  const third = await sentBy(
    { email: someone().email, phone: other.phone.replaceAll(' ', '') },
    { procedure_interest: 'My knee' },
  );
  const stranger = await sentBy({});
  const { body } = await find(first);
  expect(enquiries(body)).toEqual([third, second, first]);
  expect(body.enquiries.map(({ match }) => match)).toEqual(['phone', 'email', 'asked']);
  expect(body.enquiries[0]?.treatment).toBe('My knee');
  expect(body.emails).toContain(claire.email);
  expect(enquiries((await find(third)).body)).toEqual([third, second, first]);
  expect(enquiries((await find(stranger)).body)).toEqual([stranger]);
});

test('an account, its requests and its cases are found from an enquiry, and it from them', async () => {
  const claire = someone();
  const patient = await api.database.add('users', { email: claire.email, role: 'patient', name: 'Claire Mbarga' });
  const enquiry = await sentBy({ email: claire.email });
  const treatment = await treatmentId(api);
  const journey = await caseRowsOf(api).journey(null, patient);
  const request = await api.database.add('treatment_requests', {
    patient_id: patient,
    treatment_id: treatment,
    status: 'pending',
    priority_level: 'high',
  });
  for (const id of [enquiry, patient, journey, request]) {
    const { body } = await find(id);
    expect(body).toMatchObject({ id, name: 'Claire Mbarga' });
    expect([enquiries(body), body.accounts.map((each) => each.id)]).toEqual([[enquiry], [patient]]);
    expect(body.cases.map(({ journey_id }) => journey_id)).toEqual([journey]);
    expect(body.requests.map((each) => [each.id, each.priority_level])).toEqual([[request, 'high']]);
  }
});

test('a case whose journey has not begun is listed with its number, and leads to its person', async () => {
  const claire = someone();
  const enquiry = await sentBy(claire);
  const [row] = await api.database.rows<{ id: string; case_number: string }>(
    'select id, case_number from cases where inbox_item_id = $1',
    [enquiry],
  );
  const intake = { case_id: row?.id, case_number: row?.case_number, source: 'trip_cost' };
  for (const id of [enquiry, row?.id ?? '']) {
    const { body } = await find(id);
    expect([enquiries(body), body.intake, body.cases]).toMatchObject([[enquiry], [intake], []]);
  }
  const patient = await api.database.add('users', { email: claire.email, role: 'patient', name: 'Claire Mbarga' });
  await api.database.rows('update users set email_verified_at = now() where id = $1', [patient]);
  expect((await find(patient)).body.intake).toMatchObject([intake]);
  const request = {
    patient_id: patient,
    inbox_item_id: enquiry,
    treatment_id: await treatmentId(api),
    status: 'pending',
  };
  const id = await api.database.add('treatment_requests', { ...request, priority_level: 'medium' });
  expect((await find(patient)).body.intake).toMatchObject([{ ...intake, treatment: expect.any(String) }]);
  await beginJourney(api, { patient_id: patient, treatment_request_id: id });
  const { body } = await find(row?.id ?? '');
  expect([body.intake, body.cases]).toMatchObject([[], [{ journey_id: row?.id, case_number: row?.case_number }]]);
});

test('a number that many addresses have joins nobody', async () => {
  const { phone } = someone();
  const all: string[] = [];
  for (let at = 0; at < 4; at += 1) all.push(await sentBy({ phone }));
  expect(enquiries((await find(all[0] ?? '')).body)).toHaveLength(4);
  all.push(await sentBy({ phone }));
  for (const id of all) expect(enquiries((await find(id)).body)).toEqual([id]);
});

test('colleagues and partners are no one’s person', async () => {
  const claire = someone();
  await api.database.add('users', { email: claire.email, role: 'doctor', name: 'Dr Mbarga' });
  const enquiry = await sentBy({ email: claire.email });
  expect((await find(enquiry)).body.accounts).toEqual([]);
});

test('staff merge two with a reason, once, and all of both is one person; the trail says who did it', async () => {
  const [one, other] = [someone(), someone()];
  const [a, b] = [await sentBy(one), await sentBy(other)];
  const c = await sentBy({ email: other.email });
  const headers = { 'idempotency-key': 'merge' };
  const first = await merge(a, b, 'Her daughter wrote for her.', headers);
  expect([first.status, (await merge(a, b, 'Her daughter wrote for her.', headers)).text]).toEqual([201, first.text]);
  expect(enquiries(first.body)).toEqual([c, b, a]);
  expect(first.body.links).toMatchObject([
    { kind: 'merged', reason: 'Her daughter wrote for her.', by: { id: expect.any(String) } },
  ]);
  expect(enquiries((await find(c)).body)).toEqual([c, b, a]);
  const trail = await api.database.rows<object>(
    `select details->>'change' as change, details->>'other' as other from audit_entries where action = 'person.changed' and details->>'id' = $1`,
    [a],
  );
  expect(trail).toEqual([{ change: 'merged', other: b }]);
  expect(refusedFieldsOf(await merge(a, c))).toEqual(['other_id']);
});

test('taken out, a record is a person of its own: its merges end, and its address and number lead to no one', async () => {
  const claire = someone();
  const [a, b] = [await sentBy(claire), await sentBy({ phone: claire.phone })];
  const { status, body } = await split(a, b);
  expect([status, enquiries(body)]).toEqual([201, [a]]);
  expect(enquiries((await find(a)).body)).toEqual([a]);
  const alone = (await find(b)).body;
  expect([enquiries(alone), alone.enquiries[0]?.is_apart, alone.links[0]?.kind]).toEqual([[b], true, 'apart']);
  // What comes with that number later is Claire's.
  const later = await sentBy({ phone: claire.phone });
  expect(enquiries((await find(a)).body)).toEqual([later, a]);
  // A mistake is merged again, and taken out again.
  expect(enquiries((await merge(a, b, 'It was her after all.')).body)).toEqual([later, b, a]);
  expect(enquiries((await split(a, b)).body)).toEqual([later, a]);
  expect(enquiries((await find(b)).body)).toEqual([b]);
});

test('a reason is needed, only staff do it, and what is not there is not found', async () => {
  const [a, b] = [await sentBy({}), await sentBy({})];
  expect(refusedFieldsOf(await merge(a, b, ''))).toEqual(['reason']);
  expect(refusedFieldsOf(await merge(a, await treatmentId(api)))).toEqual(['other_id']);
  expect(refusedFieldsOf(await split(a, b))).toEqual(['record_id']);
  expect(refusedFieldsOf(await split(a, a))).toEqual(['record_id']);
  for (const as of ['patient', 'doctor', 'partner'] as const) expect((await find(a, as)).status).toBe(403);
  expect((await find(await treatmentId(api))).status).toBe(404);
});
