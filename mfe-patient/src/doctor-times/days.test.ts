import { byDay } from './days';

test('times are grouped by the reader’s own day', () => {
  const times = ['2026-11-24T16:30:00Z', '2026-11-24T21:30:00Z', '2026-11-25T04:30:00Z'].map((starts_at) => ({
    starts_at,
  }));
  expect(byDay(times, 'Africa/Nairobi').map(([day, of]) => [day, of.length])).toEqual([
    ['2026-11-24', 1],
    ['2026-11-25', 2],
  ]);
  expect(byDay(times, 'UTC').map(([day, of]) => [day, of.length])).toEqual([
    ['2026-11-24', 2],
    ['2026-11-25', 1],
  ]);
});
