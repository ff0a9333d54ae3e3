import type { DoctorsPage } from '@ayana/contracts/catalogue';
import { atTime, startApi, type TestApi } from '../../../../test/support/api.js';
import { dayTimes } from '../free-times/day-times.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.database
    .rows(`insert into treatments (id, name, category, complexity_level, description, created_at, updated_at)
    values ('${TREATMENT}', 'Made for this test', 'Orthopedics', 'low', '', now(), now())`);
  for (const [index, each] of PEOPLE.entries()) await add(index, each);
});
afterAll(() => api.close());

const TREATMENT = '0190a000-0000-7000-8000-00ee00000000';
/** A Sunday. */
const NOW = new Date('2026-11-22T06:00:00Z');
/** Morning in India on a Tuesday, evening on a Wednesday, both at once on a Thursday, and no hours at all. */
const PEOPLE = [
  { name: 'morning', hours: [[2, '10:00', '13:00']], rating: [4.5, 20] },
  { name: 'evening', hours: [[3, '18:00', '20:15']], rating: [4.5, 90] },
  {
    name: 'both',
    hours: [
      [4, '10:00', '13:00'],
      [4, '18:00', '20:15'],
    ],
    rating: [4.9, 5],
  },
  { name: 'never', hours: [], rating: null },
] as const;

const idOf = (index: number): string => `0190a000-0000-7000-8000-00ee0000001${index}`;

async function add(index: number, { name, hours, rating }: (typeof PEOPLE)[number]): Promise<void> {
  await api.database.rows(
    `insert into doctors (id, hospital_id, full_name, title, specialization, specializations, qualifications, registration_number,
       council, languages, video_fee_usd, practising_since, about, time_zone, portrait, created_at, updated_at)
     select $1, id, $2, 'Consultant', 'Orthopedics', '{Orthopedics}', '{MBBS}', 'TEST-' || $2, 'Made up', '{English}', 60, 2000, '',
       'Asia/Kolkata', '{"skin": 3, "ground": "dawn", "dress": "coat"}', now(), now()
     from partner_hospitals order by id limit 1`,
    [idOf(index), name],
  );
  await api.database.add('doctor_treatments', { doctor_id: idOf(index), treatment_id: TREATMENT });
  for (const [weekday, from, to] of hours)
    await api.database.add('doctor_availability', { doctor_id: idOf(index), weekday, from_time: from, to_time: to });
  if (rating !== null)
    await api.database.rows(
      `insert into doctor_ratings (doctor_id, rating, ratings_count, source) values ($1, $2, $3, 'sample')`,
      [idOf(index), ...rating],
    );
}

async function list(query: Readonly<Record<string, string>>): Promise<DoctorsPage> {
  const search = new URLSearchParams({ treatment_id: TREATMENT, ...query });
  const { status, body } = await atTime(api, NOW, () => api.call<DoctorsPage>('GET', `/doctors?${String(search)}`));
  expect(status).toBe(200);
  return body;
}
const names = ({ items }: DoctorsPage) => items.map(({ full_name }) => full_name);

test.each([
  // At 10:00 in India it is the night before in New York, at 18:45 it is 8:15 there.
  ['America/New_York', ['evening', 'both', 'morning', 'never']],
  ['Asia/Kolkata', ['morning', 'evening', 'both', 'never']],
  // 10:00 in India is 15:30 in Sydney; 18:00 is 23:30.
  ['Australia/Sydney', ['morning', 'both', 'evening', 'never']],
])('good hours in %s', async (time_zone, order) => {
  const page = await list({ sort: 'good_hours', time_zone });
  expect([names(page), page.total]).toEqual([order, 4]);
});

test.each(['America/New_York', 'Australia/Sydney'])(
  'pages of one in good hours of %s leave nobody out',
  async (time_zone) => {
    const whole = names(await list({ sort: 'good_hours', time_zone }));
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const asked: Record<string, string> = { sort: 'good_hours', time_zone, limit: '1' };
      const page: DoctorsPage = await list(cursor === null ? asked : { ...asked, cursor });
      found.push(...names(page));
      cursor = page.next_cursor;
    } while (cursor !== null && found.length <= whole.length);
    expect(found).toEqual(whole);
  },
);

test('a booking changes a doctor’s position by good hours at once', async () => {
  await api.database.add('appointments', {
    doctor_id: idOf(1),
    starts_at: '2026-11-25T12:30:00Z',
    ends_at: '2026-11-25T14:45:00Z',
    held_until: '2026-11-22T06:10:00Z',
  });
  expect(names(await list({ sort: 'good_hours', time_zone: 'America/New_York' }))[0]).toBe('both');
  await api.database.rows('delete from appointments');
  expect(names(await list({ sort: 'good_hours', time_zone: 'America/New_York' }))[0]).toBe('evening');
});

test('an unknown zone is refused', async () => {
  expect((await api.call('GET', '/doctors?sort=good_hours&time_zone=Atlantis/Capital')).status).toBe(422);
});

test('the best rating comes first, of equal ones the one with more ratings; unrated doctors come last', async () => {
  const page = await list({ sort: 'rating' });
  expect(names(page)).toEqual(['both', 'evening', 'morning', 'never']);
  expect(page.items[0]?.rating).toEqual({ value: 4.9, count: 5, source: 'sample' });
  expect(page.items[3]?.rating).toBeNull();
});

test('the times of a doctor are the first in each half hour of the day', () => {
  const monday = { weekday: 1, time_zone: 'Asia/Kolkata', kinds: ['video'] } as const;
  const hours = [
    { ...monday, from_time: '10:00', to_time: '11:30' },
    { ...monday, weekday: 2, from_time: '10:00', to_time: '10:45' },
  ];
  const from = Date.parse('2026-11-23T04:30:00Z');
  expect(dayTimes(hours, 'video', from, []).map(({ start }) => new Date(start).toISOString())).toEqual([
    '2026-11-23T04:30:00.000Z',
    '2026-11-23T05:15:00.000Z',
  ]);
});
