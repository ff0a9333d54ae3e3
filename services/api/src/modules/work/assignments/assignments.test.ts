import '../../../platform/languages/register.js';
import {
  type Assignment,
  ASSIGNMENT_KINDS,
  type AssignmentCandidate,
  type AssignmentKind,
  CLINICAL_DOCUMENT_KINDS,
  type AssignmentDetail,
  type AssignmentsPage,
} from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { assign, journeyWithRequest, partnerOf, userIdOf } from '../../journeys/testing/journeys.js';
import { allergyTo, giveHealth } from '../../journeys/testing/health.js';

type Answered = AssignmentDetail & Pick<Problem, 'code'>;

let api: TestApi;
let journey_id: string;
let doctor: string;
let partner: string;
let hospital: string;
beforeAll(async () => {
  api = await startApi();
  doctor = await userIdOf(api, 'doctor');
  partner = await partnerOf(api, 'partner/hospital');
  const [row] = await api.database.rows<{ id: string }>(
    'update partner_hospitals set partner_id = $1 where id = (select id from partner_hospitals order by id limit 1) returning id',
    [partner],
  );
  hospital = row?.id ?? '';
});
afterAll(() => api.close());
beforeEach(async () => {
  journey_id = (await journeyWithRequest(api)).id;
  // The team has a mail about the request.
  await api.database.rows('delete from outgoing_mails');
});
afterEach(async () => {
  await api.database.rows('delete from record_grants');
  // Who read them is written down for good, so they stay.
  await api.database.rows(`update assignments set status = 'cancelled'`);
});

const give = (body: object = {}, headers = {}) =>
  api.call<Answered>('POST', '/assignments', {
    as: 'ayana_staff',
    headers,
    body: { journey_id, kind: 'opinion', assignee_user_id: doctor, brief: 'Is she fit to travel?', ...body },
  });
const refer = () => give({ kind: 'referral', assignee_user_id: undefined, partner_hospital_id: hospital });
const change = (id: string, body: object, as: Role = 'doctor', headers = {}) =>
  api.call<Answered>('PATCH', `/assignments/${id}`, { as, body, headers });
const detail = (id: string, as: Role) => api.call<Answered>('GET', `/assignments/${id}`, { as });
const list = (as: Role, query = '') => api.call<AssignmentsPage & Problem>('GET', `/assignments${query}`, { as });
const grants = () =>
  api.database.rows<{ kind: string; ended: boolean }>(
    'select kind, ends_at is not null as ended from record_grants order by kind',
  );
const mailsTo = () =>
  api.database.rows<{ recipient: string }>('select recipient from outgoing_mails order by recipient');

test('work is given once, with the papers it needs, a mail to the assignee and a line for the staff', async () => {
  const headers = { 'idempotency-key': 'one' };
  const [first, second] = [await give({}, headers), await give({}, headers)];
  expect([first.status, second.text]).toEqual([201, first.text]);
  expect(first.body).toMatchObject({ status: 'offered', steps: ['accept', 'decline', 'cancel'], version: 1 });
  expect((await grants()).map(({ kind }) => kind)).toEqual([...CLINICAL_DOCUMENT_KINDS].toSorted());
  expect(await mailsTo()).toEqual([{ recipient: emailOf('doctor') }]);
  const lines = await api.database.rows<object>(
    `select visibility, to_state, text from journey_entries where journey_id = $1 and event = 'assignment'`,
    [journey_id],
  );
  expect(lines).toEqual([{ visibility: 'internal', to_state: 'offered', text: 'Medical opinion' }]);
});

test('everyone of a partner gets the mail, and a visa letter needs the passport only', async () => {
  const given = await give({ kind: 'visa_support', assignee_user_id: undefined, partner_id: partner });
  expect(given.status).toBe(201);
  expect(await mailsTo()).toEqual([{ recipient: emailOf('partner/hospital') }]);
  // Not before it is accepted.
  expect(await grants()).toEqual([]);
  expect((await change(given.body.id, { status: 'accepted' }, 'ayana_staff')).status).toBe(200);
  expect((await grants()).map(({ kind }) => kind)).toEqual(['passport', 'visa_letter']);
});

