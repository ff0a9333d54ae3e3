import {
  NO_TERMS,
  quoteLineOf,
  quoteProblems as termsProblems,
  quoteValuesOf,
  termNames,
  type TypedTerms,
} from '@ayana/case-kit/quote';
import { type Quote, QUOTE_CATEGORY_NAMES, quoteTotal, ROOM_CLASS_NAMES } from '@ayana/contracts/journey';
import { moneyText } from '@ayana/shared-ui/money';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { messages } from './messages';

/** A quote as it is typed. */
export interface QuoteValues extends TypedTerms {
  hospital: NamedRecord | null;
  /** One of its doctors. */
  surgeon: NamedRecord | null;
}

export const NEW_QUOTE: QuoteValues = { hospital: null, surgeon: null, ...NO_TERMS };

export const valuesOf = (quote: Quote): QuoteValues => ({
  hospital: quote.hospital,
  surgeon: quote.surgeon,
  ...quoteValuesOf(quote, quote.valid_until),
});

/** What is wrong with a quote, by the names of its fields. */
export const quoteProblems = (values: QuoteValues): Record<string, string | undefined> => ({
  partner_hospital_id: values.hospital === null ? messages.quote.needHospital : undefined,
  ...termsProblems(values),
});

/** The total of what is typed so far, in US cents. */
export const totalOf = ({ lines }: QuoteValues): number => quoteTotal(lines.map(quoteLineOf));

/** What a field says, as text. */
export function quoteText(name: keyof QuoteValues, values: QuoteValues): string {
  if (name === 'hospital' || name === 'surgeon') return values[name]?.name ?? '';
  if (name === 'room_class') return values.room_class === '' ? '' : ROOM_CLASS_NAMES[values.room_class];
  if (name === 'not_given') return termNames(values.not_given);
  if (name !== 'lines') return values[name];
  return values.lines
    .map((line) => {
      const { category, label, quantity, unit_price, included } = quoteLineOf(line);
      const text = `${QUOTE_CATEGORY_NAMES[category]}: ${label}, ${quantity} × ${moneyText(unit_price / 100)}`;
      return included ? `${text}, ${messages.quote.included}` : text;
    })
    .join('\n');
}
