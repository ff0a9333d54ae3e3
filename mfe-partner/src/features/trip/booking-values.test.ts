import type { TravelLeg } from '@ayana/contracts/journey';
import { bookingOf, bookingProblems, valuesOf } from './booking-values';

const LEG = {
  status: 'planned',
  starts_at: '2026-12-01T04:30:00.000Z',
  zone: 'Asia/Kolkata',
  ends_at: null,
  end_zone: null,
  to_place: 'Demo Hospital',
} as TravelLeg;

test('a booking is shown on the clock of the place, and sent as instants', () => {
  const values = valuesOf({ ...LEG, ends_at: '2026-12-03T04:30:00.000Z' });
  expect(values).toMatchObject({ day: '2026-12-01', time: '10:00', end_day: '2026-12-03', end_time: '10:00' });
  expect(bookingOf({ ...values, contact_name: ' Kumar ' }, LEG)).toMatchObject({
    starts_at: '2026-12-01T04:30:00.000Z',
    ends_at: '2026-12-03T04:30:00.000Z',
    contact_name: 'Kumar',
    vehicle: null,
    status: 'booked',
  });
});

test('what is booked already stays as it is', () => {
  expect(bookingOf(valuesOf(LEG), { ...LEG, status: 'booked' })).not.toHaveProperty('status');
});

test('a phone, a whole end, and an end after the start', () => {
  const values = valuesOf(LEG);
  const wrong = (more: object) =>
    Object.entries(bookingProblems({ ...values, ...more })).flatMap(([field, text]) =>
      text === undefined ? [] : [field],
    );
  expect(wrong({})).toEqual([]);
  expect(wrong({ contact_phone: 'ring me' })).toEqual(['contact_phone']);
  expect(wrong({ end_day: '2026-12-02' })).toEqual(['end_time']);
  expect(wrong({ end_day: '2026-12-01', end_time: '09:59' })).toEqual(['end_day']);
});
