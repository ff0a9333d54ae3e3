import { longDate } from './long-date';

test('a date is written with the name of its month', () => {
  expect(longDate('2027-06-24')).toBe('24 June 2027');
});
