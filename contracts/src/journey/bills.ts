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
export const BILL_STATE_NAMES: Record<BillState, string> = defineMessages('contracts/journey/bill-state-names', {
  draft: 'Draft',
  sent: 'Sent',
  replaced: 'Replaced',
});

/** Most lines of a bill: those of the quote and as many that came to them. */
export const BILL_LINES_MAX = 80;
/** Longest explanation of a difference, and reason of a correction. */
export const BILL_WORDS_MAX = 500;
export const BILL_NOTE_MAX = 1000;

export interface BillLine {
  id: string;
  category: QuoteCategory;
  label: string;
  /** 0 where a line of the quote was not needed. */
  quantity: number;
  /** US cents, as the amount. */
  unit_price: number;
  amount: number;
  /** Null for what the quote does not name. */
  quote_line_id: string | null;
  /** Why it differs from the quote. */
  explanation: string | null;
}

/** A bill of the hospital whose quote the patient accepted, as its GET returns it. Amounts are US cents. */
export interface Bill {
  id: string;
  journey_id: string;
  case_number: string;
  hospital: { id: string; name: string; city: string | null };
  kind: BillKind;
  /** A correction has the next. */
  version: number;
  status: BillState;
  currency: 'USD';
  note: string | null;
  lines: readonly BillLine[];
  /** Of all lines. */
  total: number;
  /** What it is compared with. */
  quote: { id: string; version: number; lines: readonly QuoteLine[]; total: number };
  /** The bill that this one corrects. */
  supersedes: string | null;
  /** Why it corrects that one. */
  reason: string | null;
  sent_at: string | null;
  /** Of the row: its ETag. */
  revision: number;
  created_at: string;
  updated_at: string;
  updated_by?: LastEditor | null;
}
