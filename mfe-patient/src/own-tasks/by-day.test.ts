import { byDay } from './by-day';

it('puts tasks under the days they are due, the first on top, and those without a date last', () => {
  const task = (id: string, due_at: string | null) => ({ id, due_at });
  const days = byDay(
    [
      task('pack', null),
      task('ticket', '2026-12-04T10:00:00Z'),
      task('visa', '2026-12-01T22:00:00Z'),
      task('flights', '2026-12-01T20:00:00Z'),
    ],
    'Africa/Nairobi',
  );
  expect(days.map(({ day, tasks }) => [day, tasks.map(({ id }) => id)])).toEqual([
    ['2026-12-01', ['flights']],
    ['2026-12-02', ['visa']],
    ['2026-12-04', ['ticket']],
    [null, ['pack']],
  ]);
});
