import { lineProblems, type LineValues } from '@ayana/case-kit/quote';
import { type Bill, type BillDifference, billDifferences, type QuoteLine } from '@ayana/contracts/journey';
import { centsOf, dollarsOf, wholeOf } from '@ayana/contracts/numbers';
import { editorIn, type Reading } from '@ayana/portal-kit/screens';
import { moneyText } from '@ayana/shared-ui/money';
import type { BillForm } from './bill.api';

/** A line as it is typed. */
export interface BillLineValues extends Omit<LineValues, 'included'> {
  quote_line_id: string | null;
  explanation: string;
}

/** A bill as it is typed. */
export interface BillValues {
  note: string;
  reason: string;
  lines: BillLineValues[];
}

export const billValuesOf = ({ note, reason, lines }: Bill): BillValues => ({
  note: note ?? '',
  reason: reason ?? '',
  lines: lines.map(({ category, label, quantity, unit_price, quote_line_id, explanation }, at) => ({
    key: at + 1,
    category,
    label,
    quantity: String(quantity),
    price: dollarsOf(unit_price),
    quote_line_id,
    explanation: explanation ?? '',
  })),
});

/** Names what is typed into a bill. */
export const billFormName = (id: string): string => `partner-bill-${id}`;

export const readingOf = (bill: Bill): Reading<BillValues> => ({
  version: bill.revision,
  fields: billValuesOf(bill),
  by: editorIn(bill),
});

/** What a field says, as text. */
export function billText(name: keyof BillValues, values: BillValues): string {
  if (name !== 'lines') return values[name];
  return values.lines
    .map((line) => {
      const { quantity, unit_price } = pricesOf(line);
      const cost = `${line.label}: ${quantity} × ${moneyText(unit_price / 100)}`;
      return line.explanation === '' ? cost : `${cost}, ${line.explanation}`;
    })
    .join('\n');
}

/** A line below others that the quote does not have. */
export const addedLine = (lines: readonly BillLineValues[]): BillLineValues => ({
  key: Math.max(0, ...lines.map(({ key }) => key)) + 1,
  category: 'other',
  label: '',
  quantity: '1',
  price: '',
  quote_line_id: null,
  explanation: '',
});

/** What is wrong with a bill, by the names of its fields. A line of the quote may not have been needed. */
export const billProblems = ({ lines }: BillValues): Record<string, string | undefined> =>
  Object.fromEntries(lines.flatMap((line, at) => lineProblems(line, at, line.quote_line_id === null ? 1 : 0)));

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const pricesOf = ({ quantity, price }: BillLineValues) => ({
  quantity: wholeOf(quantity) ?? 0,
  unit_price: centsOf(price) ?? 0,
});

export const billFormOf = ({ note, reason, lines }: BillValues): BillForm => ({
  note: textOf(note),
  reason: textOf(reason),
  lines: lines.map((line) => ({
    category: line.category,
    label: line.label.trim(),
    ...pricesOf(line),
    quote_line_id: line.quote_line_id,
    explanation: textOf(line.explanation),
  })),
});

/** Each typed line beside the quote, at its place in the form. */
export const typedDifferences = (
  { quote }: Bill,
  { lines }: BillValues,
): BillDifference<QuoteLine, { quantity: number; unit_price: number; quote_line_id: string | null }>[] =>
  billDifferences(
    quote.lines,
    lines.map((line) => Object.assign(pricesOf(line), { quote_line_id: line.quote_line_id })),
  );
