import { monthOf, monthsAfter, monthsBetween } from './index.ts';

test.each([
  ['2026-11', 0, '2026-11'],
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-01', -12, '2025-01'],
  ['2026-12', 1, '2027-01'],
  ['2026-06', -30, '2023-12'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(monthsAfter(month, count)).toBe(expected);
});

test('a range counts both ends', () => {
  expect(monthsBetween('2026-11', '2026-11')).toBe(1);
  expect(monthsBetween('2025-12', '2026-11')).toBe(12);
  expect(monthsBetween('2026-11', '2026-10')).toBe(0);
});

test('a month is that of India', () => {
  expect(monthOf(new Date('2026-10-31T18:29:00Z'))).toBe('2026-10');
  expect(monthOf(new Date('2026-10-31T18:30:00Z'))).toBe('2026-11');
});
