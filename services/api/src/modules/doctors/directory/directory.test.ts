import type { DoctorsPage } from '@ayana/contracts/catalogue';
import { atTime, startApi, type TestApi } from '../../../../test/support/api.js';
import { facetsOf, kindOf } from './directory.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.database
    .rows(`insert into treatments (id, name, category, complexity_level, description, created_at, updated_at)
    values ('${TREATMENT}', 'Made for this test', 'Orthopedics', 'low', '', now(), now())`);
  for (const [index, each] of PEOPLE.entries()) await add(index, each);
});
afterAll(() => api.close());

const TREATMENT = '0190a000-0000-7000-8000-00ff00000000';
/** A Sunday. Days are counted from it. */
const NOW = new Date('2026-11-22T06:00:00Z');
/** Hours of a weekday, from ten in India: free in two days, in six, or never. */
const TUESDAY = 2;
const SATURDAY = 6;

interface Person {
  name: string;
  city?: string;
  language?: string;
  fee?: number;
  specialization?: string;
  weekday?: number | null;
}
const PEOPLE: readonly Person[] = [
  { name: 'a' },
  { name: 'b', city: 'delhi' },
  { name: 'c', language: 'Russian', fee: 90 },
  { name: 'd', city: 'delhi', language: 'Russian' },
  { name: 'e', specialization: 'Cardiology', weekday: SATURDAY },
  { name: 'f', weekday: null },
];

async function add(index: number, person: Person): Promise<void> {
  const {
    name,
    city = 'chennai',
    language = 'Arabic',
    fee = 60,
    specialization = 'Orthopedics',
    weekday = TUESDAY,
  } = person;
  const id = `0190a000-0000-7000-8000-00ff0000001${index}`;
  await api.database.rows(
    `insert into doctors (id, hospital_id, full_name, title, specialization, specializations, qualifications, registration_number,
       council, languages, video_fee_usd, practising_since, about, time_zone, portrait, created_at, updated_at)
     select $1, hospital.id, $2, 'Consultant', $3, array[$3], '{MBBS}', 'TEST-' || $2, 'Made up', array['English', $4], $5, 2000, '',
       'Asia/Kolkata', '{"skin": 3, "ground": "dawn", "dress": "coat"}', now(), now()
     from partner_hospitals hospital join cities city on city.id = hospital.city_id where city.slug = $6
     order by hospital.id limit 1`,
    [id, `Dr ${name}`, specialization, language, fee, city],
  );
  await api.database.add('doctor_treatments', { doctor_id: id, treatment_id: TREATMENT });
  if (weekday !== null)
    await api.database.add('doctor_availability', { doctor_id: id, weekday, from_time: '10:00', to_time: '13:00' });
}

async function list(query: Readonly<Record<string, string>> = {}, at = NOW): Promise<DoctorsPage> {
  const search = new URLSearchParams({ treatment_id: TREATMENT, ...query });
  const { status, body } = await atTime(api, at, () => api.call<DoctorsPage>('GET', `/doctors?${String(search)}`));
  expect(status).toBe(200);
  return body;
}
const names = ({ items }: DoctorsPage) => items.map(({ full_name }) => full_name.slice(3));
const counted = (values: readonly { value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]));

test('a facet is counted with all the others applied, but not itself', async () => {
  const page = await list({ city: 'chennai', language: 'Arabic' });
  expect([names(page), page.total]).toEqual([['a', 'e', 'f'], 3]);
  expect(counted(page.facets.city)).toEqual({ chennai: 3, delhi: 1 });
  expect(counted(page.facets.language)).toEqual({ English: 4, Arabic: 3, Russian: 1 });
  expect(counted(page.facets.specialization)).toEqual({ Orthopedics: 2, Cardiology: 1 });
  expect(page.facets.city[0]).toEqual({ value: 'chennai', label: 'Chennai', count: 3 });
});

test('steps include all lower values, in their order, also empty ones', async () => {
  const { facets } = await list();
  expect(facets.fee).toEqual([
    { value: '50', count: 0 },
    { value: '60', count: 5 },
    { value: '80', count: 5 },
    { value: '100', count: 6 },
  ]);
  expect(facets.next_free.map(({ value }) => value)).toEqual(['1', '3', '7', '14']);
  expect(counted(facets.next_free)).toEqual({ 1: 0, 3: 4, 7: 5, 14: 5 });
});

