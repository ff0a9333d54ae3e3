import type { DoctorsPage, SearchAnswer } from '@ayana/contracts/catalogue';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { CatalogueDoctorDto, CatalogueDoctorsPageDto } from './catalogue-doctor.dto.js';

let api: TestApi;
let hospital: { id: string; departments: string[] };
let treatment: string;
beforeAll(async () => {
  // A minute: a public answer that a change did not clear would be served again.
  api = await startApi({ PUBLIC_ANSWERS_MS: '60000' });
  [hospital = { id: '', departments: [] }] = await api.database.rows<typeof hospital>(
    `select id, departments from partner_hospitals where slug = 'lantern-bay'`,
  );
  const [row] = await api.database.rows<{ id: string }>(`select id from treatments where slug = 'knee-replacement'`);
  treatment = row?.id ?? '';
});
afterAll(() => api.close());

const PATH = '/catalogue/doctors';
const staff = { as: 'ayana_staff' } as const;
const bodyOf = (more: object = {}) => ({
  hospital_id: hospital.id,
  full_name: 'Dr Sample Zyxwora',
  title: 'Consultant (sample)',
  specializations: ['Orthopedics'],
  qualifications: ['MBBS', 'MS (Orthopaedics)'],
  registration_number: 'SAMPLE-Z-1',
  council: 'State council (sample)',
  languages: ['English', 'Arabic'],
  video_fee_usd: 70,
  phone_fee_usd: null,
  practising_since: 2004,
  about: 'A made-up doctor for a test.',
  time_zone: 'Asia/Kolkata',
  portrait: { skin: 3, ground: 'dawn', dress: 'coat' },
  treatment_ids: [treatment],
  availability: [{ weekday: 1, from_time: '09:00', to_time: '12:00', kinds: ['video'] }],
  ...more,
});
let number = 1;
const add = async (more: object = {}) => {
  number += 1;
  const unique = { registration_number: `SAMPLE-Z-${number}`, ...more };
  return api.call<CatalogueDoctorDto>('POST', PATH, { ...staff, body: bodyOf(unique) });
};
const patch = <T = CatalogueDoctorDto>(id: string, body: object, etag?: string | null) =>
  api.call<T>('PATCH', `${PATH}/${id}`, { ...staff, body, headers: etag ? { 'if-match': etag } : {} });
const remove = (id: string, query = '') => api.call<Problem>('DELETE', `${PATH}/${id}${query}`, staff);
const restore = <T = CatalogueDoctorDto>(id: string) =>
  api.call<T>('POST', `${PATH}/${id}/restore`, { ...staff, body: {} });
/** An appointment of next week. */
const book = async (doctor: string) => {
  const [row] = await api.database.rows<{ id: string }>(
    `with request as (
       insert into video_consultations (id, consultation_type, patient_name, email, preferred_date, preferred_time, reason, created_at)
       values (gen_random_uuid(), 'video_consultation', 'Sample Patient', 'sample@patient.example', current_date, '09:00', 'Test', now())
       returning id
     )
     insert into appointments (id, doctor_id, video_consultation_id, kind, starts_at, ends_at, status, held_until, holder_hash, token_hash,
       created_at, changed_at)
     select gen_random_uuid(), $1, request.id, 'video', now() + interval '7 days', now() + interval '7 days 30 minutes', 'booked', now(),
       'holder', gen_random_uuid()::text, now(), now() from request returning id`,
    [doctor],
  );
  return row?.id;
};
const publicDoctor = (id: string) =>
  api.call<{ full_name: string; video_fee_usd: number; availability: unknown[]; does: string[] }>(
    'GET',
    `/doctors/${id}`,
  );
const publicIds = async (query: string) =>
  (await api.call<DoctorsPage>('GET', `/doctors?limit=100&${query}`)).body.items.map(({ id }) => id);
const found = async (term: string) =>
  (await api.call<SearchAnswer>('GET', `/search?q=${term}`)).body.doctors.items.map(({ title }) => title);

