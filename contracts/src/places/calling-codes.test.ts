import { isPhoneStart, phoneStart } from './calling-codes.ts';
import { COUNTRIES } from './countries.ts';

test('every country that can be chosen gives its numbers a beginning', () => {
  const without = COUNTRIES.filter((country) => !/^\+\d{1,3} $/.test(phoneStart(country)));
  expect(without.map(({ name }) => name)).toEqual(['Other']);
  expect(
    ['Kenya', 'India', 'United States'].map((name) => phoneStart(COUNTRIES.find((each) => each.name === name))),
  ).toEqual(['+254 ', '+91 ', '+1 ']);
  expect(phoneStart(undefined)).toBe('');
});

test('a beginning alone is no number', () => {
  expect(['', ' ', '+254', '+254 '].map(isPhoneStart)).toEqual([true, true, true, true]);
  expect(['+254 7', '254', '+2'].map(isPhoneStart)).toEqual([false, false, false]);
});
