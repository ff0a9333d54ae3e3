import { isClockTime, quietUntil } from './index.ts';

const untilIn = (time_zone: string, from: string, until: string, now: string): string | null =>
  quietUntil({ from, until, time_zone }, new Date(now))?.toISOString() ?? null;

test('nothing is quiet without quiet hours', () => {
  expect(quietUntil(null, new Date())).toBeNull();
});

test('quiet hours over midnight end in the morning of the person’s zone', () => {
  const inDhaka = (now: string) => untilIn('Asia/Dhaka', '22:00', '07:00', now);
  // 21:59:59.999, 22:00, 23:30, 00:30, 06:59 and 07:00 in Dhaka.
  expect(inDhaka('2026-11-20T15:59:59.999Z')).toBeNull();
  expect(inDhaka('2026-11-20T16:00:00.000Z')).toBe('2026-11-21T01:00:00.000Z');
  expect(inDhaka('2026-11-20T17:30:00.000Z')).toBe('2026-11-21T01:00:00.000Z');
  expect(inDhaka('2026-11-20T18:30:00.000Z')).toBe('2026-11-21T01:00:00.000Z');
  expect(inDhaka('2026-11-21T00:59:00.000Z')).toBe('2026-11-21T01:00:00.000Z');
  expect(inDhaka('2026-11-21T01:00:00.000Z')).toBeNull();
});

test('quiet hours within a day end on that day', () => {
  const inNairobi = (now: string) => untilIn('Africa/Nairobi', '13:00', '14:30', now);
  expect(inNairobi('2026-11-20T09:59:00.000Z')).toBeNull();
  expect(inNairobi('2026-11-20T10:00:00.000Z')).toBe('2026-11-20T11:30:00.000Z');
  expect(inNairobi('2026-11-20T11:30:00.000Z')).toBeNull();
});

test('quiet hours may end at midnight or begin at it', () => {
  expect(untilIn('Asia/Kathmandu', '21:00', '00:00', '2026-12-31T18:00:00.000Z')).toBe('2026-12-31T18:15:00.000Z');
  expect(untilIn('Asia/Kathmandu', '00:00', '06:00', '2026-12-31T18:15:00.000Z')).toBe('2027-01-01T00:15:00.000Z');
  expect(untilIn('Asia/Kathmandu', '21:00', '00:00', '2026-12-31T18:15:00.000Z')).toBeNull();
});

test('they follow the zone, not the server: far east and far west', () => {
  // 23:00 on 1 January in Kiritimati (UTC+14); 23:00 on 30 December in Pago Pago (UTC-11).
  expect(untilIn('Pacific/Kiritimati', '22:00', '07:00', '2026-01-01T09:00:00.000Z')).toBe('2026-01-01T17:00:00.000Z');
  expect(untilIn('Pacific/Pago_Pago', '22:00', '07:00', '2025-12-31T10:00:00.000Z')).toBe('2025-12-31T18:00:00.000Z');
});

test('a night is an hour shorter when summer time begins, and an hour longer when it ends', () => {
  const inLondon = (now: string) => untilIn('Europe/London', '22:00', '07:00', now);
  // 28 March 2026 at 22:00 GMT to 29 March at 07:00 BST; 24 October at 22:00 BST to 25 October at 07:00 GMT.
  expect(inLondon('2026-03-28T22:00:00.000Z')).toBe('2026-03-29T06:00:00.000Z');
  expect(inLondon('2026-03-29T06:00:00.000Z')).toBeNull();
  expect(inLondon('2026-10-24T21:00:00.000Z')).toBe('2026-10-25T07:00:00.000Z');
  expect(inLondon('2026-10-25T06:59:00.000Z')).toBe('2026-10-25T07:00:00.000Z');
});

test('an end that the clock skips is the moment after the skip', () => {
  // In New York the clock goes from 02:00 to 03:00 on 8 March 2026, at 07:00 UTC.
  expect(untilIn('America/New_York', '23:00', '02:30', '2026-03-08T06:30:00.000Z')).toBe('2026-03-08T07:30:00.000Z');
});

test('an end that comes twice ends once: the hour that is repeated is not quiet again', () => {
  // 01:30 comes twice in New York on 1 November 2026: at 05:30 and at 06:30 UTC.
  const inNewYork = (now: string) => untilIn('America/New_York', '23:00', '01:30', now);
  const end = inNewYork('2026-11-01T04:00:00.000Z') ?? '';
  expect(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']).toContain(end);
  expect(inNewYork(end)).toBeNull();
  expect(inNewYork('2026-11-01T06:45:00.000Z')).toBeNull();
});

test('a time of the day is written with two digits each', () => {
  for (const time of ['00:00', '07:30', '23:59']) expect(isClockTime(time)).toBe(true);
  for (const time of ['24:00', '7:30', '07:60', '07:30:00', '', null, 730]) expect(isClockTime(time)).toBe(false);
});