test('work is not given to someone who does other work', async () => {
  const faults = async (body: object) => refusedFieldsOf(await give(body));
  expect(await faults({ assignee_user_id: undefined })).toEqual(['assignee_user_id']);
  expect(await faults({ assignee_user_id: await userIdOf(api, 'patient') })).toEqual(['assignee_user_id']);
  expect(await faults({ partner_id: partner })).toEqual(['assignee_user_id']);
  expect(await faults({ kind: 'transport' })).toEqual(['assignee_user_id']);
  const driver = await userIdOf(api, 'partner/logistics');
  expect((await give({ kind: 'transport', assignee_user_id: driver })).status).toBe(201);
  expect(await faults({ kind: 'transport', assignee_user_id: undefined })).toEqual(['partner_id']);
  expect(await faults({ kind: 'referral', assignee_user_id: undefined, partner_id: partner })).toEqual([
    'partner_hospital_id',
  ]);
  expect(await faults({ journey_id: doctor })).toEqual(['journey_id']);
  expect((await refer()).status).toBe(201);
});

test('staff find who can get a kind of work; each of them can get it', async () => {
  const find = (query: string, as: Role = 'ayana_staff') =>
    api.call<AssignmentCandidate[]>('GET', `/assignments/candidates?${query}`, { as });
  expect((await find('kind=opinion', 'doctor')).status).toBe(403);
  expect(refusedFieldsOf(await find('kind=nothing'))).toEqual(['kind']);
  const doctors = (await find('kind=opinion&limit=50')).body;
  expect(doctors.map(({ id }) => id)).toContain(doctor);
  expect((await find('kind=opinion&q=zzzz')).body).toEqual([]);
  const hospitals = (await find('kind=referral&limit=50')).body;
  expect(hospitals.map(({ id }) => id)).toContain(hospital);
  await api.database.rows(`update partners set status = 'inactive' where id = $1`, [partner]);
  expect((await find('kind=referral&limit=50')).body.map(({ id }) => id)).not.toContain(hospital);
  await api.database.rows(`update partners set status = 'active' where id = $1`, [partner]);
  const carrier = await partnerOf(api, 'partner/logistics');
  const [transport] = (await find('kind=transport')).body;
  expect(transport).toMatchObject({ field: 'partner_id', id: carrier });
  await api.database.rows('delete from partner_members where partner_id = $1', [carrier]);
  const [driver] = (await find('kind=transport')).body;
  expect(driver).toMatchObject({ field: 'assignee_user_id', id: await userIdOf(api, 'partner/logistics') });
  for (const kind of ASSIGNMENT_KINDS)
    for (const { field, id } of (await find(`kind=${kind}`)).body)
      expect([kind, (await give({ kind, assignee_user_id: undefined, [field]: id })).status]).toEqual([kind, 201]);
});

/** Per state: what the assignee may do, and what staff may do; written out by hand. */
const STEPS = {
  offered: { doctor: ['accepted', 'declined'], ayana_staff: ['accepted', 'declined', 'cancelled'] },
  accepted: { doctor: ['declined', 'done'], ayana_staff: ['declined', 'done', 'cancelled'] },
  done: { doctor: [], ayana_staff: [] },
  declined: { doctor: null, ayana_staff: [] },
  cancelled: { doctor: null, ayana_staff: [] },
} as const;

test('each state can be left by the steps of the table only', async () => {
  for (const [from, allowed] of Object.entries(STEPS))
    for (const as of ['doctor', 'ayana_staff'] as const)
      for (const to of ['offered', 'accepted', 'declined', 'done', 'cancelled']) {
        const id = await assign(api, journey_id, 'opinion', { user: doctor }, from);
        const answer = await change(id, { status: to, declined_reason: 'No time' }, as);
        const steps: readonly string[] | null = allowed[as];
        const isStaffOnly = as === 'doctor' && to === 'cancelled' && ['offered', 'accepted'].includes(from);
        const status = steps === null ? 404 : steps.includes(to) ? 200 : isStaffOnly ? 403 : 409;
        expect([from, as, to, answer.status]).toEqual([from, as, to, status]);
        if (status === 200) expect(answer.body.status).toBe(to);
      }
});

