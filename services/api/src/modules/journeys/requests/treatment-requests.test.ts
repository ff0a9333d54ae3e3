import type { Problem } from '@ayana/contracts/problems';
import {
  TREATMENT_REQUEST_STATES,
  type TreatmentRequestDetail,
  type TreatmentRequestsPage,
  type JourneyDetail,
  type QueuePage,
} from '@ayana/contracts/journey';
import '../../../platform/languages/register.js';
import { atTime, emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { consultationForm } from '../../consultations/consultation.factory.js';
import { personOf, TestCase } from '../testing/case.js';
import { userIdOf } from '../testing/journeys.js';

type Detail = TreatmentRequestDetail & Pick<Problem, 'code' | 'detail'>;

let api: TestApi;
let treatment: { id: string; name: string; category: string };
let removed: { id: string };
beforeAll(async () => {
  api = await startApi();
  const [one] = await api.database.rows<typeof treatment>(
    `select id, name, category from treatments where is_active order by name limit 1`,
  );
  const [other] = await api.database.rows<{ id: string }>(
    `update treatments set is_active = false where id = (select id from treatments where is_active order by name desc limit 1)
     returning id`,
  );
  if (one === undefined || other === undefined) throw new Error('The seed has treatments');
  [treatment, removed] = [one, other];
});
afterAll(() => api.close());

const ask = (body: object = {}, as: 'patient' | 'doctor' | 'partner' = 'patient') =>
  api.call<Detail>('POST', '/treatment-requests', { as, body: { treatment_id: treatment.id, ...body } });
const list = (query = '', as: 'patient' | 'ayana_staff' | 'doctor' = 'patient') =>
  api.call<TreatmentRequestsPage>('GET', `/treatment-requests${query}`, { as });
const detail = (id: string, as: 'patient' | 'ayana_staff' | 'doctor' = 'patient') =>
  api.call<Detail>('GET', `/treatment-requests/${id}`, { as });
const change = (id: string, body: object, headers?: Record<string, string>) =>
  api.call<Detail>('PATCH', `/treatment-requests/${id}`, { as: 'ayana_staff', body, ...(headers ? { headers } : {}) });
const move = (id: string, name: string, as: 'patient' | 'ayana_staff' | 'doctor' = 'patient') =>
  api.call<Detail>('POST', `/treatment-requests/${id}/transitions`, {
    as,
    body: { name, note: 'We changed our plans' },
  });

test('a request starts as pending with a medium priority, and its patient lists it with the treatment', async () => {
  const { status, body } = await ask();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'pending',
    priority_level: 'medium',
    patient_notes: null,
    treatment: { id: treatment.id, name: treatment.name, category: treatment.category },
    journey_id: null,
    transitions: ['withdraw'],
  });
  const second = await ask({
    patient_notes: 'My knee hurts since spring.',
    priority_level: 'urgent',
    preferred_city: 'Chennai',
    preferred_from: '2027-01-10',
    preferred_to: '2027-02-20',
    attendants: 2,
  });
  expect(second.body).toMatchObject({
    patient_notes: 'My knee hurts since spring.',
    priority_level: 'urgent',
    preferred_city: 'Chennai',
    preferred_from: '2027-01-10',
    preferred_to: '2027-02-20',
    attendants: 2,
  });
  const { items } = (await list()).body;
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([second.body.id, body.id]);
  expect(items[0]?.treatment.name).toBe(treatment.name);
  expect((await list(`?status=withdrawn`)).body.items).toEqual([]);
});

test('without a session the answer says that the user must be authenticated', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const body = method === 'POST' ? { body: { treatment_id: treatment.id } } : {};
    const answer = await api.call<Problem>(method, '/treatment-requests', body);
    expect([answer.status, answer.body.detail]).toEqual([401, 'User must be authenticated']);
  }
});

