import { legPressDoubt } from './leg-press-doubts.ts';

const PICKUP = {
  kind: 'pickup',
  starts_at: '2026-12-01T05:15:00Z',
  ends_at: null,
  zone: 'Asia/Kolkata',
  time_known: true,
} as const;
const WHEN = 'Tuesday, 1 December 2026 at 10:45';

test.each([
  ['done', '2026-11-30T07:10:00Z', `Pickup is planned for ${WHEN}. That is in 22 hours.`],
  ['done', '2026-11-27T05:15:00Z', `Pickup is planned for ${WHEN}. That is in 4 days.`],
  ['done', '2026-12-01T03:15:00Z', null],
  ['done', '2026-12-01T17:15:00Z', null],
  ['done', '2026-12-02T05:15:00Z', `Pickup was planned for ${WHEN}. That was 24 hours ago.`],
  ['missed', '2026-12-01T05:05:00Z', `Pickup is planned for ${WHEN}. That is in 10 minutes.`],
  ['missed', '2026-12-01T05:15:00Z', null],
] as const)('a pickup that is %s at %s: %s', (to, at, text) => {
  expect(legPressDoubt(PICKUP, to, new Date(at))).toBe(text);
});

test('a guest may come in the morning, and a flight is over when it has landed', () => {
  const at = new Date('2026-11-30T19:15:00Z');
  expect(legPressDoubt({ ...PICKUP, kind: 'lodging' }, 'done', at)).toBeNull();
  expect(legPressDoubt({ ...PICKUP, kind: 'transfer' }, 'done', at)).not.toBeNull();
  const flight = { ...PICKUP, kind: 'flight', ends_at: '2026-12-01T20:00:00Z' } as const;
  expect(legPressDoubt(flight, 'done', new Date('2026-12-02T07:00:00Z'))).toBeNull();
});

test('of a time that nobody knows, nothing is asked', () => {
  expect(legPressDoubt({ ...PICKUP, time_known: false }, 'done', new Date('2026-11-27T05:15:00Z'))).toBeNull();
});
