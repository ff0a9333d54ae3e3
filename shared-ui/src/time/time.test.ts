import {
  clockKey,
  clockTime,
  dayWord,
  differenceText,
  duration,
  fullMoment,
  goodHourChange,
  isGoodHour,
  relativeTime,
  shortMoment,
  twoZoneText,
} from './index';

const INDIA = { zone: 'Asia/Kolkata', place: 'Chennai' };
const LAGOS = { zone: 'Africa/Lagos', place: 'Lagos' };
const FIJI = { zone: 'Pacific/Fiji', place: 'Suva' };
/** Fri 20 Nov 2026, 14:20 in Chennai. */
const NOW = new Date('2026-11-20T08:50:00Z');
const at = (iso: string): Date => new Date(iso);

test.each([
  [30_000, 'under 1 min'],
  [40 * 60_000, '40 min'],
  [65 * 60_000, '1 h 05 min'],
  [220 * 60_000, '3 h 40 min'],
  [24 * 3_600_000, '24 h'],
  [51 * 3_600_000, '2 d 3 h'],
  [48 * 3_600_000, '2 d'],
  [-65 * 60_000, '1 h 05 min'],
])('%d ms last %s', (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

test.each([
  ['2026-11-20T08:49:30Z', 'Just now'],
  ['2026-11-20T08:45:00Z', '5m ago'],
  ['2026-11-20T05:50:00Z', '3h ago'],
  ['2026-11-18T08:50:00Z', '2d ago'],
  ['2026-11-01T08:50:00Z', '1 Nov'],
  ['2025-11-01T08:50:00Z', '1 Nov 2025'],
])('%s is %s', (iso, text) => expect(relativeTime(at(iso), NOW, INDIA.zone)).toBe(text));

test('a time is shown in its zone', () => {
  expect(clockTime(NOW, 'Asia/Kolkata')).toBe('14:20');
  expect(clockTime(NOW, 'Asia/Kolkata', true)).toBe('2:20 PM');
  expect(clockTime(NOW, '+05:30')).toBe('14:20');
  expect(clockTime(at('2026-11-20T18:30:00Z'), 'Asia/Kolkata')).toBe('00:00');
  expect(fullMoment(NOW, 'Asia/Kathmandu')).toBe('Fri 20 November 2026, 14:35');
});

test('days are those of the zone, not of UTC', () => {
  // 23:50 UTC is already tomorrow in Chennai.
  expect(dayWord(at('2026-11-20T23:50:00Z'), NOW, INDIA.zone)).toBe('tomorrow');
  expect(dayWord(at('2026-11-20T23:50:00Z'), NOW, 'UTC')).toBe('today');
  expect(dayWord(at('2026-11-19T12:00:00Z'), NOW, INDIA.zone)).toBe('yesterday');
  expect(dayWord(at('2026-11-25T12:00:00Z'), NOW, INDIA.zone)).toBe('Wed');
  expect(dayWord(at('2026-12-25T12:00:00Z'), NOW, INDIA.zone)).toBe('Fri 25 Dec');
  expect(shortMoment(at('2026-11-19T12:30:00Z'), NOW, INDIA.zone)).toBe('Thu 18:00');
  expect(shortMoment(at('2026-10-19T12:30:00Z'), NOW, INDIA.zone)).toBe('19 Oct');
});

test('both zones are shown, with the day where it differs', () => {
  expect(twoZoneText(at('2026-11-20T12:30:00Z'), NOW, INDIA, LAGOS)).toBe('18:00 today, 13:30 in Lagos');
  expect(twoZoneText(at('2026-11-20T12:30:00Z'), NOW, INDIA, FIJI)).toBe('18:00 today, 00:30 tomorrow in Suva');
  expect(twoZoneText(at('2026-11-20T12:30:00Z'), NOW, INDIA, null)).toBe('18:00 today');
  expect(twoZoneText(at('2026-11-20T12:30:00Z'), NOW, INDIA, { zone: 'Asia/Colombo', place: 'Colombo' })).toBe(
    '18:00 today',
  );
});

test('the difference of two clocks and the good hours', () => {
  expect(differenceText(LAGOS, INDIA, NOW)).toBe('4 h 30 min behind');
  expect(differenceText({ zone: 'Asia/Kathmandu', place: 'Kathmandu' }, INDIA, NOW)).toBe('15 min ahead');
  expect(differenceText(INDIA, INDIA, NOW)).toBe('the same time');
  expect(isGoodHour(LAGOS.zone, NOW)).toBe(true);
  expect(isGoodHour(FIJI.zone, NOW)).toBe(false);
  // The good time of a day is from 8:00 to 20:00 where they are.
  expect(clockKey(goodHourChange(LAGOS.zone, NOW), LAGOS.zone)).toBe('20:00');
  const next = goodHourChange(FIJI.zone, NOW);
  expect([clockKey(next, FIJI.zone), isGoodHour(FIJI.zone, next)]).toEqual(['08:00', true]);
  expect(next.getTime() - NOW.getTime()).toBeLessThan(24 * 3_600_000);
});
