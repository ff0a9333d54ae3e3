import type { TravelLeg } from '@ayana/contracts/journey';
import { clocksOf, legOf, legProblems, type LegValues, newLegValues, valuesOf } from './leg-values';

const FLIGHT: LegValues = {
  ...newLegValues('Asia/Dhaka'),
  from_place: 'Dhaka',
  to_place: 'Chennai',
  day: '2026-12-01',
  time: '09:30',
  end_day: '2026-12-01',
  end_time: '12:00',
};

const wrong = (values: LegValues): string[] =>
  Object.entries(legProblems(values)).flatMap(([field, message]) => (message === undefined ? [] : [field]));

describe('a part of a trip', () => {
  test('is entered on the clock of each place, and sent as instants', () => {
    expect(legOf(FLIGHT)).toMatchObject({
      starts_at: '2026-12-01T03:30:00.000Z',
      zone: 'Asia/Dhaka',
      ends_at: '2026-12-01T06:30:00.000Z',
      end_zone: 'Asia/Kolkata',
      to_address: null,
      reference: null,
    });
  });

  test('is shown for a change as it was entered', () => {
    const leg = { ...legOf(FLIGHT), id: '1', version: 1 } as unknown as TravelLeg;
    expect(valuesOf(leg)).toEqual(FLIGHT);
  });

  test('without an end, no clock of an end is sent', () => {
    expect(legOf({ ...FLIGHT, end_day: '', end_time: '' })).toMatchObject({ ends_at: null, end_zone: null });
  });

  test('flights begin at one place and end at the other; the rest is in India', () => {
    expect(clocksOf('flight', 'Asia/Dhaka')).toEqual({ zone: 'Asia/Dhaka', end_zone: 'Asia/Kolkata' });
    expect(clocksOf('return_flight', 'Asia/Dhaka')).toEqual({ zone: 'Asia/Kolkata', end_zone: 'Asia/Dhaka' });
    expect(clocksOf('visa_appointment', 'Asia/Dhaka')).toEqual({ zone: 'Asia/Dhaka', end_zone: '' });
    expect(clocksOf('pickup', 'Asia/Dhaka')).toEqual({ zone: 'Asia/Kolkata', end_zone: '' });
    expect(clocksOf('flight', null)).toEqual({ zone: 'Asia/Kolkata', end_zone: 'Asia/Kolkata' });
  });
});

describe('what is wrong with it', () => {
  test('nothing, where it is whole', () => {
    expect(wrong(FLIGHT)).toEqual([]);
  });

  test('a place, a day and a time are needed', () => {
    expect(wrong(newLegValues(null))).toEqual(['to_place', 'day', 'time']);
  });

  test('half an end', () => {
    expect(wrong({ ...FLIGHT, end_time: '' })).toEqual(['end_time']);
    expect(wrong({ ...FLIGHT, end_day: '' })).toEqual(['end_day']);
  });

  test('an end before the start, on the clocks of both places', () => {
    // 10:15 in Chennai is 10:45 in Dhaka.
    expect(wrong({ ...FLIGHT, time: '10:45', end_time: '10:15' })).toEqual([]);
    expect(wrong({ ...FLIGHT, time: '10:45', end_time: '10:14' })).toEqual(['end_day']);
  });
});
