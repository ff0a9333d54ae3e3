import { isAwake, wakingTimes } from './waking-times';

/** 10:00 and 18:45 in India. */
const MORNING = '2026-11-24T04:30:00.000Z';
const EVENING = '2026-11-25T13:15:00.000Z';

describe('times in someone’s waking hours', () => {
  it('are preferred to earlier ones at night', () => {
    expect(wakingTimes([EVENING, MORNING, MORNING], 'America/New_York', 3)).toEqual({ times: [EVENING], awake: true });
    expect(wakingTimes([EVENING, MORNING], 'Asia/Kolkata', 1)).toEqual({ times: [MORNING], awake: true });
  });

  it('are the first ones of all where none is in waking hours', () => {
    expect(wakingTimes([MORNING], 'America/New_York', 3)).toEqual({ times: [MORNING], awake: false });
    expect(wakingTimes([], 'America/New_York', 3)).toEqual({ times: [], awake: false });
  });

  it('begin at eight and end before nine in the evening', () => {
    expect(isAwake(new Date('2026-11-24T08:00:00Z'), 'UTC')).toBe(true);
    expect(isAwake(new Date('2026-11-24T07:59:00Z'), 'UTC')).toBe(false);
    expect(isAwake(new Date('2026-11-24T20:59:00Z'), 'UTC')).toBe(true);
    expect(isAwake(new Date('2026-11-24T21:00:00Z'), 'UTC')).toBe(false);
  });
});
