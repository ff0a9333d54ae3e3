import { visaEnd } from './visa-periods.ts';

const at = (text: string): Date => new Date(`${text}+05:30`);
const end = (now: string, leaves_on: string | null = null) =>
  visaEnd({ valid_until: '2026-04-20', leaves_on }, at(now));

test('a visa is spoken of 14 days before its last day in India, and again 3 days before', () => {
  expect(end('2026-04-05T23:59')).toBeNull();
  expect(end('2026-04-06T00:00')).toEqual({ since: at('2026-04-06T00:00'), due_at: at('2026-04-17T12:00'), said: 14 });
  expect(end('2026-04-16T23:59')?.said).toBe(14);
  expect(end('2026-04-17T00:00')?.said).toBe(3);
  expect(end('2026-04-25T00:00')?.said).toBe(3);
});

test('not of one who flies home in time, nor where no last day is known', () => {
  expect(end('2026-04-10T00:00', '2026-04-20')).toBeNull();
  expect(end('2026-04-10T00:00', '2026-04-21')).not.toBeNull();
  expect(visaEnd({ valid_until: null, leaves_on: null }, at('2026-04-10T00:00'))).toBeNull();
});
