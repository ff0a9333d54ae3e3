import { compareQuotes, type Quote, type QuoteComparison, type QuoteLine } from '@ayana/contracts/journey';
import { INDIA_ZONE, instantAt } from '@ayana/contracts/places';

/** Facts of a quote that are compared, beside its price. */
export const COMPARED_FACTS = ['room_class', 'days_in_hospital', 'days_in_india'] as const;
export type ComparedFact = (typeof COMPARED_FACTS)[number];

export interface Comparison {
  categories: readonly (QuoteComparison<QuoteLine> & {
    /** One includes it, another leaves it out or does not mention it. */
    differs: boolean;
  })[];
  /** Facts in which the quotes are not the same. */
  facts: ReadonlySet<ComparedFact>;
}

/** What the quotes on the page have and in what they differ. Amounts always do: only what one has and another lacks counts. */
export function comparisonOf(quotes: readonly Quote[]): Comparison {
  const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1;
  return {
    categories: compareQuotes(quotes).map((row) =>
      Object.assign(row, { differs: differ(row.shares.map(({ state }) => state)) }),
    ),
    facts: new Set(COMPARED_FACTS.filter((fact) => differ(quotes.map((quote) => quote[fact])))),
  };
}

export interface QuoteGroups {
  /** The chosen one; at most one. */
  accepted: Quote | undefined;
  /** To choose from, the lowest total first. */
  open: readonly Quote[];
  /** Declined, expired and withdrawn ones, the newest first. */
  closed: readonly Quote[];
}

/** Quotes by what can be done with them. */
export function groupsOf(quotes: readonly Quote[]): QuoteGroups {
  return {
    accepted: quotes.find(({ status }) => status === 'accepted'),
    open: quotes.filter(({ status }) => status === 'sent').toSorted((one, other) => one.total - other.total),
    closed: quotes.filter(({ status }) => status !== 'accepted' && status !== 'sent'),
  };
}

const DAY_MINUTES = 24 * 60;

/** When a quote lapses: its last day is one of India. @param day `YYYY-MM-DD` */
export const lapsesAt = (day: string): Date => instantAt(day, DAY_MINUTES, INDIA_ZONE);
