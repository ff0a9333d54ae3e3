import { type Candidate, comparePositions, keyOf, kindOf, narrow } from './directory.js';

const NOW = Date.parse('2026-11-22T06:00:00Z');
const DAY = 86_400_000;

const candidate = (
  id: string,
  { city = 'chennai', language = 'Arabic', fee = 60, days = 2, specialization = 'Orthopedics' },
) =>
  ({
    entry: {
      id,
      full_name: `Dr ${id}`,
      specializations: [specialization],
      languages: ['English', language],
      video_fee_usd: fee,
      phone_fee_usd: null,
      practising_since: 2000,
      hospital_id: `hospital of ${city}`,
      hospital_name: city,
      city_slug: city,
      city_name: city.toUpperCase(),
      hours: [],
    },
    kind: 'video',
    fee,
    free:
      days === 0
        ? []
        : [{ start: NOW + days * DAY, end: NOW + days * DAY + 1, kind: 'video', time_zone: 'Asia/Kolkata' }],
  }) satisfies Candidate;

const ALL = [
  candidate('a', {}),
  candidate('b', { city: 'delhi' }),
  candidate('c', { language: 'Russian', fee: 90 }),
  candidate('d', { city: 'delhi', language: 'Russian' }),
  candidate('e', { specialization: 'Cardiology', days: 10 }),
  candidate('f', { days: 0 }),
];
const counted = (values: { value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]));

test('a facet is counted by all the others, and not by itself', () => {
  const { found, facets } = narrow(ALL, { city: ['chennai'], language: ['Arabic'] }, NOW);
  expect(found.map(({ entry }) => entry.id)).toEqual(['a', 'e', 'f']);
  expect(counted(facets.city)).toEqual({ chennai: 3, delhi: 1 });
  expect(counted(facets.language)).toEqual({ English: 4, Arabic: 3, Russian: 1 });
  expect(counted(facets.specialization)).toEqual({ Orthopedics: 2, Cardiology: 1 });
  expect(facets.city[0]).toEqual({ value: 'chennai', label: 'CHENNAI', count: 3 });
});

test('steps hold what lies below them, in their order, the empty ones too', () => {
  const { facets } = narrow(ALL, {}, NOW);
  expect(facets.fee).toEqual([
    { value: '50', count: 0 },
    { value: '60', count: 5 },
    { value: '80', count: 5 },
    { value: '100', count: 6 },
  ]);
  expect(counted(facets.next_free)).toEqual({ 1: 0, 3: 4, 7: 4, 14: 5 });
});

test('who has no free time comes last, and fits no number of days', () => {
  const order = ALL.map((each) => ({ key: keyOf(each, 'next_free'), id: each.entry.id })).toSorted(comparePositions);
  expect(order.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(narrow(ALL, { free_within_days: 42 }, NOW).found.map(({ entry }) => entry.id)).not.toContain('f');
});

test.each([
  [60, 35, undefined, { kind: 'video', fee: 60 }],
  [60, 35, 'phone', { kind: 'phone', fee: 35 }],
  [null, 35, undefined, { kind: 'phone', fee: 35 }],
  [null, 35, 'video', null],
  [60, null, 'phone', null],
] as const)('video at %s and phone at %s, asked for %s', (video_fee_usd, phone_fee_usd, wanted, shown) => {
  expect(kindOf({ video_fee_usd, phone_fee_usd }, wanted)).toEqual(shown);
});
