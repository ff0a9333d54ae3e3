import { amountOf, amountText, fieldOf, languagesText, timesText } from './amounts';

test('of a fund the amount is money, of all others a count', () => {
  expect(amountText('fund', 125_050)).toBe('$1,250.50');
  expect(amountText('bed', 1250)).toBe('1,250');
  expect([fieldOf('fund', 125_050), amountOf('fund', '1250.50')]).toEqual(['1250.5', 125_050]);
  expect([amountOf('bed', '2.5'), amountOf('bed', '0'), amountOf('bed', ' 3 '), amountOf('fund', '-5')]).toEqual([
    null,
    null,
    3,
    null,
  ]);
});

test('times are by the clock of India, and say their day', () => {
  const now = new Date('2026-11-26T06:00:00Z');
  expect(timesText('2026-11-26T04:30:00Z', '2026-11-26T08:30:00Z', now)).toBe('10:00 to 14:00');
  expect(timesText('2026-12-10T04:30:00Z', '2026-12-11T08:30:00Z', now)).toBe('10 Dec 10:00 to 11 Dec 14:00');
});

test('languages are named', () => expect(languagesText(['en', 'bn'])).toBe('English and Bangla'));