test('doctors without a free time come last, and match no number of days', async () => {
  expect(names(await list())).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(names(await list({ free_within_days: '42' }))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(names(await list({ free_within_days: '3' }))).toEqual(['a', 'b', 'c', 'd']);
});

describe('the order follows the clock and the bookings', () => {
  const first = async (at: Date) => {
    const { items } = await list({ free_within_days: '42', city: 'chennai', language: 'Arabic' }, at);
    return items.map(({ full_name, next_free_at }) => `${full_name.slice(3)} ${next_free_at?.slice(0, 16)}`);
  };

  test('a time that is too near is replaced by the next, and returns when the clock is set back', async () => {
    expect(await first(NOW)).toEqual(['a 2026-11-24T04:30', 'e 2026-11-28T04:30']);
    expect(await first(new Date('2026-11-23T16:30:00.001Z'))).toEqual(['a 2026-11-24T05:15', 'e 2026-11-28T04:30']);
    expect(await first(new Date('2026-11-24T06:00:00Z'))).toEqual(['e 2026-11-28T04:30', 'a 2026-12-01T04:30']);
    expect(await first(NOW)).toEqual(['a 2026-11-24T04:30', 'e 2026-11-28T04:30']);
  });

  test('a held time is left out until the hold expires, also when written by SQL', async () => {
    const hold = (starts: string, ends: string) =>
      api.database.add('appointments', {
        doctor_id: '0190a000-0000-7000-8000-00ff00000010',
        starts_at: starts,
        ends_at: ends,
        held_until: '2026-11-22T06:10:00Z',
      });
    await hold('2026-11-24T04:30:00Z', '2026-11-24T07:30:00Z');
    expect(await first(NOW)).toEqual(['e 2026-11-28T04:30', 'a 2026-12-01T04:30']);
    expect(await first(new Date('2026-11-22T06:10:00Z'))).toEqual(['a 2026-11-24T04:30', 'e 2026-11-28T04:30']);
    expect(await first(NOW)).toEqual(['e 2026-11-28T04:30', 'a 2026-12-01T04:30']);
    await api.database.rows(`delete from appointments`);
    expect(await first(NOW)).toEqual(['a 2026-11-24T04:30', 'e 2026-11-28T04:30']);
  });

  test('changed hours and fees are visible at once', async () => {
    const c = '0190a000-0000-7000-8000-00ff00000012';
    const feesOf = async () => (await list({ sort: 'fee' })).items.map(({ video_fee_usd }) => video_fee_usd);
    await api.database.rows('update doctors set video_fee_usd = 40 where id = $1', [c]);
    expect(await feesOf()).toEqual([40, 60, 60, 60, 60, 60]);
    await api.database.rows('update doctors set video_fee_usd = 90 where id = $1', [c]);
    expect(await feesOf()).toEqual([60, 60, 60, 60, 60, 90]);
    await api.database.rows('update doctor_availability set weekday = 6 where doctor_id = $1', [c]);
    expect(names(await list({ free_within_days: '3' }))).toEqual(['a', 'b', 'd']);
    await api.database.rows('update doctor_availability set weekday = 2 where doctor_id = $1', [c]);
  });
});

test.each([
  ['next_free', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['fee', ['a', 'b', 'd', 'e', 'f', 'c']],
  ['years', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['name', ['a', 'b', 'c', 'd', 'e', 'f']],
])('pages of one go through the order of %s without a gap', async (sort, order) => {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: DoctorsPage = await list({ sort, limit: '1', ...(cursor === null ? {} : { cursor }) });
    found.push(...names(page));
    cursor = page.next_cursor;
  } while (cursor !== null && found.length <= order.length);
  expect(found).toEqual(order);
});

test.each([
  ['next_free', 1e300],
  ['next_free', -9e15],
  ['fee', 1e12],
  ['years', 0.5],
])('a cursor of %s that no row can have is refused: %d', async (sort, key) => {
  const cursor = Buffer.from(JSON.stringify([sort, key, TREATMENT])).toString('base64url');
  expect((await api.call('GET', `/doctors?sort=${sort}&cursor=${cursor}`)).status).toBe(422);
});

test('values with equal counts are ordered by label', () => {
  const value = (name: string, count: number) => ({ facet: 'language' as const, value: name, label: null, count });
  expect(
    facetsOf([value('Urdu', 2), value('Bengali', 2), value('Tamil', 3)]).language.map((each) => each.value),
  ).toEqual(['Tamil', 'Bengali', 'Urdu']);
});

test.each([
  [60, 35, undefined, { kind: 'video', fee: 60 }],
  [60, 35, 'phone', { kind: 'phone', fee: 35 }],
  [null, 35, undefined, { kind: 'phone', fee: 35 }],
  [null, 35, 'video', null],
  [60, null, 'phone', null],
] as const)('video at %s and phone at %s, asked for %s', (video_fee_usd, phone_fee_usd, filters, shown) => {
  expect(kindOf({ video_fee_usd, phone_fee_usd }, filters)).toEqual(shown);
});
