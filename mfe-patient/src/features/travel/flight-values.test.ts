import type { TravelLeg } from '@ayana/contracts/journey';
import { flightProblems, flightValues, reportOf } from './flight-values';

const FLIGHT = {
  kind: 'flight',
  status: 'booked',
  reference: 'BA 35',
  from_place: 'London',
  to_place: 'Chennai',
  starts_at: '2026-12-01T21:00:00.000Z',
  zone: 'Europe/London',
  ends_at: null,
  end_zone: 'Asia/Kolkata',
} as TravelLeg;

test('begins with what the plan knows, on the clock of the departure', () => {
  expect(flightValues('flight', [FLIGHT], 'Europe/London')).toMatchObject({
    reference: 'BA 35',
    day: '2026-12-01',
    time: '21:00',
    zone: 'Europe/London',
    end_zone: 'Asia/Kolkata',
  });
  expect(flightValues('return_flight', [FLIGHT], 'Europe/London')).toMatchObject({
    day: '',
    zone: 'Asia/Kolkata',
    end_zone: 'Europe/London',
  });
});

test('is sent as instants; without a landing that was entered, without one', () => {
  const values = { ...flightValues('flight', [FLIGHT], 'Europe/London'), day: '2026-12-02', time: '09:30' };
  expect(reportOf(values)).toEqual({
    kind: 'flight',
    reference: 'BA 35',
    from_place: 'London',
    to_place: 'Chennai',
    starts_at: '2026-12-02T09:30:00.000Z',
    zone: 'Europe/London',
  });
  expect(reportOf({ ...values, end_day: '2026-12-03', end_time: '00:30' })).toMatchObject({
    ends_at: '2026-12-02T19:00:00.000Z',
    end_zone: 'Asia/Kolkata',
  });
});

test('a time that is not known yet is not sent, nor needed', () => {
  const values = { ...flightValues('flight', [], 'Europe/London'), reference: 'BA 37', known: 'no' as const };
  expect(reportOf(values)).toEqual({ kind: 'flight', reference: 'BA 37' });
  expect(Object.values(flightProblems(values)).filter((text) => text !== undefined)).toEqual([]);
});

test('a number, a day, a time, and a landing after the departure', () => {
  const wrong = (more: object) =>
    Object.entries(flightProblems({ ...flightValues('flight', [FLIGHT], 'Europe/London'), ...more })).flatMap(
      ([field, text]) => (text === undefined ? [] : [field]),
    );
  expect(wrong({})).toEqual([]);
  expect(wrong({ reference: ' ', day: '', time: '' })).toEqual(['reference', 'day', 'time']);
  expect(wrong({ end_time: '10:00' })).toEqual(['end_day']);
  // 02:29 in India is before 21:00 of the day before in London.
  expect(wrong({ end_day: '2026-12-02', end_time: '02:29' })).toEqual(['end_day']);
  expect(wrong({ end_day: '2026-12-02', end_time: '12:00' })).toEqual([]);
});
