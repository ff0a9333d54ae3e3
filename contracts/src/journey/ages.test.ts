import { ageBand, ageOn } from './index.ts';

test('years are complete on the birthday', () => {
  expect(ageOn('1984-06-15', '2026-06-14')).toBe(41);
  expect(ageOn('1984-06-15', '2026-06-15')).toBe(42);
  expect(ageOn('1984-02-29', '2027-02-28')).toBe(42);
  expect(ageOn('1984-02-29', '2027-03-01')).toBe(43);
});

test('a band is a decade', () => {
  expect([0, 9, 10, 47].map(ageBand)).toEqual([
    { from: 0, to: 9 },
    { from: 0, to: 9 },
    { from: 10, to: 19 },
    { from: 40, to: 49 },
  ]);
});
