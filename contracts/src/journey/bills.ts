import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { LastEditor } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { QuoteCategory } from './case-parts.ts';
import type { QuoteLine } from './quotes.ts';

export const BILL_KINDS = ['interim', 'final'] as const;
export type BillKind = (typeof BILL_KINDS)[number];
export const BILL_KIND_NAMES: Record<BillKind, string> = defineMessages('contracts/journey/bill-kind-names', {
  interim: 'Interim bill',
  final: 'Final bill',
});

/** A sent bill is never changed: a correction takes its place. */
export const BILL_STATES = ['draft', 'sent', 'replaced'] as const;
export type BillState = (typeof BILL_STATES)[number];

/** Most lines of a bill: those of the quote and as many that came to them. */
export const BILL_LINES_MAX = 80;
/** Longest explanation of a difference, and reason of a correction. */
export const BILL_WORDS_MAX = 500;
export const BILL_NOTE_MAX = 1000;

export interface BillLine {
  id: Id;
  category: QuoteCategory;
  label: string;
  // 0 where a line of the quote was not needed.
  quantity: Integer;
  /** US cents. */
  unit_price: Integer;
  /**
   * US cents.
   * @format int64
   */
  amount: Integer;
  // Null for what the quote does not name.
  quote_line_id: Id | null;
  /** Why it differs from the quote. */
  explanation: string | null;
}

export interface BilledQuote {
  id: Id;
  version: Integer;
  lines: QuoteLine[];
  /**
   * US cents.
   * @format int64
   */
  total: Integer;
}

export interface QuoteHospital {
  id: Id;
  name: string;
  city: string | null;
}

/** A bill of the hospital whose quote the patient accepted, as its GET returns it. Amounts are US cents. */
export interface Bill {
  id: Id;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  hospital: QuoteHospital;
  kind: BillKind;
  /** Of the bill: a correction has the next. */
  version: Integer;
  status: BillState;
  currency: 'USD';
  note: string | null;
  lines: readonly BillLine[];
  /**
   * Of all lines, in US cents.
   * @format int64
   */
  total: Integer;
  /**
   * What the hospital has received for it already, the deposit and the room fee, in US cents.
   * @format int64
   */
  paid: Integer;
  /**
   * Of the received payments, the deposit, in US cents.
   * @format int64
   */
  deposit_paid: Integer;
  /**
   * What is left to pay, in US cents; below 0 where the hospital returns money.
   * @format int64
   */
  amount_due: Integer;
  /** What it is compared with. */
  quote: BilledQuote;
  /** The bill that it corrects. */
  supersedes: Id | null;
  /** Why it corrects that bill. */
  reason: string | null;
  sent_at: Moment | null;
  /** The ETag. */
  revision: Integer;
  created_at: Moment;
  updated_at: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
}

export interface Bills {
  /** The newest first. */
  items: Bill[];
}
