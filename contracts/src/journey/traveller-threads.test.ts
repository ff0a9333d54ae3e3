import { writingState, writingTime } from './traveller-threads.ts';

test('they write from two days before the first part of the trip until a day after the last one', () => {
  const time = writingTime(new Date('2026-12-03T05:00:00Z'), new Date('2026-12-05T05:00:00Z'));
  expect(time).toEqual({ from: '2026-12-01T05:00:00.000Z', until: '2026-12-06T05:00:00.000Z' });
  const at = (text: string) => writingState(time, new Date(text));
  expect(at('2026-12-01T04:59:59Z')).toBe('early');
  expect(at('2026-12-01T05:00:00Z')).toBe('open');
  expect(at('2026-12-06T05:00:00Z')).toBe('open');
  expect(at('2026-12-06T05:00:01Z')).toBe('over');
  expect(writingState(null, new Date())).toBe('early');
});
