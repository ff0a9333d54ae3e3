import { centsOf, dollarsOf } from './cents';

test.each([
  ['1250', 125_000],
  ['1,250.50', 125_050],
  [' 0.5 ', 50],
  ['19.99', 1999],
  ['1,234,567', 123_456_700],
  ['0', null],
  ['1.999', null],
  ['1,25', null],
  ['-4', null],
  ['a lot', null],
  ['', null],
])('%j is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test('what is shown is read as the same amount', () => {
  for (const cents of [1, 50, 1999, 125_000, 125_050]) expect(centsOf(dollarsOf(cents))).toBe(cents);
});
