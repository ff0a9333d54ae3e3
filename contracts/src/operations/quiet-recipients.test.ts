import { asleepOf, quietNow } from './index.ts';

/** 21:30 in India, 16:00 in London. */
const NOW = new Date('2026-12-01T16:00:00Z');
const clock = (time_zone: string, count = 1, from: string | null = null, until: string | null = null) => ({
  from,
  until,
  time_zone,
  count,
});

test.each([
  ['those of all, from nine in the evening', clock('Asia/Kolkata'), '2026-12-02T02:30:00.000Z'],
  ['those of all, in the afternoon', clock('Europe/London'), null],
  ['their own, which come first', clock('Asia/Kolkata', 1, '22:00', '07:00'), null],
  ['their own, longer', clock('Europe/London', 1, '15:00', '18:00'), '2026-12-01T18:00:00.000Z'],
  ['half of their own: those of all', clock('Asia/Kolkata', 1, '22:00'), '2026-12-02T02:30:00.000Z'],
  ['the other half of their own', clock('Asia/Kolkata', 1, null, '07:00'), '2026-12-02T02:30:00.000Z'],
])('quiet hours: %s', (_what, reader, until) => {
  expect(quietNow(reader, NOW)?.toISOString() ?? null).toBe(until);
});

test('who sleeps is counted by zone, the largest first and equal ones by name', () => {
  const asleep = asleepOf(
    [
      clock('Europe/London', 40),
      clock('Asia/Dhaka', 2),
      clock('Asia/Kolkata', 3),
      clock('Asia/Kolkata', 4, '20:00', '06:00'),
      clock('Asia/Colombo', 2),
    ],
    NOW,
  );
  expect(asleep).toEqual({
    people: 11,
    first_until: '2026-12-02T00:30:00.000Z',
    last_until: '2026-12-02T02:30:00.000Z',
    zones: [
      { time_zone: 'Asia/Kolkata', count: 7 },
      { time_zone: 'Asia/Colombo', count: 2 },
      { time_zone: 'Asia/Dhaka', count: 2 },
    ],
  });
  expect(asleepOf([clock('Europe/London')], NOW)).toEqual({
    people: 0,
    first_until: null,
    last_until: null,
    zones: [],
  });
});
