import { comingHours, supportState } from './support-times.ts';

/** Instants are UTC; the desk is in New York: 5 hours behind in winter, 4 in summer. */
const state = (utc: string) => {
  const { open, until } = supportState(new Date(utc));
  return [open ? 'open' : 'closed', until.toISOString()];
};

describe('support hours', () => {
  it('open at 8 and close at 20 on a weekday', () => {
    expect(state('2026-01-14T12:59:59Z')).toEqual(['closed', '2026-01-14T13:00:00.000Z']);
    expect(state('2026-01-14T13:00:00Z')).toEqual(['open', '2026-01-15T01:00:00.000Z']);
    expect(state('2026-01-15T00:59:00Z')).toEqual(['open', '2026-01-15T01:00:00.000Z']);
    expect(state('2026-01-15T01:00:00Z')).toEqual(['closed', '2026-01-15T13:00:00.000Z']);
  });

  it('follow New York’s summer time', () => {
    expect(state('2026-07-15T12:00:00Z')).toEqual(['open', '2026-07-16T00:00:00.000Z']);
  });

  it('are shorter at the weekend', () => {
    expect(state('2026-01-17T14:00:00Z')).toEqual(['open', '2026-01-17T22:00:00.000Z']);
    expect(state('2026-01-17T22:00:00Z')).toEqual(['closed', '2026-01-18T15:00:00.000Z']);
    expect(state('2026-01-18T15:00:00Z')).toEqual(['open', '2026-01-18T21:00:00.000Z']);
    expect(state('2026-01-18T21:00:00Z')).toEqual(['closed', '2026-01-19T13:00:00.000Z']);
  });
});

describe('the coming hours', () => {
  const days = (utc: string, count: number) =>
    comingHours(new Date(utc), count).map(({ opens, closes }) => [opens.toISOString(), closes.toISOString()]);

  it('begin with today’s while the desk is open, else with the next', () => {
    expect(days('2026-01-16T20:00:00Z', 3)).toEqual([
      ['2026-01-16T13:00:00.000Z', '2026-01-17T01:00:00.000Z'],
      ['2026-01-17T14:00:00.000Z', '2026-01-17T22:00:00.000Z'],
      ['2026-01-18T15:00:00.000Z', '2026-01-18T21:00:00.000Z'],
    ]);
    expect(days('2026-01-17T03:00:00Z', 1)).toEqual([['2026-01-17T14:00:00.000Z', '2026-01-17T22:00:00.000Z']]);
  });
});
