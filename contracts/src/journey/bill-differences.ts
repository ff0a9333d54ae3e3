import type { QuoteLine } from './quotes.ts';

/** How a line of a bill stands to the quote. `not_used`: named in the quote without being in its price, and not needed either. */
export type BillDifferenceKind = 'same' | 'changed' | 'added' | 'left_out' | 'not_used';

export type PricedLine = Pick<QuoteLine, 'quantity' | 'unit_price'>;
type QuotedLine = PricedLine & Pick<QuoteLine, 'id' | 'included'>;
export type BilledLine = PricedLine & { quote_line_id: string | null };

/** A line of the bill beside that of the quote, or a line of the quote that the bill does not have. Amounts are US cents. */
export interface BillDifference<Quoted, Billed> {
  kind: BillDifferenceKind;
  quoted: Quoted | null;
  billed: Billed | null;
  /** What of it is in the price of the quote. */
  quoted_amount: number;
  billed_amount: number;
  /** Billed less quoted. */
  difference: number;
}

export const lineAmount = ({ quantity, unit_price }: PricedLine): number => quantity * unit_price;

/** Of all its lines, in US cents. */
export const billTotal = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + lineAmount(line), 0);

/** The hospital says why. */
export const needsExplanation = (kind: BillDifferenceKind): boolean =>
  kind === 'changed' || kind === 'added' || kind === 'left_out';

/**
 * A bill beside its quote: the lines of the bill in their order, then those of the quote that it does not name. The differences add up to
 * that of the totals.
 */
export function billDifferences<Quoted extends QuotedLine, Billed extends BilledLine>(
  quoteLines: readonly Quoted[],
  billLines: readonly Billed[],
): BillDifference<Quoted, Billed>[] {
  const left = new Map(quoteLines.map((line) => [line.id, line]));
  const rows = billLines.map((billed) => {
    const quoted = left.get(billed.quote_line_id ?? '') ?? null;
    // A line of the quote counts once.
    if (quoted !== null) left.delete(quoted.id);
    return besideQuote(quoted, billed);
  });
  return [...rows, ...[...left.values()].map((quoted) => besideQuote<Quoted, Billed>(quoted, null))];
}

function besideQuote<Quoted extends QuotedLine, Billed extends BilledLine>(
  quoted: Quoted | null,
  billed: Billed | null,
): BillDifference<Quoted, Billed> {
  const quoted_amount = quoted?.included === true ? lineAmount(quoted) : 0;
  const billed_amount = billed === null ? 0 : lineAmount(billed);
  return {
    kind: kindOf(quoted, billed),
    quoted,
    billed,
    quoted_amount,
    billed_amount,
    difference: billed_amount - quoted_amount,
  };
}

function kindOf(quoted: QuotedLine | null, billed: BilledLine | null): BillDifferenceKind {
  const isBilled = billed !== null && billed.quantity > 0;
  if (quoted === null) return 'added';
  if (!quoted.included) return isBilled ? 'added' : 'not_used';
  if (!isBilled) return 'left_out';
  return quoted.quantity === billed.quantity && quoted.unit_price === billed.unit_price ? 'same' : 'changed';
}
