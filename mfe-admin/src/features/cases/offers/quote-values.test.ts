import { newLine } from '@ayana/case-kit/quote';
import { NEW_QUOTE, quoteProblems, totalOf } from './quote-values';

test('the hospital is named before what it offers', () => {
  const found = Object.entries(quoteProblems(NEW_QUOTE)).filter(([, problem]) => problem !== undefined);
  expect(found.map(([field]) => field)).toEqual([
    'partner_hospital_id',
    'valid_until',
    'lines.0.label',
    'lines.0.price',
  ]);
});

test('the total is that of what is in the price', () => {
  const lines = [
    newLine([], { label: 'Room', quantity: '4', price: '150.25' }),
    newLine([], { label: 'Tax', price: '300', included: false }),
  ];
  expect(totalOf({ ...NEW_QUOTE, lines })).toBe(60_100);
});
