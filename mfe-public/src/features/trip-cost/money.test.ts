import { moneyText } from './money';

it.each([
  [4500, 'USD', '$4,500'],
  [4500, 'BDT', 'BDT 550,000'],
  [4500, 'OMR', 'OMR 1,700'],
  [4500, 'XXX', '$4,500'],
])('%i dollars in %s', (usd, currency, text) => expect(moneyText(usd, currency)).toBe(text));
