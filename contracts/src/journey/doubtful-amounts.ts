import { defineMessages } from '../language/index.ts';
import { billTotal } from './bill-differences.ts';

const MESSAGES = defineMessages('contracts/journey/doubtful-amounts', {
  list: (label: string, typed: string, usual: string): string =>
    `${label}: ${typed}, and the price list says ${usual}.`,
  line: (label: string, typed: string, usual: string): string => `${label}: ${typed}, and the quote says ${usual}.`,
  bill: (typed: string, usual: string): string => `The whole bill is ${typed}, and the quote is ${usual}.`,
  before: (label: string, typed: string, usual: string): string => `${label}: ${typed}, and it was ${usual} before.`,
});

/** An amount that is most likely a slip of the finger, so that it is asked about before it is kept. Amounts are US cents. */
export interface Doubt {
  is: keyof typeof MESSAGES;
  /** What the request calls it: `lines.2.unit_price`. */
  field: string;
  /** Empty for a whole bill. */
  label: string;
  typed: number;
  usual: number;
}

/** A missing or a lost decimal sign. */
const HUNDREDFOLD = 100;
/** An extra digit. */
const TENFOLD = 10;
const TWICE = 2;

/** Whether a price is a hundred times another, or a hundredth of it. */
export const isHundredfold = (typed: number, usual: number): boolean =>
  typed > 0 && usual > 0 && (typed >= usual * HUNDREDFOLD || typed * HUNDREDFOLD <= usual);

/** Whether a price of a line is above ten times the one of the list, or a hundredth of it. */
const isFarFrom = (typed: number, usual: number): boolean =>
  usual > 0 && (typed > usual * TENFOLD || isHundredfold(typed, usual));

interface Priced {
  label: string;
  unit_price: number;
}

const named = (label: string): string => label.trim().toLowerCase();

/** Lines whose price is far from that of the price list under the same name. */
export function quoteDoubts(lines: readonly Priced[], list: readonly Priced[]): Doubt[] {
  return lines.flatMap(({ label, unit_price: typed }, at): Doubt[] => {
    const prices = list.filter((each) => named(each.label) === named(label)).map((each) => each.unit_price);
    const [usual] = prices;
    return usual !== undefined && prices.every((price) => isFarFrom(typed, price))
      ? [{ is: 'list', field: `lines.${at}.unit_price`, label: label.trim(), typed, usual }]
      : [];
  });
}

/** Lines above ten times what the quote says of them, and a bill above twice its quote. */
export function billDoubts(
  lines: readonly (Priced & { quantity: number; quote_line_id?: string | null })[],
  quote: { total: number; lines: readonly { id: string; quantity: number; unit_price: number }[] },
): Doubt[] {
  const doubts = lines.flatMap((line, at): Doubt[] => {
    const quoted = quote.lines.find(({ id }) => id === line.quote_line_id);
    if (quoted === undefined || line.quantity === 0) return [];
    const [typed, usual] = [line.quantity * line.unit_price, quoted.quantity * quoted.unit_price];
    const isDoubtful = line.unit_price > quoted.unit_price * TENFOLD || typed > usual * TENFOLD;
    return isDoubtful && usual > 0
      ? [{ is: 'line', field: `lines.${at}.unit_price`, label: line.label.trim(), typed, usual }]
      : [];
  });
  const total = billTotal(lines);
  return quote.total > 0 && total > quote.total * TWICE
    ? [...doubts, { is: 'bill', field: 'lines', label: '', typed: total, usual: quote.total }]
    : doubts;
}

/** A price or an amount of money that is changed, with what it was. */
export interface ChangedPrice {
  field: string;
  label: string;
  typed: number | null | undefined;
  usual: number | null | undefined;
}

/** Changed prices that differ a hundredfold from what they were. */
export const priceDoubts = (prices: readonly ChangedPrice[]): Doubt[] =>
  prices.flatMap(({ field, label, typed, usual }): Doubt[] =>
    typed != null && usual != null && isHundredfold(typed, usual) ? [{ is: 'before', field, label, typed, usual }] : [],
  );

/** Doubts that are not about what is kept already: that was confirmed then. */
export const newDoubts = (doubts: readonly Doubt[], kept: readonly Doubt[]): Doubt[] =>
  doubts.filter(
    ({ is, label, typed, usual }) =>
      !kept.some((each) => each.is === is && each.label === label && each.typed === typed && each.usual === usual),
  );

/** A doubt in words. @param money an amount of cents in the reader's language */
export function doubtText({ is, label, typed, usual }: Doubt, money: (cents: number) => string): string {
  return is === 'bill' ? MESSAGES.bill(money(typed), money(usual)) : MESSAGES[is](label, money(typed), money(usual));
}