test('what does not fit is refused by its field, and nothing is stored', async () => {
  const before = (await list()).body.items.length;
  for (const [body, field] of [
    [{ treatment_id: removed.id }, 'treatment_id'],
    [{ treatment_id: 'knee' }, 'treatment_id'],
    [{ treatment_words: 'My knee' }, 'treatment_words'],
    [{ priority_level: 'now' }, 'priority_level'],
    [{ patient_notes: 'x'.repeat(1001) }, 'patient_notes'],
    [{ patient_notes: '<script>alert(1)</script>' }, 'patient_notes'],
    [{ preferred_from: '2027-02-30' }, 'preferred_from'],
    [{ preferred_from: '2027-02-20', preferred_to: '2027-02-19' }, 'preferred_to'],
    [{ attendants: 10 }, 'attendants'],
    [{ status: 'accepted' }, 'status'],
    [{ patient_id: treatment.id }, 'patient_id'],
  ] as const)
    expect([field, refusedFieldsOf(await ask(body))]).toEqual([field, [field]]);
  expect((await list()).body.items).toHaveLength(before);
});

test('sent twice with one key, there is one request', async () => {
  const key = { 'idempotency-key': 'a-treatment-request-key' };
  const body = { treatment_id: treatment.id, patient_notes: 'Sent twice' };
  const [one, two] = await Promise.all(
    [1, 2].map(() => api.call<Detail>('POST', '/treatment-requests', { as: 'patient', body, headers: key })),
  );
  expect(one?.body.id).toBe(two?.body.id);
  expect((await list()).body.items.filter(({ patient_notes }) => patient_notes === 'Sent twice')).toHaveLength(1);
});

test('another person’s request is the same as none, to read and to change', async () => {
  const { body } = await ask();
  const none = '01900000-0000-7000-8000-000000000000';
  for (const id of [body.id, none]) {
    expect((await detail(id, 'doctor')).status).toBe(404);
    expect((await move(id, 'withdraw', 'doctor')).status).toBe(404);
    const note = { as: 'doctor', body: { text: 'Hello' } } as const;
    expect((await api.call('POST', `/treatment-requests/${id}/notes`, note)).status).toBe(404);
  }
  expect((await list('', 'doctor')).body.items.some(({ id }) => id === body.id)).toBe(false);
  expect((await detail(body.id)).body).toMatchObject({ status: 'pending', version: body.version });
});

test('staff set any status, with notes that the patient does not read', async () => {
  const { body: request } = await ask();
  for (const status of [...TREATMENT_REQUEST_STATES.slice(1), 'pending'] as const) {
    const answer = await change(request.id, { status, admin_notes: `Now ${status}` });
    expect([answer.status, answer.body.status, answer.body.admin_notes]).toEqual([200, status, `Now ${status}`]);
  }
  const own = (await detail(request.id)).body;
  expect(own.admin_notes).toBeNull();
  expect((await list()).body.items.every(({ admin_notes }) => admin_notes === null)).toBe(true);
  expect(own.entries.filter(({ event }) => event === 'status').map(({ to_state }) => to_state)).toEqual([
    ...TREATMENT_REQUEST_STATES.slice(1),
    'pending',
  ]);
  expect((await change(request.id, { admin_notes: null })).body.admin_notes).toBeNull();
  expect(refusedFieldsOf(await change(request.id, {}))).toEqual(['status']);
  expect(refusedFieldsOf(await change(request.id, { status: 'gone' }))).toEqual(['status']);
  const acts = await api.database.rows<{ details: { to: string } }>(
    `select details from audit_entries where action = 'treatment_request.changed' and details->>'id' = $1`,
    [request.id],
  );
  expect(acts).toHaveLength(TREATMENT_REQUEST_STATES.length + 1);
});

test('staff say how urgent it is: the time to answer follows, and the patient is not written to', async () => {
  const { body } = await ask();
  const answer = await change(body.id, { priority_level: 'urgent' }, { 'if-match': `"${body.version}"` });
  expect([answer.status, answer.body.priority_level, answer.body.version]).toEqual([200, 'urgent', body.version + 1]);
  expect(answer.body.entries.at(-1)).toMatchObject({ event: 'priority', text: 'Urgent' });
  const [row] = await api.database.rows<{ hours: string }>(
    `select extract(epoch from answer_by - created_at) / 3600 as hours from treatment_requests where id = $1`,
    [body.id],
  );
  expect(Number(row?.hours)).toBe(4);
  // The line is for the staff.
  expect((await detail(body.id)).body.entries.some(({ event }) => event === 'priority')).toBe(false);
  expect(refusedFieldsOf(await change(body.id, { priority_level: 'now' }))).toEqual(['priority_level']);
});

