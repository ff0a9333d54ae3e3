import { quoteTotal } from '@ayana/contracts/journey';
import { formOf, movedLines, NEW_QUOTE, newLine, previewOf, quoteProblems } from './quote-values';

const line = (label: string, quantity: string, price: string, included = true) =>
  newLine([], { label, quantity, price, included });

test('an empty quote says what is missing, field by field', () => {
  const found = Object.entries(quoteProblems(NEW_QUOTE)).filter(([, problem]) => problem !== undefined);
  expect(found.map(([field]) => field)).toEqual(['valid_until', 'lines.0.label', 'lines.0.price']);
});

test('the preview and what is sent have the same numbers; a line without anything is not shown', () => {
  const values = {
    ...NEW_QUOTE,
    lines: [line('Surgeon', '1', '2,500'), line('Room', '6', '140.50'), line('', '1', '')],
  };
  expect(quoteTotal(previewOf(values, []).lines)).toBe(250_000 + 6 * 14_050);
  expect(previewOf(values, []).lines).toHaveLength(2);
  expect(formOf(values).lines.map(({ unit_price }) => unit_price)).toEqual([250_000, 14_050, 0]);
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
