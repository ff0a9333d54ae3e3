import type { FreeTimes, DoctorsPage, Doctor } from '@ayana/contracts/catalogue';
import { CONSULTATION_MINUTES } from '@ayana/contracts/consultations';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Sunday, 22 November 2026, 11:30 in India. */
const SUNDAY = new Date('2026-11-22T06:00:00Z');
const HOUR = 3_600_000;

const doctorId = (index: number): string => `0190a000-0000-7000-8000-0006${index.toString(16).padStart(8, '0')}`;
/** Orthopedics at Lantern Bay: Tuesdays 10 to 13, Thursdays and Saturdays 14 to 17, Fridays 18 to 20:15, by video and phone. */
const ORTHOPEDICS = doctorId(2);

const get = async <T>(path: string): Promise<T> => {
  const { status, body } = await atTime(api, SUNDAY, () => api.call<T>('GET', path));
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const list = (query: string) => get<DoctorsPage>(`/doctors?${query}`);
async function all(query: string): Promise<DoctorsPage['items']> {
  const found: DoctorsPage['items'] = [];
  let cursor: string | null = '';
  do {
    const page: DoctorsPage = await list(`${query}&limit=50${cursor && `&cursor=${cursor}`}`);
    found.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return found;
}
async function kneeId(): Promise<string> {
  const [row] = await api.database.rows<{ id: string }>(`select id from treatments where slug = 'knee-replacement'`);
  return row?.id ?? '';
}

test('doctors 1 to 12 have one each of the specialities other data relies on', async () => {
  const found: Doctor[] = [];
  // One after the other: of many at once the API refuses some early while it is busy.
  for (let index = 1; index <= 12; index += 1) found.push(await get<Doctor>(`/doctors/${doctorId(index)}`));
  expect(found.map(({ specializations }) => specializations.join(' and '))).toEqual([
    'Cardiology',
    'Orthopedics',
    'Oncology',
    'Neurology',
    'Gastroenterology',
    'Nephrology',
    'Ophthalmology',
    'Gynecology and Fertility',
    'General Medicine',
    'Urology',
    'Dental',
    'Plastic surgery',
  ]);
  for (const doctor of found) {
    expect(doctor.registration_number).toMatch(/^SAMPLE-\d+$/);
    expect(doctor.full_name).toMatch(/^Dr /);
    expect(doctor.free_times).toHaveLength(3);
    expect(doctor.procedures.length).toBeGreaterThan(0);
    expect([doctor.video_fee_usd, doctor.phone_fee_usd]).toEqual([expect.any(Number), expect.any(Number)]);
  }
});

describe('the list', () => {
  test('pages contain everyone once, the soonest free first', async () => {
    const found = await all('');
    const { total, facets } = await list('limit=1');
    expect(found).toHaveLength(total);
    expect(total).toBeGreaterThanOrEqual(250);
    expect(new Set(found.map(({ id }) => id)).size).toBe(total);
    const free = found.map(({ next_free_at }) => next_free_at ?? '9');
    expect(free).toEqual(free.toSorted());
    expect(Date.parse(free[0] ?? '')).toBeGreaterThanOrEqual(SUNDAY.getTime() + 12 * HOUR);
    expect(facets.city).toHaveLength(20);
    expect(facets.specialization.length).toBeGreaterThanOrEqual(25);
  });

  test.each([
    ['fee', (item: DoctorsPage['items'][number]) => item.video_fee_usd ?? item.phone_fee_usd ?? 0, 1],
    ['years', (item: DoctorsPage['items'][number]) => item.years_experience, -1],
  ] as const)('is ordered by %s', async (sort, of, direction) => {
    const keys = (await all(`sort=${sort}&city=delhi`)).map((item) => of(item) * direction);
    expect(keys.length).toBeGreaterThan(12);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  test('a knee in Chennai: several doctors; some speak Arabic and consult by video', async () => {
    const knee = await kneeId();
    const inChennai = await list(`city=chennai&treatment_id=${knee}`);
    const arabic = await list(`city=chennai&treatment_id=${knee.toUpperCase()}&language=Arabic&kind=video`);
    expect(inChennai.total).toBeGreaterThanOrEqual(4);
    expect(arabic.total).toBeGreaterThanOrEqual(2);
    expect(arabic.items.map(({ id }) => id)).toContain(ORTHOPEDICS);
    for (const { languages, city, free_times } of arabic.items) {
      expect(languages).toContain('Arabic');
      expect(city).toEqual({ slug: 'chennai', name: 'Chennai' });
      expect(free_times.map(({ kind }) => kind)).toEqual(['video', 'video', 'video']);
    }
    expect(new Set(inChennai.items.map(({ hospital }) => hospital.id)).size).toBeGreaterThanOrEqual(2);
    for (const { does, registration_number, council } of inChennai.items) {
      expect(does).toContain('Knee replacement');
      expect([registration_number, council]).toEqual([
        expect.stringMatching(/^SAMPLE-\d+$/),
        'Medical council of Tamil Nadu (sample)',
      ]);
    }
  });

  test('choosing a facet value gives the number it shows', async () => {
    const { facets } = await list('city=hyderabad&language=Arabic');
    for (const [name, values] of Object.entries({
      specialization: facets.specialization,
      city: facets.city,
      language: facets.language,
    })) {
      for (const { value, count } of values.slice(0, 6)) {
        const query = new URLSearchParams({ city: 'hyderabad', language: 'Arabic', [name]: value });
        expect([name, value, (await list(String(query))).total]).toEqual([name, value, count]);
      }
    }
    for (const { value, count } of facets.hospital)
      expect((await list(`city=hyderabad&language=Arabic&hospital_id=${value}`)).total).toBe(count);
    for (const { value, count } of facets.fee)
      expect((await list(`city=hyderabad&language=Arabic&fee_max=${value}`)).total).toBe(count);
    for (const { value, count } of facets.next_free)
      expect((await list(`city=hyderabad&language=Arabic&free_within_days=${value}`)).total).toBe(count);
  });

  test('shows the fee and the times of the requested kind', async () => {
    const { items } = await list('kind=phone&sort=fee');
    const fees = items.map(({ phone_fee_usd }) => phone_fee_usd ?? 0);
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
    expect(fees[0]).toBeGreaterThan(0);
    for (const { free_times } of items) expect(free_times[0]).toMatchObject({ kind: 'phone', minutes: 30 });
  });

  test('finds none when nothing matches, and refuses invalid filters', async () => {
    expect(await list('city=nowhere')).toMatchObject({ items: [], next_cursor: null, total: 0 });
    const refused = await api.call(
      'GET',
      '/doctors?specialization=Magic&language=Elvish&hospital_id=x&sort=height&limit=0&free_within_days=99',
    );
    expect(refused.status).toBe(422);
    expect(refusedFieldsOf(refused)).toEqual([
      'free_within_days',
      'hospital_id',
      'language',
      'limit',
      'sort',
      'specialization',
    ]);
    const { next_cursor } = await list('sort=fee');
    for (const cursor of ['x', `${next_cursor}`])
      expect(refusedFieldsOf(await api.call('GET', `/doctors?sort=name&cursor=${cursor}`))).toEqual(['cursor']);
  });

  test('does not show doctors who left, or whose hospital has no active partner', async () => {
    const before = await list('city=vellore');
    const [first, second] = before.items;
    await api.database.rows('update doctors set is_active = false where id = $1', [first?.id]);
    expect((await list('city=vellore')).total).toBe(before.total - 1);
    expect((await api.call('GET', `/doctors/${first?.id}`)).status).toBe(404);
    expect((await api.call('GET', `/doctors/${first?.id}/free-times`)).status).toBe(404);
    const partner = `(select partner_id from partner_hospitals where id = '${second?.hospital.id}')`;
    await api.database.rows(`update partners set status = 'inactive' where id = ${partner}`);
    expect((await list('city=vellore')).total).toBe(0);
    expect((await api.call('GET', `/doctors/${second?.id}`)).status).toBe(404);
    await api.database.rows(`update partners set status = 'active' where id = ${partner}`);
    await api.database.rows('update doctors set is_active = true where id = $1', [first?.id]);
  });
});

describe('free times', () => {
  const times = (query: string) => get<FreeTimes>(`/doctors/${ORTHOPEDICS}/free-times?${query}`);
  const starts = async (query: string) => (await times(query)).items.map(({ starts_at }) => starts_at.slice(0, 16));

  test('of a day, by video and by phone', async () => {
    expect(await starts('from=2026-11-24&days=1')).toEqual([
      '2026-11-24T04:30',
      '2026-11-24T05:15',
      '2026-11-24T06:00',
      '2026-11-24T06:45',
    ]);
    const byPhone = await times('from=2026-11-24&days=1&kind=phone');
    expect(byPhone.items).toHaveLength(6);
    expect(byPhone.items[1]).toEqual({
      starts_at: '2026-11-24T05:00:00.000Z',
      ends_at: '2026-11-24T05:30:00.000Z',
      kind: 'phone',
      minutes: CONSULTATION_MINUTES.phone,
      time_zone: 'Asia/Kolkata',
    });
  });

  test('of the visitor’s day', async () => {
    expect(await starts('from=2026-11-25&days=1&time_zone=Pacific/Auckland')).toEqual([]);
    expect(await starts('from=2026-11-24&days=1&time_zone=Pacific/Auckland')).toHaveLength(4);
    expect(await starts('from=2026-11-23&days=1&time_zone=America/Los_Angeles')).toHaveLength(4);
    expect(await starts('from=2026-11-24&days=1&time_zone=America/Los_Angeles')).toEqual([]);
  });

  test('begin after the notice and end at the horizon', async () => {
    const { items, from, days } = await times('');
    expect([from, days]).toEqual(['2026-11-22', 14]);
    expect(items[0]?.starts_at).toBe('2026-11-24T04:30:00.000Z');
    // Tuesday 10:00 in India, requested fifteen, eleven and nine hours before.
    const at = (time: string) =>
      atTime(api, new Date(time), () =>
        api.call<FreeTimes>('GET', `/doctors/${ORTHOPEDICS}/free-times?from=2026-11-24&days=1`),
      );
    expect((await at('2026-11-23T13:30:00Z')).body.items).toHaveLength(4);
    expect((await at('2026-11-23T17:15:00Z')).body.items).toHaveLength(3);
    expect((await at('2026-11-23T19:30:00Z')).body.items).toHaveLength(0);
    expect((await times('from=2027-01-01&days=42')).items.at(-1)?.starts_at.slice(0, 10)).toBe('2027-01-02');
    expect(await starts('from=2020-01-01&days=3')).toEqual(await starts('days=3'));
  });

  test('of a kind the doctor does not offer are empty', async () => {
    const [row] = await api.database.rows<{ id: string }>('select id from doctors where phone_fee_usd is null limit 1');
    expect((await get<FreeTimes>(`/doctors/${row?.id}/free-times?kind=phone`)).items).toEqual([]);
  });

  test('require a day, a zone and a valid number of days', async () => {
    const refused = await api.call(
      'GET',
      `/doctors/${ORTHOPEDICS}/free-times?from=tomorrow&days=43&time_zone=Mars&kind=letter`,
    );
    expect(refusedFieldsOf(refused)).toEqual(['days', 'from', 'kind', 'time_zone']);
  });
});
