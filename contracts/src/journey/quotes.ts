import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { LastEdit } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import { type QuoteTerm } from './quote-terms.ts';
import { QUOTE_CATEGORIES, type QuoteCategory, type QuoteState } from './case-parts.ts';

export const QUOTE_CATEGORY_NAMES: Record<QuoteCategory, string> = defineMessages(
  'contracts/journey/quote-category-names',
  {
    surgeon: 'Surgeon’s fee',
    theatre: 'Operating theatre',
    implant: 'Implant',
    room: 'Room and nursing',
    diagnostics: 'Tests and imaging',
    medicine: 'Medicines',
    physiotherapy: 'Physiotherapy',
    food_and_stay_of_attendant: 'Food and stay of your attendant',
    other: 'Other',
    tax: 'Tax',
  },
);

export const QUOTE_STATE_NAMES: Record<QuoteState, string> = defineMessages('contracts/journey/quote-state-names', {
  draft: 'Draft',
  sent: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  superseded: 'Replaced',
  withdrawn: 'Withdrawn',
});

export const ROOM_CLASSES = ['general_ward', 'twin_sharing', 'single', 'deluxe', 'suite'] as const;
export type RoomClass = (typeof ROOM_CLASSES)[number];
export const ROOM_CLASS_NAMES: Record<RoomClass, string> = defineMessages('contracts/journey/room-class-names', {
  general_ward: 'General ward',
  twin_sharing: 'Room for two',
  single: 'Single room',
  deluxe: 'Deluxe room',
  suite: 'Suite',
});

/** Most lines of a quote. */
export const QUOTE_LINES_MAX = 40;
export const QUOTE_QUANTITY_MAX = 999;
/** The highest price of one unit, in US cents. */
export const UNIT_PRICE_MAX = 50_000_000;
export const QUOTE_DAYS_MAX = 365;
/** Longest refund terms and exclusions. */
export const QUOTE_TERMS_MAX = 1000;
/** Longest question, answer, and reason to decline or to withdraw: with the names of hospital and line they are a message. */
export const QUOTE_WORDS_MAX = 700;

export interface QuoteLine {
  id: Id;
  category: QuoteCategory;
  label: string;
  quantity: Integer;
  /** US cents. */
  unit_price: Integer;
  /** False: named, but not in the price. */
  included: boolean;
}

/** What a patient asked about a quote, for the patient, its hospital and the case workers. It stays with the next version. */
export interface QuoteQuestion {
  id: Id;
  /** The line of this version; null: about the quote as a whole, or about a line that this version no longer has. */
  line_id: Id | null;
  /** Of the line as it was when it was asked about. */
  line_label: string | null;
  /** Of the offer when it was asked. */
  version: Integer;
  text: string;
  asked_at: Moment;
  // Null until it is answered, as the next two.
  answer: string | null;
  /** The name of the case manager, or of the hospital. */
  answered_by: string | null;
  answered_at: Moment | null;
  /** Whether the reader may answer it now. */
  may_answer: boolean;
}

export type QuoteQuestionView = QuoteQuestion;

type PricedLine = Pick<QuoteLine, 'quantity' | 'unit_price' | 'included'>;

/** An offer of a hospital, as its GET returns it. Amounts are US cents. */
export interface Quote extends LastEdit {
  id: string;
  journey_id: string;
  case_number: string;
  assignment_id: string | null;
  hospital: { id: string; name: string; city: string | null };
  /** The named surgeon. */
  surgeon: { id: string; name: string; title: string } | null;
  /** Of the hospital's offer: a correction has the next. */
  version: number;
  status: QuoteState;
  currency: 'USD';
  /** The last day on which it can be accepted. */
  valid_until: string;
  room_class: RoomClass | null;
  days_in_hospital: number | null;
  days_in_india: number | null;
  deposit: number | null;
  refund_terms: string | null;
  exclusions: string | null;
  /** What of surgeon, room, refund terms and exclusions the hospital does not give, on purpose. */
  not_given: readonly QuoteTerm[];
  lines: readonly QuoteLine[];
  /** The oldest first, also those about earlier versions. */
  questions: readonly QuoteQuestion[];
  /** Of the lines in the price. */
  total: number;
  sent_at: string | null;
  decided_at: string | null;
  /** Why it was declined or withdrawn, where someone said it. */
  decision_reason: string | null;
  /** Of the row: its ETag. */
  revision: number;
  created_at: string;
}

/** What the lines in the price cost, in US cents. */
export const quoteTotal = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { included, quantity, unit_price }) => (included ? sum + quantity * unit_price : sum), 0);

/** What the patient pays when everything is needed that is named with a price but not in it, in US cents. */
export const quoteWithExtras = (lines: readonly PricedLine[]): number =>
  quoteTotal(lines.map((line) => ({ ...line, included: true })));

/** What one quote says about a category. */
export interface QuoteShare<Line> {
  /** `extra`: only lines that are not in the price. */
  state: 'included' | 'extra' | 'not_mentioned';
  /** Of the lines in the price; of the others where none is, in US cents. */
  amount: number;
  lines: readonly Line[];
}

/** A category, with what each quote says about it, in their order. */
export interface QuoteComparison<Line> {
  category: QuoteCategory;
  shares: readonly QuoteShare<Line>[];
}

/** Quotes side by side: every category that one of them names. */
export function compareQuotes<Line extends PricedLine & { category: QuoteCategory }>(
  quotes: readonly { lines: readonly Line[] }[],
): QuoteComparison<Line>[] {
  return QUOTE_CATEGORIES.flatMap((category) => {
    const shares = quotes.map(({ lines }) => shareOf(lines.filter((line) => line.category === category)));
    return shares.every(({ state }) => state === 'not_mentioned') ? [] : [{ category, shares }];
  });
}

function shareOf<Line extends PricedLine>(lines: readonly Line[]): QuoteShare<Line> {
  if (lines.length === 0) return { state: 'not_mentioned', amount: 0, lines };
  if (lines.some(({ included }) => included)) return { state: 'included', amount: quoteTotal(lines), lines };
  return { state: 'extra', amount: quoteTotal(lines.map((line) => ({ ...line, included: true }))), lines };
}

export interface Quotes {
  /** The newest first. */
  items: Quote[];
}
