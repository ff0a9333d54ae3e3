import { SeededRandom } from '../../../seeds/random.js';
import { type FreeTime, freeTimes, type Hours, type Interval, isWithinHours, type WeeklyHours } from './free-times.js';

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

const monday = (all: readonly Hours[], kind: 'video' | 'phone' = 'video') => texts(freeTimes(all, kind, MONDAY));
const off = (more: object = {}): Hours => ({
  first_day: '2026-11-23',
  last_day: '2026-11-23',
  from_time: null,
  to_time: null,
  time_zone: 'Asia/Kolkata',
  ...more,
});
const extra = (more: object = {}): Hours => ({
  first_day: '2026-11-23',
  last_day: '2026-11-23',
  from_time: '16:00',
  to_time: '17:30',
  time_zone: 'Asia/Kolkata',
  kinds: ['video'],
  ...more,
});

describe('days that differ', () => {
  test('a day off has no times, the days around it do', () => {
    const week = [1, 2, 7].map((weekday) => hours({ weekday, to_time: '10:45' }));
    const asked = range('2026-11-21T18:30:00Z', '2026-11-24T18:30:00Z');
    expect(texts(freeTimes([...week, off()], 'video', asked))).toEqual([
      '2026-11-22T04:30 to 05:15',
      '2026-11-24T04:30 to 05:15',
    ]);
    expect(texts(freeTimes([...week, off({ last_day: '2026-11-24' })], 'video', asked))).toHaveLength(1);
  });

  test('hours off take what overlaps them, on each of their days', () => {
    const lunch = off({ first_day: '2026-11-20', last_day: '2026-11-27', from_time: '11:00', to_time: '11:30' });
    expect(monday([hours({}), lunch])).toEqual([
      '2026-11-23T04:30 to 05:15',
      '2026-11-23T06:00 to 06:45',
      '2026-11-23T06:45 to 07:30',
    ]);
  });

  test('extra hours add times of their kinds, and time off wins over them', () => {
    expect(monday([extra()])).toEqual(['2026-11-23T10:30 to 11:15', '2026-11-23T11:15 to 12:00']);
    expect(monday([extra()], 'phone')).toEqual([]);
    expect(monday([extra(), off({ from_time: '16:00', to_time: '16:15' })])).toEqual(['2026-11-23T11:15 to 12:00']);
  });

  test('extra hours that overlap those of the week are one window: no two times overlap', () => {
    const times = monday([hours({ to_time: '11:30' }), extra({ from_time: '11:00', to_time: '13:00' })]);
    expect(times).toEqual([
      '2026-11-23T04:30 to 05:15',
      '2026-11-23T05:15 to 06:00',
      '2026-11-23T06:00 to 06:45',
      '2026-11-23T06:45 to 07:30',
    ]);
  });

  test('windows that meet across midnight of UTC are one', () => {
    const west = hours({ from_time: '15:00', to_time: '16:30', time_zone: 'America/Los_Angeles' });
    const later = extra({ from_time: '16:15', to_time: '17:15', time_zone: 'America/Los_Angeles' });
    expect(texts(freeTimes([west, later], 'video', range('2026-11-23T22:00:00Z', '2026-11-24T06:00:00Z')))).toEqual([
      '2026-11-23T23:00 to 23:45',
      '2026-11-23T23:45 to 00:30',
      '2026-11-24T00:30 to 01:15',
    ]);
  });

  test('a day off is a day of the doctor’s clock, 23 or 25 hours long when it changes', () => {
    const night = hours({ weekday: 7, from_time: '23:00', to_time: '24:00', time_zone: 'Europe/Berlin' });
    const week = [night, hours({ ...night, weekday: 1, from_time: '00:00', to_time: '01:00' })];
    const free = (day: string) =>
      texts(
        freeTimes(
          [...week, off({ first_day: day, last_day: day, time_zone: 'Europe/Berlin' })],
          'video',
          range('2026-10-25T12:00:00Z', '2026-10-26T12:00:00Z'),
        ),
      );
    // 25 October has 25 hours: 23:00 in Berlin is 22:00 in UTC, an hour later than the day before.
    expect(free('2026-10-24')).toEqual(['2026-10-25T22:00 to 22:45', '2026-10-25T23:00 to 23:45']);
    expect(free('2026-10-25')).toEqual(['2026-10-25T23:00 to 23:45']);
    expect(free('2026-10-26')).toEqual(['2026-10-25T22:00 to 22:45']);
  });

  test('a talk is within the hours wherever they begin, and outside of them when any part is', () => {
    const all = [
      hours({}),
      extra({ from_time: '12:30', to_time: '14:00' }),
      off({ from_time: '10:00', to_time: '10:15' }),
    ];
    const within = (from: string, to: string) =>
      isWithinHours(all, 'video', range(`2026-11-23T${from}:00Z`, `2026-11-23T${to}:00Z`));
    expect(within('05:00', '05:45')).toBe(true);
    expect(within('07:10', '07:55')).toBe(true);
    expect(within('08:00', '08:45')).toBe(false);
    expect(within('04:30', '05:15')).toBe(false);
    expect(isWithinHours(all, 'phone', range('2026-11-23T07:10:00Z', '2026-11-23T07:40:00Z'))).toBe(false);
  });

  test('in any weeks: times never overlap, lie within the hours, outside of time off, and two readings agree', () => {
    const random = new SeededRandom('weeks of doctors');
    const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'];
    const whole = (most: number): number => Math.floor(random.next() * most);
    const clock = (half: number): string =>
      `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
    for (let round = 0; round < 60; round += 1) {
      const time_zone = zones[round % zones.length] ?? 'UTC';
      // Around the changes of the clock in spring and autumn.
      const from = at(round % 2 === 0 ? '2026-03-05T00:00:00Z' : '2026-10-20T00:00:00Z') + whole(10) * 86_400_000;
      const day = () => new Date(from + whole(25) * 86_400_000).toISOString().slice(0, 10);
      const times = () => {
        const [one, other] = [whole(48), whole(48)];
        return { from_time: clock(Math.min(one, other)), to_time: clock(Math.max(one, other) + 1), time_zone };
      };
      const all: Hours[] = Array.from({ length: 10 }, (_each, index): Hours => {
        const first_day = day();
        if (index < 5) return { weekday: 1 + whole(7), kinds: ['video', 'phone'], ...times() };
        if (index < 8) return { first_day, last_day: first_day, kinds: ['video'], ...times() };
        return index === 8
          ? { first_day, last_day: first_day, ...times() }
          : { first_day, last_day: first_day, from_time: null, to_time: null, time_zone };
      });
      const asked = { start: from, end: from + 28 * 86_400_000 };
      const found = [...freeTimes(all, 'video', asked, [])];
      for (const [index, time] of found.entries()) {
        const previous = found[index - 1];
        if (previous !== undefined) expect(previous.end).toBeLessThanOrEqual(time.start);
        expect(isWithinHours(all, 'video', time)).toBe(true);
      }
      const middle = from + 14 * 86_400_000 + whole(48) * 1_800_000;
      const parts = [
        ...freeTimes(all, 'video', { start: from, end: middle }, []),
        ...freeTimes(all, 'video', { start: middle, end: asked.end }, []),
      ];
      expect(parts).toEqual(found);
    }
  });
});
