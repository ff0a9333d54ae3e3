import { converted, flightFare, maxDays, readTripChoice, roomNights, tripEstimate, tripParameters } from './index.ts';
import type { TripFacts } from './index.ts';

const CHENNAI = { latitude: 13.08, longitude: 80.27 };
const FACTS: TripFacts = {
  treatment: { usd_min: 5000, usd_max: 6000, how: 'Prices of two hospitals.' },
  hospital_nights: 7,
  total_days: 21,
  lodging: { usd_min: 20, usd_max: 40 },
  city: CHENNAI,
};
const choice = (query: string) =>
  readTripChoice(Object.fromEntries(query.split('&').map((each) => each.split('='))) as Record<string, string>);
const rowOf = (query: string, part: string) =>
  tripEstimate(choice(query), FACTS).rows.find((row) => row.part === part) ?? null;

describe('a choice in an address', () => {
  it('is read with its values, and written back the same', () => {
    const written = choice(
      'treatment=knee-replacement&city=chennai&days=21&attendants=2&room=suite&lodging=hotel&visa=no&from=BD&currency=BDT',
    );
    expect(written).toEqual({
      treatment: 'knee-replacement',
      city: 'chennai',
      days: 21,
      attendants: 2,
      room: 'suite',
      lodging: 'hotel',
      visa: false,
      from: 'BD',
      currency: 'BDT',
    });
    expect(readTripChoice(tripParameters(written))).toEqual(written);
  });

  it('with invalid values gets the defaults, and nothing else gets through', () => {
    expect(choice('treatment=<script>&days=9999&attendants=40&room=castle&from=ATLANTIS&currency=XXX')).toEqual({
      treatment: '',
      city: '',
      days: null,
      attendants: 4,
      room: 'single',
      lodging: 'guest_house',
      visa: true,
      from: '',
      currency: 'USD',
    });
    expect(choice('days=0').days).toBe(1);
    expect(choice('days=999').days).toBe(180);
  });
});

it.each([
  // 14 days outside hospital, both in one room.
  [21, 7, 1, 14],
  // Alone: a room while not in hospital.
  [21, 7, 0, 14],
  // Three people need two rooms, and one of them a room while the patient is in hospital.
  [21, 7, 2, 14 * 2 + 7],
  // Longer in hospital than in India: no night outside.
  [5, 7, 1, 0],
])('%i days, %i nights in hospital, %i attendants: %i room nights', (days, nights, attendants, rooms) => {
  expect(roomNights(days, nights, attendants)).toBe(rooms);
});

describe('an estimate', () => {
  it('adds up the items', () => {
    const { days, rows, usd_min, usd_max } = tripEstimate(choice('attendants=1&visa=no'), FACTS);
    expect(days).toBe(21);
    expect(rows.map(({ part, usd_min: low, usd_max: high }) => [part, low, high])).toEqual([
      ['treatment', 5000, 6000],
      ['lodging', 280, 560],
      // Two people for 21 days, less the patient's seven in hospital: 35 days.
      ['daily', 350, 875],
      ['transfers', 20, 70],
      ['reserve', 0, 600],
    ]);
    expect([usd_min, usd_max]).toEqual([5650, 8105]);
  });

  it('counts flights and visas for the whole group, and no visa for those who need none', () => {
    expect(rowOf('from=KE&attendants=2', 'visa')).toMatchObject({ usd_min: 0, usd_max: 330 });
    expect(rowOf('from=NP&attendants=2', 'visa')).toBeNull();
    const { usd_min, usd_max } = flightFare({ latitude: -1.3, longitude: 36.9 }, CHENNAI);
    expect(rowOf('from=KE&attendants=2', 'flights')).toMatchObject({ usd_min: 3 * usd_min, usd_max: 3 * usd_max });
    expect(rowOf('', 'flights')).toBeNull();
  });

  it('subtracts for a shared room and adds for a suite, for the nights in hospital', () => {
    expect(rowOf('room=shared', 'room')).toMatchObject({ usd_min: -280, usd_max: 0 });
    expect(rowOf('room=suite&days=5', 'room')).toMatchObject({ usd_min: 300, usd_max: 900 });
    expect(rowOf('', 'room')).toBeNull();
  });

  it('explains the basis of every item', () => {
    const { rows } = tripEstimate(choice('from=US&room=suite&attendants=4'), FACTS);
    expect(rows).toHaveLength(8);
    expect(rows.filter(({ how }) => how.length < 20)).toEqual([]);
  });
});

it('a fare grows with the distance and stays in its range', () => {
  const near = flightFare({ latitude: 7.2, longitude: 79.9 }, CHENNAI);
  const far = flightFare({ latitude: 40.6, longitude: -73.8 }, CHENNAI);
  expect(near.usd_min).toBeGreaterThanOrEqual(60);
  expect(near.usd_max).toBeLessThan(300);
  expect(far.usd_min).toBeGreaterThan(700);
  expect(far.usd_max).toBeLessThan(2500);
});

it('days are the upper end of the catalogue’s range', () => {
  expect(['5-7', '1', '0', null, 'a week'].map(maxDays)).toEqual([7, 1, 0, null, null]);
});

it('dollars are rounded to tens, other currencies to two significant digits', () => {
  expect(converted(5650, { per_usd: 122 })).toBe(690_000);
  expect(converted(5650, { per_usd: 0.376 })).toBe(2100);
  expect(converted(-280, { per_usd: 88 })).toBe(-25_000);
  expect(converted(5934, { per_usd: 1 })).toBe(5930);
  expect(converted(0, { per_usd: 88 })).toBe(0);
});
