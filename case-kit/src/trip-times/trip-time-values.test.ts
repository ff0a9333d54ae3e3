import { instantsOf, tripTimeProblems, tripTimesOf, type TripTimeValues, tripZones } from './trip-time-values';

const FLIGHT: TripTimeValues = {
  day: '2026-12-01',
  time: '09:30',
  zone: 'Asia/Dhaka',
  end_day: '2026-12-01',
  end_time: '12:00',
  end_zone: 'Asia/Kolkata',
};
const SENT = {
  starts_at: '2026-12-01T03:30:00.000Z',
  zone: 'Asia/Dhaka',
  ends_at: '2026-12-01T06:30:00.000Z',
  end_zone: 'Asia/Kolkata',
};
const wrong = (more: object) =>
  Object.entries(tripTimeProblems({ ...FLIGHT, ...more })).flatMap(([field, text]) =>
    text === undefined ? [] : [field],
  );

test('times are entered on the clock of each place, sent as instants, and shown again as they were entered', () => {
  expect(instantsOf(FLIGHT)).toEqual(SENT);
  expect(tripTimesOf(SENT)).toEqual(FLIGHT);
  expect(instantsOf({ ...FLIGHT, end_zone: '' })).toMatchObject({
    ends_at: '2026-12-01T06:00:00.000Z',
    end_zone: null,
  });
  expect(tripTimesOf({ ...SENT, starts_at: '2026-12-01T18:00:00.000Z' })).toMatchObject({
    day: '2026-12-02',
    time: '00:00',
  });
});

test('without an end, none is sent, nor its clock', () => {
  expect(instantsOf({ ...FLIGHT, end_day: '', end_time: '' })).toMatchObject({ ends_at: null, end_zone: null });
  expect(tripTimesOf({ ...SENT, ends_at: null, end_zone: null })).toMatchObject({ end_day: '', end_time: '' });
});

test('a day and a time are needed; of an end both, and not before the start on the clocks of both places', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ day: '', time: '' })).toEqual(['day', 'time']);
  expect(wrong({ end_time: '' })).toEqual(['end_time']);
  expect(wrong({ end_day: '' })).toEqual(['end_day']);
  // 10:15 in Chennai is 10:45 in Dhaka.
  expect(wrong({ time: '10:45', end_time: '10:15' })).toEqual([]);
  expect(wrong({ time: '10:45', end_time: '10:14' })).toEqual(['end_day']);
  expect(tripTimeProblems({ ...FLIGHT, end_time: '01:00' }, 'It lands first.').end_day).toBe('It lands first.');
});

test('the clocks that matter come first', () => {
  expect(tripZones('Asia/Dhaka', 'Europe/London').slice(0, 3)).toEqual(['Asia/Kolkata', 'Asia/Dhaka', 'Europe/London']);
  expect(tripZones(null, '')[0]).toBe('Asia/Kolkata');
});
