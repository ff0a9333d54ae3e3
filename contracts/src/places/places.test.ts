import {
  COUNTRIES,
  instantAt,
  isTimeZone,
  isUtcOffset,
  nearestOffset,
  offsetMinutes,
  UTC_OFFSETS,
  utcOffsetOf,
  VIDEO_COUNTRIES,
  VIDEO_UTC_OFFSETS,
  zoneFor,
  zoneOfCountry,
} from './index.ts';

const winter = new Date('2026-01-15T12:00:00Z');

test('the select boxes have the options of section 9', () => {
  expect(COUNTRIES).toHaveLength(55);
  expect(COUNTRIES.at(-1)?.name).toBe('Other');
  expect(VIDEO_COUNTRIES).toHaveLength(11);
  expect(UTC_OFFSETS).toHaveLength(26);
  expect(UTC_OFFSETS).toContain('UTC+05:30');
  expect(VIDEO_UTC_OFFSETS).toHaveLength(7);
  for (const name of VIDEO_COUNTRIES) expect(COUNTRIES.map((country) => country.name)).toContain(name);
  for (const offset of VIDEO_UTC_OFFSETS) expect(UTC_OFFSETS).toContain(offset);
  const minutes = UTC_OFFSETS.map(offsetMinutes);
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
});

test('every country has an existing zone', () => {
  for (const country of COUNTRIES.slice(0, -1))
    expect([country.name, isTimeZone(country.time_zone)]).toEqual([country.name, true]);
  expect(zoneOfCountry('Nepal')).toBe('Asia/Kathmandu');
  expect(zoneOfCountry('Other')).toBeNull();
});

test('offsets are read and written', () => {
  expect(isUtcOffset('UTC+05:30')).toBe(true);
  expect(isUtcOffset('+05:30')).toBe(false);
  expect(isUtcOffset('UTC+15:00')).toBe(false);
  expect(utcOffsetOf('Asia/Kathmandu', winter)).toBe('UTC+05:45');
  expect(utcOffsetOf('America/New_York', winter)).toBe('UTC-05:00');
  expect(nearestOffset('Africa/Nairobi', winter)).toBe('UTC+03:00');
  expect(nearestOffset('Asia/Kabul', winter)).toMatch(/^UTC\+0[45]:00$/);
  expect(nearestOffset('Pacific/Kiritimati', winter)).toBeNull();
});

test('a zone’s name wins over its offset', () => {
  expect(zoneFor({ time_zone: 'Asia/Kathmandu', timezone: 'UTC+06:00' })).toBe('Asia/Kathmandu');
  expect(zoneFor({ time_zone: 'Nowhere/City', timezone: 'UTC-12:00' })).toBe('-12:00');
  expect(zoneFor({})).toBeNull();
});

test.each([
  ['Africa/Nairobi', '2026-05-14', '2026-05-14T07:00:00.000Z'],
  ['Asia/Kathmandu', '2026-05-14', '2026-05-14T04:15:00.000Z'],
  ['America/New_York', '2026-01-14', '2026-01-14T15:00:00.000Z'],
  ['America/New_York', '2026-07-14', '2026-07-14T14:00:00.000Z'],
  ['-12:00', '2026-05-14', '2026-05-14T22:00:00.000Z'],
  ['+05:30', '2026-05-14', '2026-05-14T04:30:00.000Z'],
])('10:00 in %s on %s is %s', (zone, date, instant) => {
  expect(instantAt(date, 600, zone).toISOString()).toBe(instant);
});
