import type { FreeTime } from './doctor';
import { daysOf, weekOf } from './weeks';

const NOW = new Date('2026-11-22T06:00:00Z');
const time = (starts_at: string): FreeTime => ({
  starts_at,
  ends_at: starts_at,
  kind: 'video',
  minutes: 45,
  time_zone: 'Asia/Kolkata',
});

test('a time belongs to a day in the user’s zone', () => {
  const times = [time('2026-11-24T04:30:00Z'), time('2026-11-24T22:30:00Z')];
  const labels = (zone: string) => daysOf(times, 0, NOW, zone).map(({ key, times: of }) => [key, of.length]);
  expect(labels('Africa/Nairobi')).toEqual([
    ['2026-11-24', 1],
    ['2026-11-25', 1],
  ]);
  expect(labels('Pacific/Auckland')).toEqual([
    ['2026-11-24', 1],
    ['2026-11-25', 1],
  ]);
  expect(labels('America/Los_Angeles')).toEqual([
    ['2026-11-23', 1],
    ['2026-11-24', 1],
  ]);
});

test('a week is seven days from the user’s today, also across a clock change', () => {
  const zone = 'America/New_York';
  const now = new Date('2027-03-10T12:00:00Z');
  expect(weekOf(new Date('2027-03-17T03:59:00Z'), now, zone)).toBe(0);
  expect(weekOf(new Date('2027-03-17T04:00:00Z'), now, zone)).toBe(1);
  expect(weekOf(new Date('2027-03-10T12:00:00Z'), now, zone)).toBe(0);
});