test.each(['declined', 'done', 'cancelled'])('work that is %s needs no papers any more', async (status) => {
  const { id } = (await give()).body;
  await change(id, { status: 'accepted' });
  const before = await grants();
  expect([before.length > 0, before.every(({ ended }) => !ended)]).toEqual([true, true]);
  const as = status === 'cancelled' ? 'ayana_staff' : 'doctor';
  expect((await change(id, { status, declined_reason: 'No time' }, as)).status).toBe(200);
  expect((await grants()).every(({ ended }) => ended)).toBe(true);
  expect((await detail(id, 'doctor')).status).toBe(status === 'done' ? 200 : 404);
});

test('declining needs a reason, which the staff read', async () => {
  const { id } = (await give()).body;
  expect(refusedFieldsOf(await change(id, { status: 'declined' }))).toEqual(['declined_reason']);
  await change(id, { status: 'declined', declined_reason: 'Not my field' });
  expect((await detail(id, 'ayana_staff')).body).toMatchObject({ status: 'declined', declined_reason: 'Not my field' });
});

test('staff change the brief and the time; an assignee does not, and an older version is refused', async () => {
  const { id } = (await give()).body;
  expect((await change(id, { brief: 'Other' })).status).toBe(403);
  const headers = { 'if-match': '"1"' };
  const { body } = await change(id, { brief: 'Other', due_at: '2026-12-01T10:00:00Z' }, 'ayana_staff', headers);
  expect(body).toMatchObject({ brief: 'Other', due_at: '2026-12-01T10:00:00.000Z', version: 2 });
  expect((await change(id, { status: 'accepted' }, 'doctor', headers)).status).toBe(412);
  expect(refusedFieldsOf(await change(id, {}))).toEqual(['status']);
});

test('the patient reads who has which work, and nothing more', async () => {
  await give({ due_at: '2026-12-01' });
  await refer();
  const { body, text } = await list('patient', `?journey_id=${journey_id}`);
  const seen = ['kind', 'status', 'assignee_name'] as const satisfies readonly (keyof Assignment)[];
  for (const item of body.items) {
    const told = Object.entries(item).filter(
      ([name, value]) => value !== null && !(seen as readonly string[]).includes(name),
    );
    expect(told.map(([name]) => name).toSorted()).toEqual([
      'case_number',
      'created_at',
      'id',
      'journey_id',
      'steps',
      'updated_at',
      'version',
    ]);
    expect(item.steps).toEqual([]);
  }
  expect(body.items.map(({ kind }) => kind).toSorted()).toEqual(['opinion', 'referral']);
  for (const secret of ['fit to travel', doctor, partner]) expect(text).not.toContain(secret);
  const [first] = body.items;
  expect((await detail(first?.id ?? '', 'patient')).body.facts).toBeNull();
  expect((await change(first?.id ?? '', { status: 'accepted' }, 'patient')).status).toBe(403);
});

test('an assignee lists their own, an outsider none: another’s is the same 404 as none', async () => {
  const opinion = (await give()).body.id;
  const referral = (await refer()).body.id;
  expect((await list('doctor')).body.items.map(({ id }) => id)).toEqual([opinion]);
  expect((await list('partner/hospital')).body.items.map(({ id }) => id)).toEqual([referral]);
  expect((await list('partner/lodging')).body.items).toEqual([]);
  expect((await list('partner/lodging', `?journey_id=${journey_id}`)).status).toBe(404);
  const [foreign, none] = [await detail(referral, 'doctor'), await detail(doctor, 'doctor')];
  expect([foreign.status, foreign.body.code]).toEqual([none.status, none.body.code]);
  expect(foreign.status).toBe(404);
  expect((await change(referral, { status: 'accepted' })).status).toBe(404);
});