test('a change of what someone else has changed meanwhile is refused', async () => {
  const { body } = await ask();
  const read = { 'if-match': `"${body.version}"` };
  expect((await change(body.id, { status: 'in_review' }, read)).status).toBe(200);
  const late = await change(body.id, { status: 'declined' }, read);
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
  expect((await detail(body.id)).body.status).toBe('in_review');
});

/** Written out: what a patient may do with a request in each status. */
const OWN_STEPS: Record<(typeof TREATMENT_REQUEST_STATES)[number], string[]> = {
  pending: ['withdraw'],
  in_review: ['withdraw'],
  waiting_for_patient: ['answer', 'withdraw'],
  quoted: ['withdraw'],
  accepted: ['withdraw'],
  scheduled: ['withdraw'],
  in_treatment: [],
  completed: [],
  declined: [],
  withdrawn: [],
};

test('a patient withdraws, and answers what was asked, only where that is possible', async () => {
  for (const status of TREATMENT_REQUEST_STATES)
    for (const [name, to] of [
      ['answer', 'in_review'],
      ['withdraw', 'withdrawn'],
    ] as const) {
      const { body } = await ask();
      if (status !== 'pending') await change(body.id, { status });
      expect((await detail(body.id)).body.transitions).toEqual(OWN_STEPS[status]);
      const answer = await move(body.id, name);
      if (OWN_STEPS[status].includes(name)) expect([status, answer.body.status]).toEqual([status, to]);
      else expect([status, name, answer.status, answer.body.code]).toEqual([status, name, 409, 'illegal_transition']);
    }
});

test('a patient’s request is not withdrawn by staff in the patient’s name', async () => {
  const { body } = await ask();
  expect((await move(body.id, 'withdraw', 'ayana_staff')).status).toBe(404);
  expect((await detail(body.id, 'ayana_staff')).body).toMatchObject({ status: 'pending', transitions: [] });
});

test('a withdrawn request reaches its journey: it is paused, and the case manager has a line, a task and a mail', async () => {
  const one = await TestCase.begin(api);
  const manager = await personOf(api, 'ayana_staff');
  await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [
    one.journey_id,
    manager.id,
  ]);
  const answer = await one.own<Detail>('POST', `/treatment-requests/${one.request_id}/transitions`, {
    name: 'withdraw',
    note: 'I am treated at home.',
  });
  expect([answer.status, answer.body.status]).toEqual([200, 'withdrawn']);
  const { body: journey } = await api.call<JourneyDetail>('GET', `/patient-journeys/${one.journey_id}`, {
    as: 'ayana_staff',
  });
  expect(journey.status).toBe('paused');
  expect(
    journey.entries?.slice(-2).map(({ event, to_state, actor, text }) => [event, to_state, actor?.id, text]),
  ).toEqual([
    ['status', 'withdrawn', one.patient.id, 'I am treated at home.'],
    ['journey_status', 'paused', one.patient.id, null],
  ]);
  const { body: queue } = await api.call<QueuePage>('GET', '/case-queue', { token: manager.token });
  expect(queue.items.filter(({ kind }) => kind === 'task')).toEqual([
    expect.objectContaining({ journey_id: one.journey_id, subject_kind: 'treatment_request' }),
  ]);
  const mails = () =>
    api.database.rows<object>(
      `select template, recipient from outgoing_mails where dedupe_key like 'treatment_request:' || $1 || ':withdrawn:%'`,
      [one.request_id],
    );
  expect(await mails()).toEqual([{ template: 'request_withdrawn', recipient: manager.email }]);
});

test('a former employee gets no mail of the case: the team does', async () => {
  const one = await TestCase.begin(api);
  const former = await personOf(api, 'patient');
  await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [
    one.journey_id,
    former.id,
  ]);
  await one.own('POST', `/treatment-requests/${one.request_id}/transitions`, { name: 'withdraw' });
  const mails = await api.database.rows<{ recipient: string }>(
    `select recipient from outgoing_mails where dedupe_key like 'treatment_request:' || $1 || ':withdrawn:%'`,
    [one.request_id],
  );
  expect(mails).toEqual([{ recipient: api.config.teamEmail }]);
});

