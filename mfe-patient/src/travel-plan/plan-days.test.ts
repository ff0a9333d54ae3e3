import type { TravelLeg } from '@ayana/contracts/journey';
import { daysOf, nextLeg } from './plan-days';

const leg = (id: string, starts_at: string, zone: string, status: TravelLeg['status'] = 'booked'): TravelLeg => ({
  id,
  journey_id: 'j',
  kind: 'flight',
  from_place: null,
  to_place: null,
  to_address: null,
  starts_at,
  zone,
  ends_at: null,
  end_zone: null,
  reference: null,
  assignment_id: null,
  contact_name: null,
  contact_phone: null,
  vehicle: null,
  room: null,
  time_known: true,
  moved_from: null,
  settled_at: null,
  status,
  version: 1,
  created_at: starts_at,
  updated_at: starts_at,
});

describe('the days of a trip', () => {
  test('each leg is on the day of its own clock, in the order of time', () => {
    const days = daysOf([
      // 01:30 on the 12th in India.
      leg('pickup', '2026-11-11T20:00:00Z', 'Asia/Kolkata'),
      // 21:00 on the 11th in Dhaka.
      leg('flight', '2026-11-11T15:00:00Z', 'Asia/Dhaka'),
      leg('stay', '2026-11-11T21:00:00Z', 'Asia/Kolkata'),
    ]);
    expect(days.map(({ key, legs }) => [key, legs.map(({ id }) => id)])).toEqual([
      ['2026-11-11', ['flight']],
      ['2026-11-12', ['pickup', 'stay']],
    ]);
  });

  test('no legs, no days', () => {
    expect(daysOf([])).toEqual([]);
  });
});

describe('what comes next', () => {
  const now = new Date('2026-11-11T12:00:00Z');

  test('is the first leg ahead that is neither cancelled nor missed', () => {
    const legs = [
      leg('later', '2026-11-13T00:00:00Z', 'UTC', 'planned'),
      leg('cancelled', '2026-11-12T00:00:00Z', 'UTC', 'cancelled'),
      leg('next', '2026-11-12T06:00:00Z', 'UTC'),
      leg('before', '2026-11-10T00:00:00Z', 'UTC'),
    ];
    expect(nextLeg(legs, now)?.id).toBe('next');
  });

  test('is nothing once the trip is over', () => {
    expect(nextLeg([leg('before', '2026-11-10T00:00:00Z', 'UTC', 'done')], now)).toBeUndefined();
  });
});