describe('a new doctor', () => {
  test('is on a page, in the list and in the search at once', async () => {
    const query = `hospital_id=${hospital.id}&specialization=Orthopedics`;
    expect([await publicIds(query), await found('zyxwora')]).toEqual([expect.anything(), []]);
    const { status, headers, body } = await add();
    expect([status, headers.get('etag')]).toEqual([201, '"1"']);
    expect(body).toMatchObject({
      full_name: 'Dr Sample Zyxwora',
      is_active: true,
      is_shown: true,
      treatment_ids: [treatment],
    });
    expect((await publicDoctor(body.id)).body).toMatchObject({
      video_fee_usd: 70,
      availability: [{ weekday: 1, from_time: '09:00', to_time: '12:00', time_zone: 'Asia/Kolkata', kinds: ['video'] }],
      does: ['Knee replacement'],
    });
    expect(await publicIds(query)).toContain(body.id);
    expect(await found('zyxwora')).toEqual(['Dr Sample Zyxwora']);
    const entries = await api.database.rows(`select action, details from audit_entries where details->>'id' = $1`, [
      body.id,
    ]);
    expect(entries).toEqual([{ action: 'doctor.changed', details: { id: body.id, added: true } }]);
  });

  test('is added once by a request that is sent twice', async () => {
    const send = () =>
      api.call<CatalogueDoctorDto>('POST', PATH, {
        ...staff,
        body: bodyOf({ registration_number: 'SAMPLE-TWICE' }),
        headers: { 'idempotency-key': 'doctor-twice' },
      });
    const [one, other] = [await send(), await send()];
    expect([one.status, other.status, other.body.id]).toEqual([201, 201, one.body.id]);
  });

  test.each<[string, object, string]>([
    ['without a name', { full_name: undefined }, 'full_name'],
    ['of an unknown hospital', { hospital_id: '01900000-0000-7000-8000-000000000000' }, 'hospital_id'],
    ['of a department the hospital does not have', { specializations: ['Dental'] }, 'specializations'],
    ['without a specialization', { specializations: [] }, 'specializations'],
    ['of an unknown specialization', { specializations: ['Carpentry'] }, 'specializations'],
    ['of an unknown language', { languages: ['Klingon'] }, 'languages'],
    ['without a language', { languages: [] }, 'languages'],
    ['without any fee', { video_fee_usd: null }, 'video_fee_usd'],
    ['with a fee of nothing', { video_fee_usd: 0 }, 'video_fee_usd'],
    [
      'with hours of a kind without a fee',
      { availability: [{ weekday: 1, from_time: '09:00', to_time: '10:00', kinds: ['phone'] }] },
      'phone_fee_usd',
    ],
    [
      'with hours that end first',
      { availability: [{ weekday: 1, from_time: '12:00', to_time: '09:00', kinds: ['video'] }] },
      'availability.0.to_time',
    ],
    [
      'with hours that overlap',
      {
        availability: [
          { weekday: 1, from_time: '09:00', to_time: '12:00', kinds: ['video'] },
          { weekday: 1, from_time: '11:00', to_time: '13:00', kinds: ['video'] },
        ],
      },
      'availability.1.from_time',
    ],
    [
      'with a wrong time',
      { availability: [{ weekday: 1, from_time: '9am', to_time: '10:00', kinds: ['video'] }] },
      'availability.0.from_time',
    ],
    ['without hours', { availability: [] }, 'availability'],
    ['practising from a year to come', { practising_since: 2099 }, 'practising_since'],
    ['in an unknown time zone', { time_zone: 'Mars/Olympus' }, 'time_zone'],
    [
      'with an unknown hat',
      { portrait: { skin: 3, ground: 'dawn', dress: 'coat', cloth: 'top hat' } },
      'portrait.cloth',
    ],
    [
      'with a treatment that does not exist',
      { treatment_ids: ['01900000-0000-7000-8000-000000000000'] },
      'treatment_ids',
    ],
    ['with a script', { about: '<script>alert(1)</script>' }, 'about'],
    ['with a field that does not exist', { is_active: false }, 'is_active'],
  ])('%s is refused', async (_what, more, field) => {
    const answer = await add(more);
    expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, [field]]);
  });

  test('with a registration number that another has is refused, and the message names that doctor', async () => {
    const { body } = await add();
    const answer = await add({ registration_number: body.registration_number });
    expect(refusedFieldsOf(answer)).toEqual(['registration_number']);
    expect(answer.text).toContain('Dr Sample Zyxwora has this registration number already.');
  });
});

