import { readTripChoice } from '@ayana/contracts/trip';

import { tripText } from './trip-text';

const shown = {
  treatment: 'Knee replacement',
  city: 'Chennai',
  estimate: { days: 21, rows: [], usd_min: 5650, usd_max: 8105 },
};
const text = (query: string) => tripText(readTripChoice(Object.fromEntries(new URLSearchParams(query))), shown);

it('has treatment, city, days, people, rooms, flight and the range', () => {
  expect(text('attendants=1&from=BD&currency=BDT')).toBe(
    'Knee replacement in Chennai. 21 days in India, 2 people. Single room, guest house, flight from Dhaka, Bangladesh. $5,650 to $8,110, BDT 690,000 to BDT 990,000 (calculator of the site, tables of 2026-11-22)',
  );
  expect(text('attendants=0&lodging=hotel')).toBe(
    'Knee replacement in Chennai. 21 days in India, 1 person. Single room, hotel. $5,650 to $8,110 (calculator of the site, tables of 2026-11-22)',
  );
});
