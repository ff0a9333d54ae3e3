import { type BilledLine, billDifferences, billTotal, needsExplanation, type PricedLine } from './bill-differences.ts';
import type { Bill, BillLine } from './bills.ts';
import type { QuoteLine } from './quotes.ts';

/** A line of a bill before it is stored. */
export type BillLineForm = Pick<BillLine, 'category' | 'label' | 'quantity' | 'unit_price'> & { quote_line_id: string };

/** A line of the quote as a bill begins with it; what is not in the price is not needed until the hospital says so. */
export const billLineOf = ({ id, category, label, quantity, unit_price, included }: QuoteLine): BillLineForm => ({
  category,
  label,
  quantity: included ? quantity : 0,
  unit_price,
  quote_line_id: id,
});

type NamingLine = { quote_line_id?: string | null | undefined; quantity: number };

/** The lines of the quote that no line of the bill names, as ones that were not needed. */
export const linesNotNeeded = (quoted: readonly QuoteLine[], lines: readonly NamingLine[]): BillLineForm[] =>
  quoted
    .filter(({ id }) => !lines.some(({ quote_line_id }) => quote_line_id === id))
    .map((line) => Object.assign(billLineOf(line), { quantity: 0 }));

/** `no_quantity`: what the quote does not name is on the bill because there was some of it. */
export type BillLineFault = 'no_quantity' | 'unknown_line' | 'line_twice';

/** What is wrong with the lines of a bill, by their place. */
export function billLineFaults(
  quoted: readonly Pick<QuoteLine, 'id'>[],
  lines: readonly NamingLine[],
): { at: number; fault: BillLineFault }[] {
  const known = new Set(quoted.map(({ id }) => id));
  const seen = new Set<string>();
  return lines.flatMap(({ quote_line_id, quantity }, at): { at: number; fault: BillLineFault }[] => {
    if (quote_line_id == null) return quantity === 0 ? [{ at, fault: 'no_quantity' }] : [];
    if (!known.has(quote_line_id)) return [{ at, fault: 'unknown_line' }];
    if (seen.has(quote_line_id)) return [{ at, fault: 'line_twice' }];
    seen.add(quote_line_id);
    return [];
  });
}

type SentLine = PricedLine & BilledLine & { explanation: string | null };

/** What is missing before a bill may be sent: the places of lines without their explanation, a price, why it corrects another. */
export interface BillGaps {
  unexplained: number[];
  no_price: boolean;
  no_reason: boolean;
}

export function billGaps({
  quote,
  lines,
  supersedes,
  reason,
}: Pick<Bill, 'supersedes' | 'reason'> & {
  quote: Pick<Bill['quote'], 'lines'>;
  lines: readonly SentLine[];
}): BillGaps {
  const isMissing = (text: string | null): boolean => text === null || text.trim() === '';
  return {
    unexplained: billDifferences(quote.lines, lines).flatMap(({ kind, billed }, at) =>
      needsExplanation(kind) && isMissing(billed?.explanation ?? null) ? [at] : [],
    ),
    no_price: billTotal(lines) === 0,
    no_reason: supersedes !== null && isMissing(reason),
  };
}

/** Why no bill of a kind is begun: a final one is there, or what it corrects is not a sent one of its kind. */
export function billRefusal(
  kind: Bill['kind'],
  bills: readonly Pick<Bill, 'kind' | 'status'>[],
  corrected: Pick<Bill, 'kind' | 'status'> | undefined,
): 'not_correctable' | 'final_sent' | null {
  if (corrected !== undefined) return corrected.status === 'sent' && corrected.kind === kind ? null : 'not_correctable';
  return bills.some((bill) => bill.kind === 'final' && bill.status === 'sent') ? 'final_sent' : null;
}
