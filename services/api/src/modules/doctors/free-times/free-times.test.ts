import { type FreeTime, freeTimes, type Interval, type WeeklyHours } from './free-times.js';

const at = (text: string): number => Date.parse(text);
const range = (start: string, end: string): Interval => ({ start: at(start), end: at(end) });
const texts = (times: Iterable<FreeTime>): string[] =>
  [...times].map(
    ({ start, end }) => `${new Date(start).toISOString().slice(0, 16)} to ${new Date(end).toISOString().slice(11, 16)}`,
  );

const hours = (given: Partial<WeeklyHours>): WeeklyHours => ({
  weekday: 1,
  from_time: '10:00',
  to_time: '13:00',
  time_zone: 'Asia/Kolkata',
  kinds: ['video', 'phone'],
  ...given,
});
/** Monday, 23 November 2026 in India: 4:30 to 7:30 in UTC. */
const MONDAY = range('2026-11-22T18:30:00Z', '2026-11-23T18:30:00Z');

describe('free times', () => {
  test('are 45 minutes by video and 30 by phone, and end with the hours', () => {
    expect(texts(freeTimes([hours({})], 'video', MONDAY))).toEqual([
      '2026-11-23T04:30 to 05:15',
      '2026-11-23T05:15 to 06:00',
      '2026-11-23T06:00 to 06:45',
      '2026-11-23T06:45 to 07:30',
    ]);
    expect(texts(freeTimes([hours({})], 'phone', MONDAY))).toHaveLength(6);
    expect(texts(freeTimes([hours({ to_time: '10:44' })], 'video', MONDAY))).toEqual([]);
  });

  test('are in hours that offer the kind', () => {
    expect(texts(freeTimes([hours({ kinds: ['phone'] })], 'video', MONDAY))).toEqual([]);
  });

  test('begin within the range, also when the hours began before it', () => {
    const late = freeTimes([hours({})], 'video', range('2026-11-23T05:00:00Z', '2026-11-23T06:45:00Z'));
    expect(texts(late)).toEqual(['2026-11-23T05:15 to 06:00', '2026-11-23T06:00 to 06:45']);
    // Monday evening in California crosses midnight of UTC, where the range begins.
    const west = hours({ from_time: '15:00', to_time: '18:00', time_zone: 'America/Los_Angeles' });
    expect(texts(freeTimes([west], 'video', range('2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z')))).toEqual([
      '2026-11-24T00:30 to 01:15',
      '2026-11-24T01:15 to 02:00',
    ]);
  });

  test('are in order, whatever the order and zones of the hours', () => {
    const all = [
      hours({ weekday: 2 }),
      hours({ from_time: '18:00', to_time: '18:45' }),
      hours({ from_time: '09:00', to_time: '09:45', time_zone: 'Pacific/Kiritimati' }),
      hours({ to_time: '10:45' }),
    ];
    const starts = [...freeTimes(all, 'video', range('2026-11-20T00:00:00Z', '2026-12-10T00:00:00Z'))].map(
      ({ start }) => start,
    );
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(starts).size).toBe(starts.length);
    expect(starts.length).toBeGreaterThan(10);
  });

  test('exclude overlaps with an engagement of any length', () => {
    const taken = [
      range('2026-11-23T06:30:00Z', '2026-11-23T07:00:00Z'),
      range('2026-11-23T04:00:00Z', '2026-11-23T04:30:00Z'),
    ];
    expect(texts(freeTimes([hours({})], 'video', MONDAY, taken))).toEqual([
      '2026-11-23T04:30 to 05:15',
      '2026-11-23T05:15 to 06:00',
    ]);
  });

  test('follow the clock of the zone: nine in Berlin is an hour later in UTC in winter', () => {
    const berlin = hours({ weekday: 5, from_time: '09:00', to_time: '09:45', time_zone: 'Europe/Berlin' });
    expect(texts(freeTimes([berlin], 'video', range('2026-10-23T00:00:00Z', '2026-11-01T00:00:00Z')))).toEqual([
      '2026-10-23T07:00 to 07:45',
      '2026-10-30T08:00 to 08:45',
    ]);
  });

  test('are fewer in the night the clock jumps forward, more when it jumps back, and none begins twice', () => {
    const night = hours({ weekday: 7, from_time: '00:30', to_time: '04:15', time_zone: 'Europe/Berlin' });
    const between = (from: string, to: string) => texts(freeTimes([night], 'video', range(from, to)));
    expect(between('2026-03-21T12:00:00Z', '2026-03-22T12:00:00Z')).toHaveLength(5);
    expect(between('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toHaveLength(3);
    const back = between('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z');
    expect(back).toHaveLength(6);
    expect(new Set(back).size).toBe(6);
  });
});
