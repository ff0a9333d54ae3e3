import type { SearchAnswer } from '@ayana/contracts/catalogue';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { HospitalDto } from '../../partner-hospitals/hospital.dto.js';
import type { PartnerHospitalsPageDto } from '../../partner-hospitals/partner-hospitals.dto.js';
import type { CatalogueHospitalDto, CatalogueHospitalsPageDto } from './catalogue-hospital.dto.js';

let api: TestApi;
let city: string;
beforeAll(async () => {
  api = await startApi({ PUBLIC_ANSWERS_MS: '60000' });
  const [row] = await api.database.rows<{ id: string }>(`select id from cities where slug = 'kochi'`);
  city = row?.id ?? '';
});
afterAll(() => api.close());

const PATH = '/catalogue/hospitals';
const staff = { as: 'ayana_staff' } as const;
const bodyOf = (more: object) => ({
  hospital_type: 'Speciality hospital',
  city_id: city,
  departments: ['Cardiology', 'Dental'],
  accreditation_details: [{ body: 'NABH', number: 'SAMPLE-H-1', valid_until: '2030-01-01', checked_on: '2026-01-01' }],
  languages: ['English', 'Arabic'],
  summary: 'A made-up hospital for a test.',
  about: 'It has no walls.',
  bed_capacity: 120,
  icu_beds: 10,
  equipment: ['Sample scanner'],
  gallery: [{ scene: 'desk', caption: 'The desk' }],
  ...more,
});
const add = (more: object) => api.call<CatalogueHospitalDto>('POST', PATH, { ...staff, body: bodyOf(more) });
const patch = <T = CatalogueHospitalDto>(id: string, body: object, etag?: string | null) =>
  api.call<T>('PATCH', `${PATH}/${id}`, { ...staff, body, headers: etag ? { 'if-match': etag } : {} });
const remove = (id: string, query = '') => api.call<Problem>('DELETE', `${PATH}/${id}${query}`, staff);
const restore = <T = CatalogueHospitalDto>(id: string) =>
  api.call<T>('POST', `${PATH}/${id}/restore`, { ...staff, body: {} });
const page = (id: string) => api.call<HospitalDto>('GET', `/partner-hospitals/${id}`);
const listed = async () =>
  (await api.call<PartnerHospitalsPageDto>('GET', '/partner-hospitals?city=kochi&limit=100')).body.items.map(
    ({ hospital_name }) => hospital_name,
  );
const found = async (term: string) =>
  (await api.call<SearchAnswer>('GET', `/search?q=${term}`)).body.hospitals.items.map(({ title }) => title);
const bySlug = async (slug: string) => {
  const [row] = await api.database.rows<{ id: string }>('select id from partner_hospitals where slug = $1', [slug]);
  return row?.id ?? '';
};

test('a new hospital is on a page, in the list and in the search at once', async () => {
  expect([await listed(), await found('zyxhaven')]).toEqual([expect.not.arrayContaining(['Zyxhaven Hospital']), []]);
  const { status, headers, body } = await add({ hospital_name: 'Zyxhaven Hospital' });
  expect([status, headers.get('etag'), body.is_active, body.doctors_count]).toEqual([201, '"1"', true, 0]);
  expect((await page(body.id)).body).toMatchObject({
    slug: 'zyxhaven-hospital',
    accreditations: ['NABH'],
    accreditation_details: [{ body: 'NABH', number: 'SAMPLE-H-1' }],
    city: { slug: 'kochi' },
    partner: { company_name: 'Zyxhaven Hospital', status: 'active' },
  });
  expect([await listed(), await found('zyxhaven')]).toEqual([
    expect.arrayContaining(['Zyxhaven Hospital']),
    ['Zyxhaven Hospital'],
  ]);
});

test.each<[string, object, string]>([
  ['without a name', { hospital_name: '' }, 'hospital_name'],
  ['with the name of another', { hospital_name: 'lantern bay hospital' }, 'hospital_name'],
  ['of an unknown kind', { hospital_type: 'Palace' }, 'hospital_type'],
  ['in an unknown city', { city_id: '01900000-0000-7000-8000-000000000000' }, 'city_id'],
  ['without departments', { departments: [] }, 'departments'],
  ['of an unknown department', { departments: ['Carpentry'] }, 'departments'],
  ['without a language', { languages: [] }, 'languages'],
  ['with more intensive care beds than beds', { bed_capacity: 5, icu_beds: 6 }, 'icu_beds'],
  ['founded in a year to come', { founded_year: 2099 }, 'founded_year'],
  ['with half a place', { latitude: 9.9 }, 'latitude'],
  ['with a website that is none', { website: 'javascript:alert(1)' }, 'website'],
  ['with a picture that is not drawn', { gallery: [{ scene: 'cellar', caption: 'Dark' }] }, 'gallery.0.scene'],
  [
    'with an accreditation of an unknown body',
    { accreditation_details: [{ body: 'X', number: '1', valid_until: '2030-01-01', checked_on: '2026-01-01' }] },
    'accreditation_details.0.body',
  ],
  [
    'with an accreditation checked on a day to come',
    { accreditation_details: [{ body: 'JCI', number: '1', valid_until: '2030-01-01', checked_on: '2999-01-01' }] },
    'accreditation_details.0.checked_on',
  ],
])('a hospital %s is refused', async (_what, more, field) => {
  const answer = await add({ hospital_name: 'Refused', ...more });
  expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, [field]]);
});

