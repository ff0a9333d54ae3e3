import fc from 'fast-check';
import { billDifferences, billTotal, needsExplanation, quoteTotal } from './index.ts';

const priced = { quantity: fc.nat(999), unit_price: fc.nat(50_000_000) };
const quotes = fc
  .array(fc.record({ ...priced, included: fc.boolean() }), { maxLength: 40 })
  .map((lines) => lines.map((line, at) => Object.assign(line, { id: `q${at}` })));
/** Lines that name a line of the quote, one twice, one that is not there, or none. */
const bills = fc.array(fc.record({ ...priced, quote_line_id: fc.option(fc.nat(45).map((at) => `q${at}`)) }), {
  maxLength: 80,
});
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test('the differences of the lines add up to that of the totals, to the cent', () => {
  fc.assert(
    fc.property(quotes, bills, (quote, bill) => {
      const rows = billDifferences(quote, bill);
      expect(sum(rows.map(({ billed_amount }) => billed_amount))).toBe(billTotal(bill));
      expect(sum(rows.map(({ quoted_amount }) => quoted_amount))).toBe(quoteTotal(quote));
      expect(sum(rows.map(({ difference }) => difference))).toBe(billTotal(bill) - quoteTotal(quote));
    }),
  );
});

test('each line of both is there once, and what needs no explanation changes nothing', () => {
  fc.assert(
    fc.property(quotes, bills, (quote, bill) => {
      const rows = billDifferences(quote, bill);
      expect(rows.flatMap(({ billed }) => billed ?? [])).toEqual(bill);
      expect(rows.flatMap(({ quoted }) => quoted?.id ?? []).toSorted()).toEqual(quote.map(({ id }) => id).toSorted());
      for (const { kind, difference } of rows) if (!needsExplanation(kind)) expect(difference).toBe(0);
    }),
  );
});

const quoted = (id: string, quantity: number, unit_price: number, included = true) => ({
  id,
  quantity,
  unit_price,
  included,
});
const billed = (quote_line_id: string | null, quantity: number, unit_price: number) => ({
  quote_line_id,
  quantity,
  unit_price,
});

test.each([
  ['same', quoted('q', 2, 500), billed('q', 2, 500), 0],
  ['changed', quoted('q', 2, 500), billed('q', 3, 500), 500],
  // Also where the amount is the same.
  ['changed', quoted('q', 2, 500), billed('q', 1, 1000), 0],
  ['left_out', quoted('q', 2, 500), billed('q', 0, 500), -1000],
  ['not_used', quoted('q', 1, 900, false), billed('q', 0, 900), 0],
  ['added', quoted('q', 1, 900, false), billed('q', 1, 900), 900],
] as const)('%s', (kind, quote, bill, difference) => {
  expect(billDifferences([quote], [bill])).toMatchObject([{ kind, difference, quoted: quote, billed: bill }]);
});

test('a line that the quote does not have is added, one that the bill does not have is left out', () => {
  expect(billDifferences([quoted('q', 1, 500)], [billed(null, 1, 200)])).toMatchObject([
    { kind: 'added', difference: 200, quoted: null },
    { kind: 'left_out', difference: -500, billed: null },
  ]);
});
