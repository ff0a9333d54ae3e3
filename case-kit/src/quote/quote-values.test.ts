import { quoteTotal } from '@ayana/contracts/journey';
import { formOf, movedLines, newLine, NO_TERMS, quoteProblems, type TypedTerms, valuesOf } from './quote-values';

const found = (values: TypedTerms): string[] =>
  Object.entries(quoteProblems(values)).flatMap(([field, problem]) => (problem === undefined ? [] : [field]));
const line = (label: string, quantity: string, price: string, included = true) =>
  newLine([], { label, quantity, price, included });

const quoted = (price: string): number =>
  formOf({ ...NO_TERMS, lines: [line('Drain', '1', price)] }).lines[0]?.unit_price ?? 0;

test.each([
  ['12,50', 1250],
  ['1,250', 125_000],
  ['1,25,000', 12_500_000],
  ['১,২৫০', 125_000],
])('a price typed as “%s” is %s cents', (price, cents) => expect(quoted(price)).toBe(cents));

test('a price with two readings names both', () => {
  const values = { ...NO_TERMS, valid_until: '2026-12-24', lines: [line('Drain', '1', '1.250')] };
  expect(quoteProblems(values)['lines.0.price']).toBe(
    '“1.250” can be read as 1250 or as 1.25. Please choose which you mean.',
  );
});

test('a deposit is at most the whole price', () => {
  const values = { ...NO_TERMS, valid_until: '2026-12-24', lines: [line('Drain', '2', '500')] };
  expect(found({ ...values, deposit: '1000' })).toEqual([]);
  expect(found({ ...values, deposit: '1000.01' })).toEqual(['deposit']);
});

test('an empty quote names what is missing', () => {
  expect(found(NO_TERMS)).toEqual(['valid_until', 'lines.0.label', 'lines.0.price']);
});

test('what is in the price makes the total; a quantity counts', () => {
  const lines = [line('Surgeon', '1', '2,000'), line('Room', '4', '150.25'), line('Tax', '1', '300', false)];
  const values = { ...NO_TERMS, valid_until: '2026-12-24', lines };
  expect(found(values)).toEqual([]);
  const form = formOf(values);
  expect(quoteTotal(form.lines)).toBe(260_100);
  expect(form).toMatchObject({
    valid_until: '2026-12-24',
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
  const values = { ...NO_TERMS, valid_until: '2026-12-24', days_in_india: 'ten', deposit: '1.999' };
  expect(found({ ...values, lines: [line('Room', '0', 'much')] })).toEqual([
    'days_in_india',
    'deposit',
    'lines.0.quantity',
    'lines.0.price',
  ]);
});

test('what was sent is typed again as it was', () => {
  const typed = {
    valid_until: '2026-12-24',
    room_class: 'single',
    days_in_hospital: '5',
    days_in_india: '14',
    deposit: '1500.50',
    refund_terms: 'All of it until a week before.',
    exclusions: '',
    not_given: ['exclusions'],
    lines: [line('Surgeon', '1', '2000')],
  } as const;
  const values: TypedTerms = { ...typed, lines: [...typed.lines] };
  expect(valuesOf(formOf(values), '2026-12-24')).toEqual(values);
});

test('a line moves to its neighbour’s place, and not beyond an end', () => {
  const lines = [line('a', '1', '1'), line('b', '1', '1'), line('c', '1', '1')];
  const labels = (from: number, to: number): string =>
    movedLines(lines, from, to)
      .map(({ label }) => label)
      .join('');
  expect([labels(0, 1), labels(2, 1), labels(0, -1), labels(2, 3)]).toEqual(['bac', 'acb', 'abc', 'abc']);
});

test('a new line has a key of its own', () => {
  expect(newLine([newLine([]), newLine([newLine([])])]).key).toBe(3);
});