test('a change is on the page at once; a stale one is refused', async () => {
  const id = await bySlug('tamarind-steps');
  const { headers } = await api.call('GET', `${PATH}/${id}`, staff);
  const etag = headers.get('etag');
  await page(id);
  expect((await patch(id, { summary: 'Changed by staff', website: null }, etag)).status).toBe(200);
  expect((await page(id)).body).toMatchObject({ summary: 'Changed by staff', website: null });
  const stale = await patch<Problem>(id, { summary: 'Too late' }, etag);
  expect([stale.status, stale.body.code]).toEqual([412, 'stale_version']);
  expect(refusedFieldsOf(await patch(id, { icu_beds: 20_000 }))).toEqual(['icu_beds']);
});

test('a department stays while doctors work in it, and the message says how many', async () => {
  const id = await bySlug('lantern-bay');
  const { departments } = (await api.call<CatalogueHospitalDto>('GET', `${PATH}/${id}`, staff)).body;
  const answer = await patch<Problem>(id, { departments: departments.filter((each) => each !== 'Cardiology') });
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'departments']);
  expect(answer.body.errors?.[0]?.message).toMatch(/^\d+ doctors? works? in Cardiology\. Please move them first\.$/);
});

describe('a removed hospital', () => {
  test('takes its doctors and recommendations along only when that is confirmed, and brings them back', async () => {
    const id = await bySlug('tamarind-steps');
    const [doctor] = await api.database.rows<{ id: string }>(
      'select id from doctors where hospital_id = $1 and is_active limit 1',
      [id],
    );
    const doctorStatus = async () => (await api.call('GET', `/doctors/${doctor?.id}`)).status;
    const { body } = await api.call<CatalogueHospitalDto>('GET', `${PATH}/${id}`, staff);
    expect(body.dependents?.map(({ kind, blocks }) => [kind, blocks])).toEqual([
      ['doctors', false],
      ['recommendations', false],
    ]);
    const refused = await remove(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'illegal_transition']);
    expect(refused.body.detail).toMatch(/^Something depends on it: \d+ doctors and \d+ recommendations\./);
    expect([(await page(id)).status, await doctorStatus()]).toEqual([200, 200]);
    expect((await remove(id, '?dependents=hide')).status).toBe(204);
    expect([(await page(id)).status, await doctorStatus(), await found('tamarind')]).toEqual([404, 404, []]);
    const { body: list } = await api.call<CatalogueHospitalsPageDto>('GET', `${PATH}?state=inactive`, staff);
    expect(list.items.map((each) => each.id)).toEqual([id]);
    const refusedDoctor = await api.call<Problem>('DELETE', `/catalogue/doctors/${doctor?.id}?dependents=hide`, staff);
    expect(refusedDoctor.status).toBe(204);
    const early = await api.call<Problem>('POST', `/catalogue/doctors/${doctor?.id}/restore`, { ...staff, body: {} });
    expect([early.status, early.body.detail]).toEqual([
      409,
      'Its hospital is removed. Please restore the hospital first.',
    ]);
    expect((await restore(id)).body.is_active).toBe(true);
    expect([(await page(id)).status, await doctorStatus()]).toEqual([200, 404]);
    await api.call('POST', `/catalogue/doctors/${doctor?.id}/restore`, { ...staff, body: {} });
    expect(await doctorStatus()).toBe(200);
  });
});

test('the list is filtered by city, exported, and for staff only', async () => {
  const { items } = (await api.call<CatalogueHospitalsPageDto>('GET', `${PATH}?city_id=${city}`, staff)).body;
  expect(new Set(items.map(({ city_name }) => city_name))).toEqual(new Set(['Kochi']));
  const { text } = await api.call('GET', `${PATH}/export?q=lantern`, staff);
  expect(text.trim().split('\r\n')[1]).toMatch(/^"Lantern Bay Hospital","Teaching hospital"/);
  expect((await api.call('GET', PATH)).status).toBe(401);
  for (const role of ['patient', 'doctor', 'partner/hospital', null] as const)
    expect([role, (await api.call('GET', PATH, { as: role })).status]).toEqual([role, 403]);
});
