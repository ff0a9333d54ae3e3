import { COUNTRIES } from '../places/index.ts';
import { daysAfter, monthsAfter, needsYellowFeverCertificate, visaWay } from './index.ts';

const codeOf = (name: string): string | undefined => COUNTRIES.find((country) => country.name === name)?.code;

test.each([
  ['Kenya', 'evisa'],
  ['Uzbekistan', 'evisa'],
  ['Nepal', 'none'],
  ['Maldives', 'none_90'],
  ['Bangladesh', 'mission'],
  ['Iraq', 'check'],
  ['Other', 'check'],
])('a person from %s: %s', (name, way) => expect(visaWay(codeOf(name))).toBe(way));

test('travellers from countries with yellow fever need the certificate', () => {
  const asked = COUNTRIES.flatMap(({ code }) => (needsYellowFeverCertificate(code) ? [code] : []));
  expect(asked.toSorted()).toEqual(['CD', 'CM', 'ET', 'GH', 'KE', 'NG', 'RW', 'SD', 'UG']);
  expect(needsYellowFeverCertificate(undefined)).toBe(false);
});

test('days are counted over months, years and leap days', () => {
  expect(daysAfter('2027-03-08', -4)).toBe('2027-03-04');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2026-12-31', 60)).toBe('2027-03-01');
  expect(monthsAfter('2027-03-08', 6)).toBe('2027-09-08');
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
});