test('of two doctors with one registration number, sent at once, one is added', async () => {
  const answers = await Promise.all([
    add({ registration_number: 'SAMPLE-RACE' }),
    add({ registration_number: 'SAMPLE-RACE' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

describe('a change', () => {
  test('of the fee is on the page and in the filter of the list at once', async () => {
    const { id } = (await add()).body;
    expect((await publicDoctor(id)).body.video_fee_usd).toBe(70);
    const query = `hospital_id=${hospital.id}&fee_max=35`;
    expect(await publicIds(query)).not.toContain(id);
    expect((await patch(id, { video_fee_usd: 33 })).body.video_fee_usd).toBe(33);
    expect((await publicDoctor(id)).body.video_fee_usd).toBe(33);
    expect(await publicIds(query)).toContain(id);
  });

  test('of some fields leaves the others, and moves the hours with the time zone', async () => {
    const { id, treatment_ids } = (await add()).body;
    const { body } = await patch(id, { title: 'Senior consultant', time_zone: 'Asia/Dubai' });
    expect(body).toMatchObject({ title: 'Senior consultant', treatment_ids, full_name: 'Dr Sample Zyxwora' });
    expect((await publicDoctor(id)).body.availability).toMatchObject([{ time_zone: 'Asia/Dubai', from_time: '09:00' }]);
    expect((await patch(id, { treatment_ids: [] })).body.treatment_ids).toEqual([]);
    expect((await publicDoctor(id)).body.does).toEqual([]);
    expect(refusedFieldsOf(await patch(id, { video_fee_usd: null }))).toEqual(['video_fee_usd']);
    expect(refusedFieldsOf(await patch(id, {}))).toEqual(['hospital_id']);
    expect(refusedFieldsOf(await patch(id, { full_name: '<>' }))).toEqual(['full_name']);
  });

  test('of two people, the second with what they had read first: 412, and nothing changes', async () => {
    const { body, headers } = await add();
    const etag = headers.get('etag');
    const first = await patch(body.id, { title: 'By the first' }, etag);
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
    const second = await patch<Problem>(body.id, { title: 'By the second' }, etag);
    expect([second.status, second.body.code]).toEqual([412, 'stale_version']);
    const { body: now } = await api.call<CatalogueDoctorDto>('GET', `${PATH}/${body.id}`, staff);
    expect([now.title, now.version, now.updated_by?.name]).toEqual(['By the first', 2, expect.stringMatching(/.+/)]);
  });
});

describe('a removed doctor', () => {
  test('is nowhere in public, staff find it, and it comes back', async () => {
    const { id } = (await add({ full_name: 'Dr Sample Xylandrum' })).body;
    expect([(await publicDoctor(id)).status, await found('xylandrum')]).toEqual([200, ['Dr Sample Xylandrum']]);
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 204]);
    expect([(await publicDoctor(id)).status, await found('xylandrum')]).toEqual([404, []]);
    const { body: list } = await api.call<CatalogueDoctorsPageDto>('GET', `${PATH}?state=inactive&q=xyland`, staff);
    expect(list.items.map((each) => [each.id, each.is_shown])).toEqual([[id, false]]);
    expect([(await restore(id)).body.is_active, (await publicDoctor(id)).status]).toEqual([true, 200]);
    expect(await found('xylandrum')).toEqual(['Dr Sample Xylandrum']);
  });

  test('does not disappear unnoticed: recommendations are named first, booked appointments keep the doctor', async () => {
    const { id } = (await add()).body;
    await api.database.rows(
      `insert into treatment_doctor_recommendations (treatment_id, doctor_id, recommendation_score, specialization_match, created_at)
       values ($1, $2, 90, true, now())`,
      [treatment, id],
    );
    const { body } = await api.call<CatalogueDoctorDto>('GET', `${PATH}/${id}`, staff);
    expect(body.dependents).toEqual([{ kind: 'recommendations', count: 1, blocks: false }]);
    const refused = await remove(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'illegal_transition']);
    expect(refused.body.detail).toContain('1 recommendation');
    expect((await publicDoctor(id)).status).toBe(200);
    const appointment = await book(id);
    const kept = await remove(id, '?dependents=hide');
    expect([kept.status, kept.body.detail]).toEqual([
      409,
      'It cannot be removed yet: 1 booked appointment. Please move them first.',
    ]);
    await api.database.rows(`update appointments set status = 'cancelled' where id = $1`, [appointment]);
    expect((await remove(id, '?dependents=hide')).status).toBe(204);
    expect((await publicDoctor(id)).status).toBe(404);
  });
});

describe('the list', () => {
  test('is searched, filtered and ordered, and has pages', async () => {
    const { id } = (await add({ full_name: 'Dr Sample Aardvarkson' })).body;
    const ids = async (query: string) =>
      (await api.call<CatalogueDoctorsPageDto>('GET', `${PATH}?${query}`, staff)).body.items.map((each) => each.id);
    expect(await ids('q=aardvark')).toEqual([id]);
    expect((await ids('sort=updated&limit=1'))[0]).toBe(id);
    const ofHospital = await ids(`hospital_id=${hospital.id}&specialization=Orthopedics&limit=200`);
    expect(ofHospital).toContain(id);
    const all: string[] = [];
    let cursor: string | null = '';
    do {
      const page: CatalogueDoctorsPageDto = (
        await api.call<CatalogueDoctorsPageDto>('GET', `${PATH}?limit=60${cursor ? `&cursor=${cursor}` : ''}`, staff)
      ).body;
      all.push(...page.items.map((each) => each.id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    const [row] = await api.database.rows<{ count: number }>('select count(*)::int as count from doctors');
    expect([new Set(all).size, all.length]).toEqual([row?.count, row?.count]);
  });

  test('is exported as filtered, and the export is recorded', async () => {
    const { status, text, headers } = await api.call('GET', `${PATH}/export?q=aardvark`, staff);
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining('ayana-doctors-')]);
    const lines = text.trim().split('\r\n');
    expect([lines.length, lines[1]]).toEqual([2, expect.stringContaining('"Dr Sample Aardvarkson"')]);
    expect(await api.database.rows(`select details from audit_entries where action = 'catalogue.exported'`)).toEqual([
      { details: { list: 'doctors', q: 'aardvark' } },
    ]);
  });

  test('is for staff only', async () => {
    expect((await api.call('GET', PATH)).status).toBe(401);
    for (const role of ['patient', 'doctor', 'partner/hospital', null] as const)
      expect([role, (await api.call('GET', PATH, { as: role })).status]).toEqual([role, 403]);
    expect((await api.call('GET', `${PATH}/no-id`, staff)).status).toBe(404);
    expect((await api.call('GET', `${PATH}/01900000-0000-7000-8000-000000000000`, staff)).status).toBe(404);
  });
});
