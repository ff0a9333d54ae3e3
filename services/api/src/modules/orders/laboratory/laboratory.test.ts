import '../../../platform/languages/register.js';
import { type LaboratoryOrder, resultText } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { joinPartner, type OrderPartner, orderPartnerOf } from '../../journeys/testing/order-partners.js';
import { CriticalPagesJob } from './critical-pages.job.js';
import { allergyTo, giveHealth } from '../../journeys/testing/health.js';

type Answered = LaboratoryOrder & Pick<Problem, 'code'>;
type List = { items: LaboratoryOrder[] };

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const laboratory = (): Promise<OrderPartner> => orderPartnerOf(api, 'laboratory');

const order = (one: TestCase, { token }: Person, lab: OrderPartner, more: object = {}) =>
  api.call<Answered>('POST', '/laboratory-orders', {
    token,
    body: { journey_id: one.journey_id, laboratory_id: lab.partner_id, tests: ['potassium', 'haemoglobin'], ...more },
  });
const read = (id: string, { token }: Person) => api.call<Answered>('GET', `/laboratory-orders/${id}`, { token });
const change = (id: string, { token }: Person, body: object, headers = {}) =>
  api.call<Answered>('PATCH', `/laboratory-orders/${id}`, { token, body, headers });
const enter = (id: string, { token }: Person, results: object[], finished = true) =>
  api.call<Answered>('PUT', `/laboratory-orders/${id}/results`, { token, body: { results, finished } });
const acknowledge = (id: string | undefined, { token }: Person) =>
  api.call<Answered>('POST', `/laboratory-results/${id}/acknowledge`, { token });
const valuesOf = ({ tests }: LaboratoryOrder) => tests.map(({ result }) => result?.value);

const NORMAL = [
  { test: 'potassium', value: 4.2 },
  { test: 'haemoglobin', value: 14 },
];
const CRITICAL = [
  { test: 'potassium', value: 6.9 },
  { test: 'haemoglobin', value: 14 },
];

/** A doctor with an opinion to give, a laboratory, and an order of two tests. */
async function begun() {
  const [one, doctor, lab] = [await TestCase.begin(api), await personOf(api, 'doctor'), await laboratory()];
  await one.assign('opinion', doctor);
  const { status, body } = await order(one, doctor, lab);
  expect(status).toBe(201);
  return { one, doctor, lab, id: body.id, body };
}
async function sampled() {
  const all = await begun();
  await change(all.id, all.lab, { status: 'sample_taken', sampled_by: 'Nurse Devi' });
  return all;
}

/** A second member of a laboratory, who reviews what the first has entered. */
async function secondOf({ partner_id }: OrderPartner): Promise<Person> {
  const second = await personOf(api, 'laboratory_partner');
  await joinPartner(api, second, partner_id, 'member');
  return second;
}

const mailsAbout = (id: string) =>
  api.database.rows<{ recipient: string; about: string }>(
    `select recipient, data ->> 'about' as about from outgoing_mails where dedupe_key like 'laboratory_order:' || $1 || '%'
     order by created_at, id`,
    [id],
  );

