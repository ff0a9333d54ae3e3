import { bodyOf, changeOf, clockOf, resourceErrors, valuesOf } from './resource-values';

test('a new resource names what is missing', () => {
  const values = { ...valuesOf(null), capacity: '0', is_always: false, weekdays: [], opens: '' };
  expect(Object.fromEntries(Object.entries(resourceErrors(values)).filter(([, text]) => text !== undefined))).toEqual({
    name: 'Please give it a name.',
    city_id: 'Please choose a city.',
    capacity: 'Please give a number of at least 1.',
    'hours.weekdays': 'Please choose at least one day.',
    'hours.opens': 'Please give a time such as 09:00.',
  });
});

test('hours are minutes of the API, a fund is in cents, and what is emptied is taken away', () => {
  const city = { id: 'chennai', name: 'Chennai' };
  const values = { ...valuesOf(null), kind: 'fund' as const, name: 'Night fund', city, capacity: '1500.50' };
  expect(bodyOf({ ...values, is_always: false, opens: '18:00', closes: '06:30' })).toMatchObject({
    kind: 'fund',
    city_id: 'chennai',
    capacity: 150_050,
    hours: { weekdays: ['1', '2', '3', '4', '5', '6'], opens: 1080, closes: 390 },
  });
  expect(changeOf(values)).toMatchObject({ hours: null, phone: null, note: null, partner_id: null });
  expect([clockOf(1080), clockOf(1440)]).toEqual(['18:00', '23:59']);
});
