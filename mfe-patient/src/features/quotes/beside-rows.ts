import { compareQuotes, type MedicalOpinion, type Quote } from '@ayana/contracts/journey';
import { messages } from './messages';
import { usdText } from './own-money';

const { beside: words } = messages;

/** A thing that the opinion and the quotes say differently. */
export interface BesideRow {
  id: 'in_hospital' | 'in_india' | 'implant' | 'other_ways';
  opinion: string;
  /** Of each quote, in their order. */
  quotes: readonly string[];
}

/** Days, implants and other ways: only what a quote says differently, or leaves open. */
export function besideRows(opinion: MedicalOpinion, quotes: readonly Quote[]): BesideRow[] {
  const days = (id: 'in_hospital' | 'in_india', field: 'days_in_hospital' | 'days_in_india'): BesideRow[] => {
    const said = opinion[field];
    if (said === null || quotes.every((quote) => quote[field] === said)) return [];
    return [{ id, opinion: messages.days(said), quotes: quotes.map((quote) => daysText(quote[field])) }];
  };
  return [...days('in_hospital', 'days_in_hospital'), ...days('in_india', 'days_in_india'), ...implant(), ...ways()];

  function implant(): BesideRow[] {
    const row = compareQuotes(quotes).find(({ category }) => category === 'implant');
    if (row === undefined) return [];
    const texts = row.shares.map(({ lines }) =>
      lines.length === 0
        ? words.notMentioned
        : lines
            .map(({ label, included, quantity, unit_price }) =>
              included ? label : words.notInPrice(label, usdText(quantity * unit_price)),
            )
            .join('; '),
    );
    if (quotes.length > 1 && new Set(texts).size === 1) return [];
    const treatment = opinion.recommended_treatment?.name;
    return [
      { id: 'implant', opinion: treatment === undefined ? words.unsaid : words.recommended(treatment), quotes: texts },
    ];
  }

  function ways(): BesideRow[] {
    if (opinion.alternatives === null) return [];
    return [{ id: 'other_ways', opinion: opinion.alternatives, quotes: quotes.map(() => words.askHospital) }];
  }
}

const daysText = (days: number | null): string => (days === null ? words.unsaid : messages.days(days));
