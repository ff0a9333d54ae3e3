import { centsOf } from '@ayana/contracts/journey';
import { formOf, NEW_LINE, NEW_QUOTE, quoteProblems, totalOf } from './quote-values';

const found = (values: Parameters<typeof quoteProblems>[0]): string[] =>
  Object.entries(quoteProblems(values)).flatMap(([field, problem]) => (problem === undefined ? [] : [field]));

test.each([
  ['1200', 120_000],
  [' 1,200.50 ', 120_050],
  ['0', 0],
  ['12.345', undefined],
  ['-5', undefined],
  ['', undefined],
  ['12 dollars', undefined],
])('an amount typed as “%s” is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents));

test('an empty quote says what is missing, field by field', () => {
  expect(found(NEW_QUOTE)).toEqual(['partner_hospital_id', 'valid_until', 'lines.0.label', 'lines.0.price']);
});

test('what is in the price makes the total; a quantity counts', () => {
  const lines = [
    { ...NEW_LINE, label: 'Surgeon', price: '2,000' },
    { ...NEW_LINE, category: 'room', label: 'Room', quantity: '4', price: '150.25' } as const,
    { ...NEW_LINE, category: 'tax', label: 'Tax', price: '300', included: false } as const,
  ];
  const values = { ...NEW_QUOTE, hospital: { id: 'h', name: 'H' }, valid_until: '2026-12-24', lines };
  expect(found(values)).toEqual([]);
  expect(totalOf(values)).toBe(260_100);
  expect(formOf(values)).toMatchObject({
    room_class: null,
    days_in_hospital: null,
    deposit: null,
    lines: [
      { label: 'Surgeon', quantity: 1, unit_price: 200_000, included: true },
      { label: 'Room', quantity: 4, unit_price: 15_025 },
      { included: false },
    ],
  });
});

test('numbers that are none are named at their field', () => {
  const lines = [{ ...NEW_LINE, label: 'Room', quantity: '0', price: 'much' }];
  expect(
    found({
      ...NEW_QUOTE,
      hospital: { id: 'h', name: 'H' },
      valid_until: '2026-12-24',
      days_in_india: 'ten',
      deposit: '1.999',
      lines,
    }),
  ).toEqual(['days_in_india', 'deposit', 'lines.0.quantity', 'lines.0.price']);
});