test('from the order to the release: each step by whose it is, the work follows, the patient reads results last', async () => {
  const { one, doctor, lab, id, body } = await begun();
  expect([body.status, body.laboratory, body.steps]).toEqual(['ordered', 'Path Laboratory', ['cancel']]);
  expect((await read(id, lab)).body.steps).toEqual(['take_sample']);
  const work = async () =>
    (
      await api.database.rows<{ status: string }>('select status from assignments where id = $1', [body.assignment_id])
    )[0];
  expect(await work()).toEqual({ status: 'offered' });
  expect(refusedFieldsOf(await change(id, lab, { status: 'sample_taken' }))).toEqual(['sampled_by']);
  const taken = await change(id, lab, { status: 'sample_taken', sampled_by: 'Nurse Devi' });
  expect([taken.body.status, taken.body.sampled_by]).toEqual(['sample_taken', 'Nurse Devi']);
  expect(await work()).toEqual({ status: 'accepted' });
  expect((await enter(id, lab, NORMAL.slice(0, 1), false)).body.status).toBe('in_progress');
  const resulted = (await enter(id, lab, NORMAL)).body;
  expect([resulted.status, resulted.updated_by?.id]).toEqual(['resulted', lab.id]);
  expect((await read(id, doctor)).body).not.toHaveProperty('updated_by');
  // Not yet the doctor's, and the field is not there at all.
  for (const { result } of (await read(id, doctor)).body.tests) expect(result).toBeUndefined();
  const second = await secondOf(lab);
  const reviewed = (await change(id, second, { status: 'reviewed' })).body;
  expect([reviewed.status, reviewed.reviewed_by?.id]).toEqual(['reviewed', second.id]);
  expect(valuesOf((await read(id, doctor)).body)).toEqual([14, 4.2]);
  const before = (await read(id, one.patient)).body;
  for (const hidden of ['note', 'pages', 'critical_open', 'reviewed_by']) expect(before).not.toHaveProperty(hidden);
  for (const each of before.tests) expect(each).not.toHaveProperty('result');
  const released = await change(id, lab, { status: 'released' });
  expect([released.status, released.body.status]).toEqual([200, 'released']);
  expect(await work()).toEqual({ status: 'done' });
  const seen = (await read(id, one.patient)).body;
  expect([valuesOf(seen), seen.steps]).toEqual([[14, 4.2], []]);
  const paper = await api.database.rows(
    `select document.kind, document.status, file.media_type from documents document join files file on file.id = document.file_id
     where document.id = $1`,
    [seen.document_id],
  );
  expect(paper).toEqual([{ kind: 'laboratory_result', status: 'checked', media_type: 'application/pdf' }]);
  const content = await api.call('GET', `/documents/${seen.document_id}/content`, { token: one.patient.token });
  expect([content.status, content.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(content.text).toContain('/StructTreeRoot');
  const notices = await api.database.rows<{ title: string }>(
    'select title from patient_notifications where journey_id = $1 order by created_at',
    [one.journey_id],
  );
  expect(notices.map(({ title }) => title)).toContain('Your laboratory results are here');
  // What is released is not changed any more.
  expect((await enter(id, lab, NORMAL)).body.code).toBe('illegal_transition');
  expect((await change(id, lab, { status: 'in_progress', reason: 'A slip' })).body.code).toBe('illegal_transition');
});

test('the laboratory sees name, age, sex and tests; the doctor an age band; others the same 404 as none', async () => {
  const { one, doctor, lab, id } = await begun();
  await api.database.rows(`update users set date_of_birth = '1980-01-01' where id = $1`, [one.patient.id]);
  await giveHealth(api, one.patient.id, { sex: 'female', pregnancy: 'pregnant', allergies: allergyTo('Penicillin') });
  const { patient, tests } = (await read(id, lab)).body;
  expect(patient).toEqual({
    name: 'Prakash Thapa',
    age: expect.any(Number),
    sex: 'female',
    health: expect.objectContaining({ shown: ['pregnancy', 'sex'], pregnancy: 'pregnant', allergies: null }),
  });
  // Measured by the range for women.
  expect(tests.map(({ code, range }) => [code, range?.low])).toEqual([
    ['haemoglobin', 12],
    ['potassium', 3.5],
  ]);
  expect((await read(id, doctor)).body.patient).toMatchObject({ age_band: '40–49', sex: 'female' });
  expect((await read(id, doctor)).body.patient).not.toHaveProperty('name');
  const strangers = [
    await personOf(api, 'doctor'),
    await personOf(api, 'patient'),
    await laboratory(),
    await personOf(api, 'pharmacy_partner'),
  ];
  await one.assign('opinion', strangers[0] as Person);
  for (const stranger of strangers) {
    expect((await read(id, stranger)).status).toBe(404);
    expect((await change(id, stranger, { status: 'cancelled', reason: 'x' })).status).toBe(404);
    const list = await api.call<List>('GET', `/laboratory-orders?journey_id=${one.journey_id}`, {
      token: stranger.token,
    });
    expect(list.body.items).toEqual([]);
  }
  expect((await enter(id, strangers[2] as Person, NORMAL)).status).toBe(404);
  const opened = await api.database.rows(
    `select distinct role from record_accesses where journey_id = $1 and part = 'laboratory_results' order by role`,
    [one.journey_id],
  );
  expect(opened).toEqual([{ role: 'doctor' }, { role: 'laboratory_partner' }]);
});

test('only those who treat the patient order, of the catalogue, from a laboratory', async () => {
  const [one, doctor, lab] = [await TestCase.begin(api), await personOf(api, 'doctor'), await laboratory()];
  expect((await order(one, doctor, lab)).status).toBe(404);
  expect((await order(one, one.patient, lab)).status).toBe(403);
  expect((await order(one, lab, lab)).status).toBe(403);
  const staff = await personOf(api, 'ayana_staff');
  expect(refusedFieldsOf(await order(one, staff, lab, { tests: ['potassium', 'mood'] }))).toEqual(['tests']);
  expect(refusedFieldsOf(await order(one, staff, lab, { tests: [] }))).toEqual(['tests']);
  expect(refusedFieldsOf(await order(one, staff, lab, { laboratory_id: one.journey_id }))).toEqual(['laboratory_id']);
  expect((await order(one, staff, lab)).status).toBe(201);
  // A talk with the patient counts as well, as long as it is booked.
  await api.database.rows(
    'update doctors set user_id = $1 where id = (select id from doctors where user_id is null limit 1)',
    [doctor.id],
  );
  await api.database.rows(
    `with asked as (insert into video_consultations (id, patient_name, email, consultation_type, preferred_date, preferred_time, reason, journey_id, created_at)
       values (gen_random_uuid(), 'Prakash Thapa', 'one@people.example', 'video_consultation', current_date + 2, '10:00 AM', 'Pain', $1, now()) returning id)
     insert into appointments (id, doctor_id, video_consultation_id, kind, status, starts_at, ends_at, held_until, holder_hash, token_hash, created_at, changed_at)
     select gen_random_uuid(), (select id from doctors where user_id = $2), asked.id, 'video', 'booked', now() + interval '2 days',
       now() + interval '2 days 45 minutes', now(), 'x', gen_random_uuid()::text, now(), now() from asked`,
    [one.journey_id, doctor.id],
  );
  expect((await order(one, doctor, lab)).status).toBe(201);
});

test('a value far outside its range is asked back, another flag has a reason, and nothing is missing at the end', async () => {
  const { lab, id } = await sampled();
  expect(
    refusedFieldsOf(
      await enter(id, lab, [
        { test: 'haemoglobin', value: 1.2 },
        { test: 'potassium', value: 4 },
      ]),
    ),
  ).toEqual(['results.0.value']);
  expect(refusedFieldsOf(await enter(id, lab, [{ test: 'sodium', value: 140 }]))).toEqual(['results.0.test']);
  expect(refusedFieldsOf(await enter(id, lab, [{ test: 'potassium', value: 4, flag: 'high' }]))).toEqual([
    'results.0.flag_reason',
  ]);
  expect(refusedFieldsOf(await enter(id, lab, NORMAL.slice(0, 1)))).toEqual(['results']);
  const { body } = await enter(
    id,
    lab,
    [
      { test: 'haemoglobin', value: 1.2, confirmed: true, flag: 'high', flag_reason: 'Diluted <1:10, repeated' },
      { test: 'potassium', value: 3.2 },
    ],
    true,
  );
  expect(body.tests.map(({ result }) => [result?.value, result?.flag, result?.flag_reason])).toEqual([
    // Kept as it was written.
    [1.2, 'high', 'Diluted <1:10, repeated'],
    [3.2, 'low', null],
  ]);
});

test('a critical result reaches the doctor at once, again, then the case manager, until it is acknowledged', async () => {
  const { one, doctor, lab, id } = await sampled();
  await api.database.rows(`update users set phone = '+91 98400 12345' where id = $1`, [doctor.id]);
  const { body } = await enter(id, lab, CRITICAL);
  expect([body.status, body.critical_open, body.pages]).toEqual(['resulted', 1, 1]);
  expect(await mailsAbout(id)).toEqual([{ recipient: doctor.email, about: 'critical_result' }]);
  const texts = await api.database.rows(
    `select recipient, channel from outgoing_texts where dedupe_key like 'laboratory_order:' || $1 || '%'`,
    [id],
  );
  expect(texts).toEqual([{ recipient: '+91 98400 12345', channel: 'sms' }]);
  // The critical one at once, the other after the review.
  const seen = (await read(id, doctor)).body;
  expect(seen.tests.map((each) => ['result' in each, each.result?.flag])).toEqual([
    [false, undefined],
    [true, 'critical'],
  ]);
  expect((await read(id, one.patient)).body.tests.every((each) => !('result' in each))).toBe(true);
  const waits = async ({ token }: Person) =>
    (
      await api.call<{ items: { id: string; detail: string }[] }>('GET', '/work-waiting?kind=critical_result', {
        token,
      })
    ).body.items;
  expect(await waits(doctor)).toMatchObject([{ id, detail: 'Potassium' }]);
  expect(await waits(lab)).toEqual([]);
  const job = api.app.get(CriticalPagesJob);
  const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await atTime(api, after(14), () => job.run());
  expect((await read(id, lab)).body.pages).toBe(1);
  await atTime(api, after(16), () => job.run());
  expect((await read(id, lab)).body.escalated_at).toBeNull();
  await atTime(api, after(32), () => job.run());
  const told = (await read(id, lab)).body;
  expect([told.pages, told.escalated_at === null]).toEqual([3, false]);
  const tasks = () =>
    api.database.rows<{ status: string }>(
      `select status from journey_tasks where journey_id = $1 and title like 'Call the doctor now%'`,
      [one.journey_id],
    );
  expect(await tasks()).toEqual([{ status: 'open' }]);
  expect((await mailsAbout(id)).map(({ about }) => about)).toEqual([
    'critical_result',
    'critical_result',
    'critical_result',
    'critical_escalated',
  ]);
  // The patient does not read a critical result before a doctor has.
  await change(id, await secondOf(lab), { status: 'reviewed' });
  expect((await change(id, lab, { status: 'released' })).body.code).toBe('illegal_transition');
  const result = told.tests.find(({ code }) => code === 'potassium')?.result?.id;
  expect((await acknowledge(result, lab)).status).toBe(403);
  expect((await acknowledge(result, await personOf(api, 'doctor'))).status).toBe(404);
  expect((await acknowledge(result, doctor)).body.critical_open).toBe(0);
  expect((await acknowledge(result, doctor)).status).toBe(201);
  expect(await tasks()).toEqual([{ status: 'done' }]);
  expect(await waits(doctor)).toEqual([]);
  const known = (await read(id, lab)).body.tests.find(({ code }) => code === 'potassium')?.result;
  expect([known?.acknowledged_by, known?.acknowledged_at === null]).toEqual(['Prakash Thapa', false]);
  await atTime(api, after(60), () => job.run());
  expect((await read(id, lab)).body.pages).toBe(3);
  expect((await change(id, lab, { status: 'released' })).status).toBe(200);
});

test('a corrected value is seen again, and ends the pages when it is not critical', async () => {
  const { doctor, lab, id } = await sampled();
  const first = (await enter(id, lab, CRITICAL)).body;
  await acknowledge(first.tests.find(({ code }) => code === 'potassium')?.result?.id, doctor);
  expect(refusedFieldsOf(await change(id, lab, { status: 'in_progress' }))).toEqual(['reason']);
  await change(id, lab, { status: 'in_progress', reason: 'Haemolysed' });
  const second = (await enter(id, lab, [{ test: 'potassium', value: 7.4 }])).body;
  expect([second.critical_open, second.pages]).toEqual([1, 2]);
  await change(id, lab, { status: 'in_progress', reason: 'Wrong tube' });
  const third = (await enter(id, lab, NORMAL)).body;
  expect([third.critical_open, third.paged_at]).toEqual([0, null]);
});

test('with a doctor who has left the case, the case manager is told at once', async () => {
  const { one, doctor, lab, id } = await sampled();
  await api.database.rows(`update assignments set status = 'cancelled' where journey_id = $1 and kind = 'opinion'`, [
    one.journey_id,
  ]);
  await enter(id, lab, CRITICAL);
  expect((await mailsAbout(id)).map(({ about }) => about)).toEqual(['critical_escalated']);
  expect((await read(id, doctor)).status).toBe(404);
});

test('another member reviews what one has entered; a member who may only read writes nothing', async () => {
  const { lab, id } = await sampled();
  const reader = await personOf(api, 'laboratory_partner');
  await joinPartner(api, reader, lab.partner_id, 'read_only');
  expect((await enter(id, reader, NORMAL)).status).toBe(403);
  expect((await read(id, reader)).status).toBe(200);
  const second = await secondOf(lab);
  const entered = (await enter(id, lab, NORMAL)).body;
  expect([entered.reviewer, entered.steps.includes('review')]).toEqual(['colleague', false]);
  const own = await change(id, lab, { status: 'reviewed' });
  expect([own.status, own.body.code]).toEqual([403, 'not_allowed']);
  const waits = (await read(id, second)).body;
  expect([waits.reviewer, waits.steps.includes('review')]).toEqual(['reader', true]);
  expect((await change(id, reader, { status: 'reviewed' })).status).toBe(403);
  expect((await change(id, second, { status: 'reviewed' })).body.reviewer).toBeNull();
});

test('who corrects a single value reviews none of them', async () => {
  const { lab, id } = await sampled();
  const second = await secondOf(lab);
  await enter(id, lab, NORMAL.slice(0, 1), false);
  // The first one finishes: entered by both, reviewed by neither.
  await enter(id, second, NORMAL.slice(1), false);
  expect((await enter(id, lab, NORMAL.slice(0, 1))).body.reviewer).toBe('team');
  for (const one of [lab, second]) expect((await change(id, one, { status: 'reviewed' })).status).toBe(403);
});

test('a laboratory of one person has its results reviewed by the staff: the case manager has a task until it is done', async () => {
  const { lab, id, body } = await sampled();
  const tasks = () =>
    api.database.rows<{ title: string; status: string }>(
      `select title, status from journey_tasks where subject_id = $1 and title like 'Review%' order by created_at`,
      [body.assignment_id],
    );
  expect((await enter(id, lab, NORMAL)).body.reviewer).toBe('team');
  const open = { title: 'Review the results of Path Laboratory', status: 'open' };
  expect(await tasks()).toEqual([open]);
  // Corrected, they are reviewed again.
  await change(id, lab, { status: 'in_progress', reason: 'A slip' });
  await enter(id, lab, NORMAL);
  expect(await tasks()).toEqual([{ ...open, status: 'done' }, open]);
  const staff = await api.call<Answered>('PATCH', `/laboratory-orders/${id}`, {
    as: 'ayana_staff',
    body: { status: 'reviewed' },
  });
  expect([staff.status, staff.body.status]).toEqual([200, 'reviewed']);
  expect((await tasks()).map(({ status }) => status)).toEqual(['done', 'done']);
  expect((await change(id, lab, { status: 'released' })).status).toBe(200);
});

test('an order is cancelled by who ordered it, and with the work that was taken back; a stale change is refused', async () => {
  const { lab, doctor, id, body } = await begun();
  const stale = await change(id, lab, { status: 'sample_taken', sampled_by: 'x' }, { 'if-match': '"9"' });
  expect([stale.status, stale.body.code]).toEqual([412, 'stale_version']);
  expect((await change(id, lab, { status: 'cancelled', reason: 'No tubes' })).status).toBe(403);
  expect((await change(id, doctor, { status: 'sample_taken', sampled_by: 'x' })).status).toBe(403);
  expect(refusedFieldsOf(await change(id, doctor, { status: 'cancelled' }))).toEqual(['reason']);
  const cancelled = (await change(id, doctor, { status: 'cancelled', reason: 'Not needed' })).body;
  expect([cancelled.status, cancelled.cancelled_reason]).toEqual(['cancelled', 'Not needed']);
  expect((await read(id, lab)).status).toBe(404);
  const [work] = await api.database.rows('select status from assignments where id = $1', [body.assignment_id]);
  expect(work).toEqual({ status: 'cancelled' });
  const other = await begun();
  await api.call('PATCH', `/assignments/${other.body.assignment_id}`, {
    as: 'ayana_staff',
    body: { status: 'cancelled' },
  });
  expect((await read(other.id, other.doctor)).body.status).toBe('cancelled');
});

test('after a laboratory has declined, who ordered asks another one', async () => {
  const { one, lab, doctor, id, body } = await begun();
  const next = await laboratory();
  expect((await change(id, doctor, { laboratory_id: next.partner_id })).body.code).toBe('illegal_transition');
  await api.call('PATCH', `/assignments/${body.assignment_id}`, {
    token: lab.token,
    body: { status: 'declined', declined_reason: 'The machine is broken' },
  });
  expect((await read(id, lab)).status).toBe(404);
  const declined = (await read(id, doctor)).body;
  expect([declined.is_declined, declined.declined_reason]).toEqual([true, 'The machine is broken']);
  expect((await change(id, doctor, { laboratory_id: next.partner_id })).body.is_declined).toBe(false);
  expect((await read(id, next)).body.status).toBe('ordered');
  expect(
    (await api.call<List>('GET', '/laboratory-orders', { token: next.token })).body.items.map((each) => each.id),
  ).toEqual([id]);
  expect((await read(id, one.patient)).body.laboratory).toBe('Path Laboratory');
});

test('results in words: an answer, an organism that grew, a text that a person judges', async () => {
  const [one, doctor, lab] = [await TestCase.begin(api), await personOf(api, 'doctor'), await laboratory()];
  await one.assign('opinion', doctor);
  const { body } = await order(one, doctor, lab, {
    tests: ['urine_nitrite', 'blood_culture', 'blood_film', 'potassium'],
  });
  await change(body.id, lab, { status: 'sample_taken', sampled_by: 'Nurse Devi' });
  const [nitrite, culture, film, potassium] = [
    { test: 'urine_nitrite', text: 'pos' },
    { test: 'blood_culture', text: 'Staphylococcus aureus' },
    { test: 'blood_film', text: 'Many ovalocytes', flag: 'abnormal' },
    { test: 'potassium', value: 4.2 },
  ];
  const refused = async (result: object) => refusedFieldsOf(await enter(body.id, lab, [result], false));
  expect(await refused({ test: 'urine_nitrite', text: 'maybe' })).toEqual(['results.0.value']);
  expect(await refused({ test: 'urine_nitrite', value: 1 })).toEqual(['results.0.value']);
  expect(await refused({ test: 'potassium', text: 'positive' })).toEqual(['results.0.flag']);
  expect(await refused({ test: 'blood_film', text: 'Many ovalocytes' })).toEqual(['results.0.flag']);
  expect(await refused({ ...nitrite, flag: 'high' })).toEqual(['results.0.flag']);
  expect(await refused({ ...potassium, flag: 'abnormal' })).toEqual(['results.0.flag']);
  expect(await refused({ ...nitrite, flag: 'critical' })).toEqual(['results.0.flag_reason']);

  const entered = (await enter(body.id, lab, [nitrite, culture, film, potassium])).body;
  const shown = ({ tests }: LaboratoryOrder) =>
    Object.fromEntries(tests.map(({ code, result }) => [code, result && [result.value, result.text, result.flag]]));
  const expected = {
    potassium: [4.2, null, 'normal'],
    urine_nitrite: [null, 'positive', 'abnormal'],
    blood_culture: [null, 'Staphylococcus aureus', 'critical'],
    blood_film: [null, 'Many ovalocytes', 'abnormal'],
  };
  expect([entered.status, shown(entered)]).toEqual(['resulted', expected]);
  expect(entered.tests.find(({ code }) => code === 'urine_nitrite')?.range).toBeNull();
  // An organism in the blood pages the doctor as a number would.
  expect(await mailsAbout(body.id)).toMatchObject([{ about: 'critical_result' }]);
  const critical = (await read(body.id, doctor)).body.tests.find(({ result }) => result)?.result;
  expect(critical?.text).toBe('Staphylococcus aureus');
  await acknowledge(critical?.id, doctor);
  await change(body.id, await secondOf(lab), { status: 'reviewed' });
  const released = await change(body.id, lab, { status: 'released' });
  expect(released.status).toBe(200);
  expect(shown((await read(body.id, one.patient)).body)).toEqual(expected);
});

test('work with an open order is not finished by hand; when it is taken back, the order is cancelled with it', async () => {
  const { id, body, lab } = await sampled();
  const work = (form: object) =>
    api.call<Answered>('PATCH', `/assignments/${body.assignment_id}`, { as: 'ayana_staff', body: form });
  const refused = await work({ status: 'done' });
  expect([refused.status, refused.body.code]).toEqual([409, 'illegal_transition']);
  expect((await read(id, lab)).body.status).toBe('sample_taken');
  expect((await work({ status: 'cancelled' })).status).toBe(200);
  expect(await api.database.rows('select status from laboratory_orders where id = $1', [id])).toEqual([
    { status: 'cancelled' },
  ]);
});

/** An order of other tests, its sample taken. */
async function ordered(tests: string[], of?: { one: TestCase; doctor: Person; lab: OrderPartner }) {
  const one = of?.one ?? (await TestCase.begin(api));
  const doctor = of?.doctor ?? (await personOf(api, 'doctor'));
  const lab = of?.lab ?? (await laboratory());
  if (of === undefined) await one.assign('opinion', doctor);
  const { body } = await order(one, doctor, lab, { tests });
  const taken = await change(body.id, lab, { status: 'sample_taken', sampled_by: 'Nurse Devi' });
  expect(taken.status).toBe(200);
  return { one, doctor, lab, id: body.id, taken: taken.body };
}
const shownOf = ({ tests }: LaboratoryOrder) =>
  Object.fromEntries(
    tests.map(({ code, decimals, unit, result }) => [
      code,
      result ? [resultText({ decimals, unit }, result), result.flag] : null,
    ]),
  );

test('digits are kept as they were entered: what is shown, flagged and printed is one value', async () => {
  const tests = ['creatinine', 'crp', 'hba1c', 'tsh'];
  const { lab, id, doctor, one } = await ordered(tests);
  const { body } = await enter(id, lab, [
    { test: 'creatinine', value: 1.404 },
    { test: 'crp', value: 5.04 },
    { test: 'hba1c', value: '5,64' },
    { test: 'tsh', value: 0.014, confirmed: true },
  ]);
  expect(shownOf(body)).toEqual({
    creatinine: ['1.404 mg/dl', 'high'],
    crp: ['5.04 mg/l', 'high'],
    hba1c: ['5.64 %', 'high'],
    tsh: ['0.014 mIU/l', 'low'],
  });
  const second = await secondOf(lab);
  await change(id, second, { status: 'reviewed' });
  await change(id, lab, { status: 'released' });
  expect(shownOf((await read(id, one.patient)).body)).toEqual(shownOf(body));
  const { body: by } = await read(id, doctor);
  expect(by.tests.map(({ result }) => result?.entered_by)).toEqual(tests.map(() => 'Prakash Thapa'));
});

test('comparators are kept; where one leaves the flag open, a person says which, and only one that it may be', async () => {
  const { lab, id } = await ordered(['crp', 'potassium', 'tsh']);
  const refused = async (result: object) => refusedFieldsOf(await enter(id, lab, [result], false));
  expect(await refused({ test: 'tsh', value: '<0.02' })).toEqual(['results.0.flag']);
  expect(await refused({ test: 'tsh', value: '<0.02', flag: 'high' })).toEqual(['results.0.flag_reason']);
  expect(await refused({ test: 'crp', value: '1,250' })).toEqual(['results.0.value']);
  expect(await refused({ test: 'crp', value: '5 mg/dl' })).toEqual(['results.0.value']);
  const { body } = await enter(id, lab, [
    { test: 'tsh', value: '<0.01 mIU/l' },
    { test: 'crp', comparator: '≤', value: 5 },
    { test: 'potassium', text: 'haemolysed', flag: 'abnormal' },
  ]);
  expect(shownOf(body)).toEqual({
    tsh: ['<0.01 mIU/l', 'critical'],
    crp: ['≤5 mg/l', 'normal'],
    potassium: ['haemolysed', 'abnormal'],
  });
});

test.each([
  ['potassium', 45],
  ['potassium', 0],
  ['haemoglobin', 134],
  ['haemoglobin', '>50'],
  ['sodium', '1400'],
  ['hba1c', 120],
])('%s of %s cannot be, and is refused although it is confirmed', async (test_, value) => {
  const { lab, id } = await ordered([test_]);
  expect(refusedFieldsOf(await enter(id, lab, [{ test: test_, value, confirmed: true }]))).toEqual(['results.0.value']);
});

test('a sample has a number; one that is rejected takes its values with it, and the doctor and the patient are told', async () => {
  const { lab, id, doctor, one, taken } = await ordered(['potassium', 'haemoglobin']);
  expect(taken.accession_number).toMatch(/^S-\d{6}$/);
  await enter(id, lab, CRITICAL.slice(0, 1), false);
  expect(refusedFieldsOf(await change(id, lab, { status: 'ordered' }))).toEqual(['reason']);
  const { body } = await change(id, lab, { status: 'ordered', reason: 'Haemolysed' });
  expect([body.status, body.sampled_at, body.accession_number, body.critical_open]).toEqual(['ordered', null, null, 0]);
  expect(body.rejected_samples).toMatchObject([
    { accession_number: taken.accession_number, reason: 'Haemolysed', rejected_by: 'Prakash Thapa' },
  ]);
  expect(valuesOf(body)).toEqual([undefined, undefined]);
  expect((await mailsAbout(id)).map(({ about }) => about)).toEqual(['critical_result', 'sample_rejected']);
  expect((await read(id, doctor)).body.rejected_samples).toHaveLength(1);
  const seen = (await read(id, one.patient)).body.rejected_samples;
  expect([seen[0]?.reason, seen[0]?.rejected_by]).toEqual(['Haemolysed', undefined]);
  const own = await change(id, lab, { status: 'sample_taken', sampled_by: 'Nurse Devi', accession_number: 'LAB-77' });
  expect(own.body.accession_number).toBe('LAB-77');
});

test('a large change from the last result of the same patient is marked, for those who may see both', async () => {
  const first = await ordered(['sodium', 'potassium']);
  const { one, doctor, lab } = first;
  const second = await secondOf(lab);
  const method = 'Ion electrode';
  await enter(first.id, lab, [
    { test: 'sodium', value: 142, method },
    { test: 'potassium', value: 4.1 },
  ]);
  await change(first.id, second, { status: 'reviewed' });
  const next = await ordered(['sodium', 'potassium'], { one, doctor, lab });
  const { body } = await enter(next.id, lab, [
    { test: 'sodium', value: 131 },
    { test: 'potassium', value: 4.4 },
  ]);
  const changes = ({ tests }: LaboratoryOrder) =>
    tests.map(({ code, result }) => [code, result?.before?.digits, result?.is_large_change]);
  expect(changes(body)).toEqual([
    ['sodium', '142', true],
    ['potassium', '4.1', false],
  ]);
  expect((await read(first.id, lab)).body.tests[0]?.result?.method).toBe(method);
  // Another laboratory sees its own results only.
  const other = await ordered(['sodium'], { one, doctor, lab: await laboratory() });
  expect(changes((await enter(other.id, other.lab, [{ test: 'sodium', value: 131 }])).body)).toEqual([
    ['sodium', undefined, false],
  ]);
});

test('critical results that nobody has acknowledged are listed for the laboratory and the doctor, then who and when', async () => {
  const { lab, id, doctor } = await sampled();
  const entered = (await enter(id, lab, CRITICAL)).body;
  const listed = async ({ token }: Person) =>
    (await api.call<List>('GET', '/laboratory-orders?critical=true', { token })).body.items.map((each) => each.id);
  expect([await listed(lab), await listed(doctor)]).toEqual([[id], [id]]);
  const critical = entered.tests.find(({ result }) => result?.flag === 'critical')?.result;
  const { body } = await acknowledge(critical?.id, doctor);
  expect([await listed(lab), await listed(doctor)]).toEqual([[], []]);
  const seen = body.tests.find(({ result }) => result?.flag === 'critical')?.result;
  expect([seen?.acknowledged_by, typeof seen?.acknowledged_at]).toEqual(['Prakash Thapa', 'string']);
});