/** The facts of a journey that each kind of work may see: by hand, from the table of the plan. */
const ASKED = ['treatment', 'patient_notes', 'preferred_from', 'preferred_to', 'admission_at', 'party_size'];
const HEALTH = ['special_needs', 'health', 'age_band', 'sex', 'documents', 'results', 'medicines'];
const CLINICAL = [...ASKED, ...HEALTH, 'language', 'opinions', 'quotes'];
const SEEN: Record<AssignmentKind, readonly string[]> = {
  opinion: CLINICAL,
  referral: CLINICAL,
  visa_support: [
    'name',
    'party_size',
    'nationality',
    'passport_number',
    'documents',
    'preferred_from',
    'preferred_to',
    'admission_at',
    // Its own: the appointment.
    'legs',
  ],
  transport: ['name', 'party_size', 'language', 'special_needs', 'legs'],
  lodging: ['name', 'party_size', 'language', 'special_needs', 'legs'],
  lab_order: ['name', 'age', 'age_band', 'sex', 'health'],
  prescription: ['name', 'age', 'health'],
};
const GRANTED: Partial<Record<AssignmentKind, readonly string[]>> = {
  opinion: ['report'],
  referral: ['report'],
  visa_support: ['passport'],
};

describe('a journey where every fact is known', () => {
  let full: string;
  beforeAll(async () => {
    const patient = await userIdOf(api, 'patient');
    full = (
      await journeyWithRequest(api, {
        preferred_from: '2027-01-10',
        preferred_to: '2027-02-10',
        attendants: 1,
        patient_notes: 'My knee.',
      })
    ).id;
    await api.database.rows(
      `insert into patient_details (patient_id, nationality, passport_number, special_needs, emergency_name, emergency_phone, version, updated_at)
       values ($1, 'Kenya', 'DEMO12345', 'A wheelchair', 'A sister', '+254 20 555 0142', 1, now())`,
      [patient],
    );
    await giveHealth(api, patient, { sex: 'female', allergies: allergyTo('Penicillin') });
    for (const kind of ['report', 'passport', 'receipt']) {
      const file = await api.database.add('files', { owner_kind: 'journey', owner_id: full, uploaded_by: patient });
      await api.database.add('documents', { journey_id: full, kind, status: 'checked', file_id: file });
    }
    await api.database.add('medical_opinions', { journey_id: full, doctor_id: doctor, signed_at: new Date() });
    await api.database.add('quotes', { journey_id: full, partner_hospital_id: hospital, valid_until: new Date() });
    await api.database.add('travel_legs', { journey_id: full, kind: 'admission' });
  });

  test.each(Object.keys(SEEN) as AssignmentKind[])('%s shows what the work needs, and nothing else', async (kind) => {
    const id = await assign(api, full, kind, { user: doctor });
    for (const granted of GRANTED[kind] ?? [])
      await api.database.rows(
        `insert into record_grants (id, journey_id, kind, to_user_id, assignment_id, reason, starts_at, created_at)
         values (gen_random_uuid(), $1, $2, $3, $4, 'It is needed', now() - interval '1 day', now())`,
        [full, granted, doctor, id],
      );
    const { facts, patient_name, treatment_name } = (await detail(id, 'doctor')).body;
    const told = Object.entries(facts ?? {}).flatMap(([name, value]) => (value === null ? [] : [name]));
    expect(told.toSorted()).toEqual([...SEEN[kind]].toSorted());
    // Other hospitals’ quotes and legs that were not handed to them.
    expect([facts?.quotes ?? [], facts?.legs ?? []]).toEqual([[], []]);
    expect((facts?.documents ?? []).map((document) => document.kind)).toEqual(GRANTED[kind] ?? []);
    expect([patient_name !== null, treatment_name !== null]).toEqual([
      SEEN[kind].includes('name'),
      SEEN[kind].includes('treatment'),
    ]);
  });

  test('a hospital reads name and contact once its quote is accepted', async () => {
    const id = await assign(api, full, 'referral', { partner });
    expect((await detail(id, 'partner/hospital')).body.facts).toMatchObject({ name: null, email: null, phone: null });
    await api.database.rows(`update quotes set status = 'accepted', assignment_id = $1`, [id]);
    const { facts } = (await detail(id, 'partner/hospital')).body;
    expect(facts).toMatchObject({ email: emailOf('patient'), passport_number: null, country: null });
    expect(facts?.quotes).toHaveLength(1);
    await api.database.rows(`update quotes set status = 'sent', assignment_id = null`);
  });

  test('staff see all of it', async () => {
    const id = await assign(api, full, 'lab_order', { user: doctor });
    const { facts } = (await detail(id, 'ayana_staff')).body;
    // What has happened is for the hospital that was chosen; the staff have it on the case.
    expect(Object.entries(facts ?? {}).flatMap(([name, value]) => (value === null ? [name] : []))).toEqual([
      'happened',
    ]);
    expect(facts?.documents?.map(({ kind }) => kind)).toEqual(['report', 'passport', 'receipt']);
  });
});