test('what staff change is told the patient once, without the notes of the staff', async () => {
  const { body } = await ask();
  const notices = async () =>
    (
      await api.database.rows<{ title: string; message: string }>(
        `select title, message from patient_notifications where metadata->>'path' = $1 order by created_at, id`,
        [`/requests/patient-portal/${body.id}`],
      )
    ).map(({ title }) => title);
  await change(body.id, { status: 'in_review', admin_notes: 'Ask Dr. Rao' });
  expect(await notices()).toEqual(['Your request: In review']);
  await change(body.id, { status: 'in_review', admin_notes: 'Ask Dr. Rao' });
  expect(await notices()).toHaveLength(1);
  await change(body.id, { admin_notes: 'Dr. Rao has answered' });
  expect(await notices()).toEqual(['Your request: In review', 'Your request was worked on']);
  const texts = await api.database.rows<object>(`select 1 from patient_notifications where message like '%Rao%'`);
  expect(texts).toEqual([]);
  await move(body.id, 'withdraw');
  expect(await notices()).toHaveLength(2);
});

test('notes of both sides are on the timeline, once', async () => {
  const { body } = await ask();
  for (const [as, text] of [
    ['patient', 'I am allergic to penicillin.'],
    ['ayana_staff', 'Thank you. Please send your last report.'],
  ] as const)
    await api.call('POST', `/treatment-requests/${body.id}/notes`, { as, body: { text } });
  const { entries, patient_name } = (await detail(body.id, 'ayana_staff')).body;
  expect(entries.map(({ event, text }) => [event, text])).toEqual([
    ['asked', null],
    ['note', 'I am allergic to penicillin.'],
    ['note', 'Thank you. Please send your last report.'],
  ]);
  const [person] = await api.database.rows<{ name: string }>('select name from users where email = $1', [
    emailOf('patient'),
  ]);
  expect(patient_name).toBe(person?.name);
});

test('staff filter all requests, and page through them', async () => {
  await ask({ priority_level: 'high' }, 'doctor');
  const high = (await list('?priority_level=high', 'ayana_staff')).body.items;
  expect(high.map(({ priority_level }) => priority_level)).toEqual(['high']);
  const first = (await list('?limit=2', 'ayana_staff')).body;
  const next = (await list(`?limit=2&cursor=${first.next_cursor}`, 'ayana_staff')).body;
  const ids = [...first.items, ...next.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.toSorted().toReversed()).toEqual(ids);
});

test('the staff see who asks and how to reach them; the patient’s answer does not repeat it', async () => {
  const id = await userIdOf(api, 'patient');
  await api.database.rows(
    `update users set phone = null, country = 'Kenya', city = 'Kisumu', time_zone = 'Africa/Nairobi', date_of_birth = '1980-06-30' where id = $1`,
    [id],
  );
  const { body } = await ask();
  const at = (now: string) => atTime(api, new Date(now), () => detail(body.id, 'ayana_staff'));
  const known = {
    email: emailOf('patient'),
    phone: null,
    country: 'Kenya',
    city: 'Kisumu',
    date_of_birth: '1980-06-30',
    time_zone: 'Africa/Nairobi',
  };
  expect((await at('2027-06-29T10:00:00Z')).body.person).toMatchObject({ ...known, age: 46 });
  expect((await at('2027-06-30T10:00:00Z')).body.person?.age).toBe(47);
  expect((await detail(body.id)).body.person).toBeNull();
  // What the account does not say, the enquiry may.
  const { body: sent } = await api.call<{ id: string }>('POST', '/functions/consultation-form', {
    body: consultationForm({ phone: '+254 733 120 9987' }),
  });
  await api.database.rows('update treatment_requests set inbox_item_id = $2 where id = $1', [body.id, sent.id]);
  expect((await detail(body.id, 'ayana_staff')).body.person?.phone?.replaceAll(' ', '')).toBe('+2547331209987');
});
