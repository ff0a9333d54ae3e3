import { dayOfCell, dayOrderOf } from './index.ts';

test.each([
  ['2026-01-31', null, '2026-01-31'],
  ['2026/1/5', null, '2026-01-05'],
  ['5-Jan-2026', null, '2026-01-05'],
  ['25 December 2026', null, '2026-12-25'],
  ['25-Xyz-2026', null, null],
  ['05/01/2026', 'day_first', '2026-01-05'],
  ['05/01/2026', 'month_first', '2026-05-01'],
  ['05.05.2026', null, '2026-05-05'],
  ['05/01/2026', null, null],
  ['2026-02-30', null, null],
  ['31/01/2026', 'month_first', null],
  ['٢٠٢٦-٠١-٣١', null, '2026-01-31'],
  ['২৫/১২/২০২৬', 'day_first', '2026-12-25'],
  ['soon', null, null],
] as const)('%s, %s, is %s', (text, order, day) => {
  expect(dayOfCell(text, order)).toBe(day);
});

test('a day that can be read in one way tells the order of a file', () => {
  expect(dayOrderOf(['01/02/2026', '31/01/2026'])).toBe('day_first');
  expect(dayOrderOf(['01/02/2026', '1/31/2026'])).toBe('month_first');
  expect(dayOrderOf(['12/12/2026', '2026-01-31', ''])).toBeNull();
});
