import type { LastEdit, LastEditor } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';
import { type QuoteLine, quoteWithExtras } from './quotes.ts';

/** What a patient pays for an accepted quote before the bill: the deposit, and the room. */
export const PAYMENT_KINDS = ['deposit', 'room_fee'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export const PAYMENT_KIND_NAMES: Readonly<Record<PaymentKind, string>> = defineMessages(
  'contracts/journey/payment-kind-names',
  { deposit: 'Deposit', room_fee: 'Room fee' },
);

export const PAYMENT_STATES = ['due', 'received', 'waived'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What the staff say of a payment. `reopen` takes either of the others back. */
export const PAYMENT_STEPS = {
  receive: ['due'],
  waive: ['due'],
  reopen: ['received', 'waived'],
} as const satisfies Record<string, readonly PaymentState[]>;
export type PaymentStep = keyof typeof PAYMENT_STEPS;

/** The highest amount, in US cents. */
export const PAYMENT_MAX = 50_000_000;
/** Longest way to pay, and reason why it is not needed. */
export const PAYMENT_WORDS_MAX = 500;
/** Days after the acceptance on which a deposit is due, until the staff name another day. */
export const DEPOSIT_DAYS = 7;
/** The task that asks a patient for the deposit. */
export const DEPOSIT_TASK = 'payment.deposit';

/** The task of the case manager once the patient says that a payment was made, or where a quote names no deposit. */
export const DEPOSIT_CHECK_TASK = 'travel.deposit';

/** How each is paid, until the staff write it. */
export const PAYMENT_USUAL_WAYS: Readonly<Record<PaymentKind, string>> = defineMessages(
  'contracts/journey/payment-usual-ways',
  {
    deposit: 'By bank transfer to the hospital. Your case manager sends you its account; pay to no other.',
    room_fee: 'At the cash desk of the hospital, on the day of your admission.',
  },
);

/** An amount that is due to a hospital, as its GET returns it. The site takes no money: the staff say when it was received. */
export interface CasePayment extends LastEdit {
  id: Id;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  /** The accepted quote that names it; null for one that the staff entered. */
  quote_id: Id | null;
  /** The name of the hospital of the accepted quote. */
  hospital: string | null;
  kind: PaymentKind;
  /** US cents. */
  amount: Integer;
  currency: 'USD';
  /** Null where no day is agreed: a room is paid with the admission. */
  due_on: CalendarDay | null;
  /** How to pay, in the words of the staff; null for the usual way. */
  how: string | null;
  status: PaymentState;
  /** When the patient said that they have paid. */
  reported_at: Moment | null;
  received_at: Moment | null;
  received_by: LastEditor | null;
  waived_at: Moment | null;
  waived_by: LastEditor | null;
  /** The patient reads it. */
  waived_reason: string | null;
  /** The ETag. */
  version: Integer;
  created_at: Moment;
}

export interface CasePayments {
  /** Deposits first, then by the day they are due. */
  items: CasePayment[];
}

/** What an accepted quote asks for before the bill, in US cents. */
export function paymentsOfQuote({
  deposit,
  lines,
}: {
  deposit: number | null;
  lines: readonly Pick<QuoteLine, 'category' | 'quantity' | 'unit_price' | 'included'>[];
}): { kind: PaymentKind; amount: number }[] {
  const room = quoteWithExtras(lines.filter(({ category }) => category === 'room'));
  return [
    ...(deposit === null || deposit === 0 ? [] : [{ kind: 'deposit', amount: deposit } as const]),
    ...(room === 0 ? [] : [{ kind: 'room_fee', amount: room } as const]),
  ];
}
