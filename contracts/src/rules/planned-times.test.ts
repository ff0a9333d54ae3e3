import { momentText, plannedDayFault, plannedTimeFault } from './planned-times.ts';

const NOW = new Date('2026-12-01T05:00:00Z');

test.each([
  ['2020-01-01T10:00:00Z', 'passed'],
  ['2026-11-30T04:59:59Z', 'passed'],
  ['2026-11-30T05:00:00Z', null],
  ['2026-12-01T04:00:00Z', null],
  ['2028-11-30T05:00:00Z', null],
  ['2028-12-02T05:00:01Z', 'distant'],
  ['2062-12-01T05:00:00Z', 'distant'],
])('a time planned for %s is %s', (at, fault) => {
  expect(plannedTimeFault(new Date(at), NOW)).toBe(fault);
});

test.each([
  ['2026-11-30', 'passed'],
  ['2026-12-01', null],
  ['2028-12-01', null],
  ['2028-12-02', 'distant'],
])('a day planned for %s is %s', (day, fault) => {
  expect(plannedDayFault(day, '2026-12-01')).toBe(fault);
});

test('a time is said on the clock of its place', () => {
  expect(momentText(new Date('2026-12-01T05:15:00Z'), 'Asia/Kolkata')).toBe('Tuesday, 1 December 2026 at 10:45');
});
