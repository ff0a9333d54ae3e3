import { bodyOf } from './columns.js';

test('prices are read as spreadsheets of any country write them, and what is none is left to the rules', () => {
  expect(
    bodyOf(['india_usd_min', 'india_usd_max', 'us_usd_min', 'us_usd_max'], ['1,250', '1.250,00', '', '12,50']),
  ).toEqual({
    india_usd_min: 1250,
    india_usd_max: 1250,
    us_usd_min: null,
    us_usd_max: '12,50',
  });
});

test('a line break in a name becomes a space; a description keeps its paragraphs', () => {
  expect(bodyOf(['name', 'description', 'id'], ['Knee\r\n replacement', 'One.\n\nTwo.', 'x'])).toEqual({
    name: 'Knee replacement',
    description: 'One.\n\nTwo.',
  });
});
