import { inputOf, instantOf } from './zoned-time';

test('a time is shown and read by the clock of its zone', () => {
  expect(inputOf('2026-11-26T20:00:00.000Z', 'Asia/Kolkata')).toBe('2026-11-27T01:30');
  expect(instantOf('2026-11-27T01:30', 'Asia/Kolkata')).toBe('2026-11-26T20:00:00.000Z');
  expect(instantOf('', 'Asia/Kolkata')).toBe('');
});
