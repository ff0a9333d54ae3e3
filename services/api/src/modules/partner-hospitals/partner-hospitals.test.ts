import { PRICE_STEPS, type DoctorsPage, type CitiesPage, type City } from '@ayana/contracts/catalogue';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import type {
  DoctorRecommendationsPageDto,
  TreatmentRecommendationsDto,
} from '../recommendations/recommendations.dto.js';
import type { HospitalDto } from './hospital.dto.js';
import type { PartnerHospitalDto, PartnerHospitalsPageDto } from './partner-hospitals.dto.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const get = async <T>(path: string): Promise<T> => {
  const { status, body } = await api.call<T>('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const list = (query: string) => get<PartnerHospitalsPageDto>(`/partner-hospitals?${query}`);
async function all(query: string): Promise<PartnerHospitalDto[]> {
  const found: PartnerHospitalDto[] = [];
  let cursor: string | null = '';
  do {
    const page: PartnerHospitalsPageDto = await list(`${query}&limit=7${cursor && `&cursor=${cursor}`}`);
    found.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return found;
}
const treatment = async (slug: string): Promise<string> =>
  (await api.database.rows<{ id: string }>('select id from treatments where slug = $1', [slug]))[0]?.id ?? '';

const TAMARIND_STEPS = '0190a000-0000-7000-8000-000800000001';

describe('hospitals', () => {
  test.each([
    ['recommended', null],
    ['name', (item: PartnerHospitalDto) => item.hospital_name],
    ['beds', (item: PartnerHospitalDto) => -(item.bed_capacity ?? 0)],
    ['answer_time', (item: PartnerHospitalDto) => item.answer_hours ?? Number.POSITIVE_INFINITY],
  ] as const)('are paged through by %s, each once', async (sort, of) => {
    const found = await all(`sort=${sort}`);
    expect(found).toHaveLength(50);
    expect(new Set(found.map(({ id }) => id)).size).toBe(50);
    if (of === null) return;
    const keys = found.map((item) => of(item));
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  test('twelve per page by default, in fifteen cities and more', async () => {
    const { items, total } = await list('');
    expect([items.length, total]).toEqual([12, 50]);
    const cities = new Set((await all('')).map(({ city }) => city?.slug));
    expect(cities.size).toBeGreaterThanOrEqual(15);
  });

  test('are filtered by city, department, language and accreditation, together', async () => {
    const chennai = await all('city=CHENNAI');
    expect(chennai.length).toBeGreaterThanOrEqual(4);
    for (const { city } of chennai) expect(city).toEqual({ slug: 'chennai', name: 'Chennai' });
    const narrow = await all('city=chennai&department=Orthopedics&language=Arabic&accreditation=JCI');
    expect(narrow.map(({ hospital_name }) => hospital_name)).toEqual([
      'Lantern Bay Hospital',
      'Tamarind Steps Hospital',
    ]);
    expect(await list('city=nowhere')).toMatchObject({ items: [], next_cursor: null, total: 0 });
  });

  test('an expired accreditation does not count', async () => {
    const before = (await list('accreditation=Temos')).total;
    await api.database.rows(
      `update hospital_accreditations set valid_until = current_date - 1 where body = 'Temos' and hospital_id =
         (select hospital_id from hospital_accreditations where body = 'Temos' order by 1 limit 1)`,
    );
    expect((await list('accreditation=Temos')).total).toBe(before - 1);
  });

  test('that offer a knee replacement in Chennai have its price, the cheapest first', async () => {
    const knee = await treatment('knee-replacement');
    const { items, total } = await list(`city=chennai&treatment_id=${knee}&sort=price`);
    expect(total).toBeGreaterThanOrEqual(3);
    const prices = items.map(({ price }) => price?.usd_min ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const { price } of items) {
      expect(price?.usd_min).toBeGreaterThanOrEqual(3500);
      expect(price?.usd_max).toBeLessThanOrEqual(9000);
    }
    const best = await list(`city=chennai&treatment_id=${knee}`);
    expect(best.items[0]?.hospital_name).toBe('Lantern Bay Hospital');
  });

  test('without a treatment the lowest price of each is sorted by and shown', async () => {
    const items = await all('sort=price');
    const lowest = await api.database.rows<{ hospital_id: string; usd: number }>(
      'select hospital_id, min(usd_min)::int as usd from hospital_prices group by hospital_id',
    );
    const known = new Map(lowest.map(({ hospital_id, usd }) => [hospital_id, usd]));
    for (const { id, price_from } of items) expect(price_from?.usd).toBe(known.get(id));
    const prices = items.map(({ price_from }) => price_from?.usd ?? Number.POSITIVE_INFINITY);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('the best rated come first, with number of ratings and source', async () => {
    const items = await all('sort=rating');
    const values = items.map(({ rating }) => rating?.value ?? 0);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    const record = items.find(({ hospital_name }) => hospital_name === 'Lantern Bay Hospital')?.rating;
    const sample = items.find(({ id }) => id === TAMARIND_STEPS)?.rating;
    expect([record?.source, record?.count, sample?.source]).toEqual(['record', null, 'sample']);
    expect(sample?.count).toBeGreaterThan(0);
  });

  test('the soonest free come first, by the first of their doctors', async () => {
    const items = await all('sort=next_free');
    const times = items.map(({ next_free_at }) => next_free_at ?? '9999');
    expect(times).toEqual(times.toSorted());
    const [first] = items;
    const { items: doctors } = await get<DoctorsPage>(`/doctors?hospital_id=${first?.id}&limit=1`);
    expect(first?.next_free_at).toBe(doctors[0]?.next_free_at);
    expect(first?.day_times[0]).toBe(first?.next_free_at);
  });

  test('are filtered by type, size, way from the airport and desk, each counted with the others applied', async () => {
    const large = await all('beds_min=400');
    for (const { bed_capacity } of large) expect(bed_capacity).toBeGreaterThanOrEqual(400);
    const { facets, total } = await list('airport_max=45&desk=always');
    expect(facets.desk).toEqual([{ value: 'always', count: total }]);
    expect(facets.airport_max.find(({ value }) => value === '45')?.count).toBe(total);
    expect(facets.airport_max.map(({ value }) => value)).toEqual(['30', '45', '60']);
    const both = await list('airport_max=45&desk=always&beds_min=400');
    expect(both.total).toBe(facets.beds_min.find(({ value }) => value === '400')?.count);
    for (const { value, count } of facets.type)
      expect((await list(`airport_max=45&desk=always&type=${encodeURIComponent(value)}`)).total).toBe(count);
  });

  test('are filtered by price, for the requested treatment or any, each step counted with the others applied', async () => {
    const knee = `treatment_id=${await treatment('knee-replacement')}`;
    const { facets, total } = await list(`${knee}&language=Arabic`);
    expect(facets.price_max.map(({ value }) => value)).toEqual(PRICE_STEPS.map(String));
    expect(facets.price_max.at(-1)?.count).toBe(total);
    const counts = facets.price_max.map(({ count }) => count);
    expect(counts.some((count) => count > 0 && count < total)).toBe(true);
    for (const { value, count } of facets.price_max)
      expect((await list(`${knee}&language=Arabic&price_max=${value}`)).total).toBe(count);
    for (const { price } of await all(`${knee}&price_max=5000`)) expect(price?.usd_min).toBeLessThanOrEqual(5000);
    for (const { price_from } of await all('price_max=500')) expect(price_from?.usd).toBeLessThanOrEqual(500);
  });

  test('refuse invalid filters', async () => {
    const refused = await api.call(
      'GET',
      '/partner-hospitals?department=Magic&accreditation=Gold&language=Elvish&sort=colour&limit=0',
    );
    expect(refusedFieldsOf(refused)).toEqual(['accreditation', 'department', 'language', 'limit', 'sort']);
    const { next_cursor } = await list('sort=beds');
    expect(refusedFieldsOf(await api.call('GET', `/partner-hospitals?sort=name&cursor=${next_cursor}`))).toEqual([
      'cursor',
    ]);
  });

  test('one is shown with all details', async () => {
    const hospital = await get<HospitalDto>(`/partner-hospitals/${TAMARIND_STEPS}`);
    expect(hospital.city).toMatchObject({ slug: 'chennai', airport_code: 'MAA' });
    expect(hospital.accreditation_details.map(({ body }) => body)).toEqual(hospital.accreditations);
    for (const { number, valid_until, checked_on } of hospital.accreditation_details) {
      expect(number).toMatch(/^SAMPLE-/);
      expect(valid_until > checked_on).toBe(true);
    }
    expect(hospital.department_doctors.map(({ department }) => department)).toEqual(hospital.departments);
    expect(hospital.doctors).toHaveLength(hospital.doctors_count);
    expect(hospital.department_doctors[0]?.doctors).toBeGreaterThan(0);
    const knee = hospital.prices.find(({ treatment_slug }) => treatment_slug === 'knee-replacement');
    expect(knee?.inclusions.join(' ')).toContain('implant');
    expect(knee?.exclusions.join(' ')).toContain('Physiotherapy');
    expect(hospital.gallery.length).toBeGreaterThan(3);
    expect(hospital.email).toMatch(/\.example$/);
    expect(hospital.icu_beds).toBeLessThan(hospital.bed_capacity ?? 0);
  });

  test('a removed treatment is not in the price list', async () => {
    const before = (await get<HospitalDto>(`/partner-hospitals/${TAMARIND_STEPS}`)).prices.length;
    await api.database.rows(`update treatments set is_active = false where slug = 'acl-reconstruction'`);
    expect((await get<HospitalDto>(`/partner-hospitals/${TAMARIND_STEPS}`)).prices).toHaveLength(before - 1);
    await api.database.rows(`update treatments set is_active = true where slug = 'acl-reconstruction'`);
  });
});

describe('cities', () => {
  test('are in their order with their numbers of hospitals and doctors', async () => {
    const { items, next_cursor } = await get<CitiesPage>('/cities');
    expect([items.length, next_cursor, items[0]?.slug]).toEqual([20, null, 'chennai']);
    const hospitals = await all('');
    for (const { slug, hospitals_count, doctors_count, climate, lodging } of items) {
      const ofCity = hospitals.filter(({ city }) => city?.slug === slug);
      expect([slug, hospitals_count, doctors_count]).toEqual([
        slug,
        ofCity.length,
        ofCity.reduce((sum, { doctors_count: count }) => sum + count, 0),
      ]);
      expect([climate.length, lodging.length]).toEqual([4, 3]);
    }
  });

  test('one is found by its slug, and not by another', async () => {
    const city = await get<City>('/cities/Kochi');
    expect(city).toMatchObject({ slug: 'kochi', state: 'Kerala', airport_code: 'COK' });
    expect((await api.call('GET', '/cities/atlantis')).status).toBe(404);
  });
});

describe('recommendations', () => {
  test('every treatment has hospitals and doctors, at most twelve of each, the best first', async () => {
    const rows = await api.database.rows<{ id: string }>('select id from treatments where is_active');
    for (const { id } of rows) {
      const { hospitals, doctors } = await get<TreatmentRecommendationsDto>(
        `/rpc/get_treatment_recommendations_for_user?treatment_id_param=${id}`,
      );
      for (const found of [hospitals, doctors]) {
        const scores = found.map(({ recommendation_score }) => recommendation_score);
        expect([id, scores.length > 0 && scores.length <= 12]).toEqual([id, true]);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }
      for (const { hospital } of hospitals) expect(hospital.price).not.toBeNull();
    }
  });

  test('the separate routes give the same', async () => {
    const knee = await treatment('knee-replacement');
    const both = await get<TreatmentRecommendationsDto>(
      `/rpc/get_treatment_recommendations_for_user?treatment_id_param=${knee.toUpperCase()}`,
    );
    expect(await get(`/treatments/${knee}/hospital-recommendations`)).toEqual({
      items: both.hospitals,
      next_cursor: null,
    });
    expect(await get(`/treatments/${knee}/doctor-recommendations`)).toEqual({ items: both.doctors, next_cursor: null });
  });

  test('a withdrawn one, and one of a partner who left, are not shown', async () => {
    const knee = await treatment('knee-replacement');
    const names = async () =>
      (
        await get<{ items: { hospital: PartnerHospitalDto }[] }>(`/treatments/${knee}/hospital-recommendations`)
      ).items.map(({ hospital }) => hospital.hospital_name);
    const [first, second] = await names();
    await api.database.rows(
      `update treatment_hospital_recommendations set is_active = false
       where treatment_id = $1 and hospital_partner_id = (select id from partner_hospitals where hospital_name = $2)`,
      [knee, first],
    );
    await api.database.rows(`update partners set status = 'inactive' where company_name = $1`, [second]);
    const left = await names();
    expect(left.includes(first ?? '') || left.includes(second ?? '')).toBe(false);
    expect(left.length).toBeGreaterThan(0);
  });

  test('a withdrawn one of a doctor, and a doctor who left, are not shown', async () => {
    const knee = await treatment('knee-replacement');
    const ids = async () =>
      (await get<DoctorRecommendationsPageDto>(`/treatments/${knee}/doctor-recommendations`)).items.map(
        ({ doctor_id }) => doctor_id,
      );
    const [first, second, third] = await ids();
    await api.database.rows(
      'update treatment_doctor_recommendations set is_active = false where treatment_id = $1 and doctor_id = $2',
      [knee, first],
    );
    await api.database.rows('update doctors set is_active = false where id = $1', [second]);
    const left = await ids();
    expect([left[0], left.includes(first ?? ''), left.includes(second ?? '')]).toEqual([third, false, false]);
  });

  test('of an unknown treatment are not found, and without a treatment are refused', async () => {
    const unknown = '01900000-0000-7000-8000-000000000000';
    for (const path of [
      `/treatments/${unknown}/hospital-recommendations`,
      `/treatments/${unknown}/doctor-recommendations`,
      `/rpc/get_treatment_recommendations_for_user?treatment_id_param=${unknown}`,
    ])
      expect([path, (await api.call('GET', path)).status]).toEqual([path, 404]);
    const refused = await api.call('GET', '/rpc/get_treatment_recommendations_for_user');
    expect(refusedFieldsOf(refused)).toEqual(['treatment_id_param']);
  });
});