test('for an opinion and a referral only those of the field are offered, the treatment itself first; others by name', async () => {
  const find = async (query: string) =>
    (
      await api.call<AssignmentCandidate[]>(
        'GET',
        `/assignments/candidates?journey_id=${journey_id}&limit=50&${query}`,
        {
          as: 'ayana_staff',
        },
      )
    ).body;
  const [asked] = await api.database.rows<{ id: string; category: string }>(
    `select treatment.id, treatment.category from treatments treatment join treatment_requests request on request.treatment_id = treatment.id
       join patient_journeys journey on journey.treatment_request_id = request.id where journey.id = $1`,
    [journey_id],
  );
  const same = `select id from treatments where category = '${asked?.category}' and id <> '${asked?.id}' limit 1`;
  const other = `select id from treatments where category <> '${asked?.category}' limit 1`;
  const [directory] = await api.database.rows<{ id: string }>(
    `update doctors set user_id = $1, languages = '{English}' where id = (select id from doctors where is_active order by id limit 1) returning id`,
    [doctor],
  );
  const gives = async (treatment: string | null) => {
    await api.database.rows('delete from treatment_doctor_recommendations where doctor_id = $1', [directory?.id]);
    await api.database.rows('delete from doctor_treatments where doctor_id = $1', [directory?.id]);
    if (treatment !== null)
      await api.database.rows(`insert into doctor_treatments select $1, id from (${treatment}) given`, [directory?.id]);
  };
  const fitOf = async (query = '') => (await find(`kind=opinion${query}`)).find(({ id }) => id === doctor);
  await gives(`select '${asked?.id}'::uuid as id`);
  expect(await fitOf()).toMatchObject({ fit: 'treatment', reasons: expect.arrayContaining(['Gives the treatment']) });
  await gives(same);
  expect(await fitOf()).toMatchObject({
    fit: 'field',
    reasons: expect.arrayContaining(['Gives other treatments of this field']),
  });
  // Who only shares the language is not offered, and is found by name.
  for (const none of [other, null]) {
    await gives(none);
    expect(await fitOf()).toBeUndefined();
  }
  const [{ full_name } = { full_name: '' }] = await api.database.rows<{ full_name: string }>(
    'select full_name from doctors where id = $1',
    [directory?.id],
  );
  const name = encodeURIComponent(full_name);
  expect(await fitOf(`&q=${name}`)).toBeDefined();
  expect((await fitOf(`&q=${name}`))?.reasons).toContain('Of another field');
  const hospitals = await find('kind=referral');
  expect(hospitals.length).toBeGreaterThan(0);
  expect(hospitals.every(({ fit }) => fit === 'treatment' || fit === 'field')).toBe(true);
  const order = hospitals.map(({ fit }) => (fit === 'treatment' ? 0 : 1));
  expect(order).toEqual(order.toSorted());
  expect((await find('kind=transport')).every(({ fit }) => fit === null)).toBe(true);
});
