import { moneyText } from './money';

test.each([
  [4500, undefined, '$4,500'],
  [4500.5, 'USD', '$4,500.50'],
  [375_000, 'INR', '₹375,000'],
])('%s %s is %s', (amount, currency, text) => expect(moneyText(amount, currency)).toBe(text));
