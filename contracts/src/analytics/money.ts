import type { Integer, Moment } from '../shapes/index.ts';

/** What money is grouped by. */
export const MONEY_GROUPS = ['country', 'hospital'] as const;
export type MoneyGroup = (typeof MONEY_GROUPS)[number];

/** Amounts in the smallest unit of their currency, each in the month in which it was sent or accepted. */
export interface MoneySums {
  /** Quotes that were sent; a version that was replaced is left out. */
  quotes: Integer;
  quoted: Integer;
  /** Quotes that were accepted. */
  accepted_quotes: Integer;
  accepted: Integer;
  /** Stays with a bill: the final one, before there is one the last interim bill. */
  bills: Integer;
  billed: Integer;
}

export interface MoneyMonth {
  /** @example "2026-11" */
  month: string;
  figures: MoneySums;
}

export interface MoneyOfGroup {
  /** Null: not said. */
  id: string | null;
  name: string | null;
  figures: MoneySums;
  before: MoneySums;
}

/** Amounts of different currencies are never added up. */
export interface MoneyOfCurrency {
  /** @example "USD" */
  currency: string;
  figures: MoneySums;
  before: MoneySums;
  months: MoneyMonth[];
  groups: MoneyOfGroup[];
}

export interface MoneyView {
  /** @example "2025-12" */
  from: string;
  to: string;
  before_from: string;
  before_to: string;
  by: MoneyGroup | null;
  /** Read from the quotes and bills themselves. */
  counted_at: Moment;
  currencies: MoneyOfCurrency[];
}
