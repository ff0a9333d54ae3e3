import { dayText, monthText } from './day-text';

it('writes days and months in words', () => {
  expect(dayText('2026-11-27')).toBe('27 November 2026');
  expect(monthText('2026-11')).toBe('November 2026');
});
