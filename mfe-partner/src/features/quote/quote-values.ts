import { centsOf, type Quote, type QuoteLine, ROOM_CLASS_NAMES } from '@ayana/contracts/journey';
import {
  NO_TERMS,
  quoteFormOf,
  quoteLineOf,
  quoteTermsOf,
  quoteValuesOf,
  type TypedTerms,
} from '@ayana/portal-kit/screens';
import type { LastQuote, QuoteForm } from './quote.api';
import type { TypedQuote } from './quote-preview';

/** A quote as it is typed. */
export interface QuoteValues extends TypedTerms {
  doctor_id: string;
}

export const NEW_QUOTE: QuoteValues = { doctor_id: '', ...NO_TERMS };

/** What a quote says that another may begin with; its last day is always chosen again. */
export const valuesOf = (quote: LastQuote | Quote, valid_until = ''): QuoteValues => ({
  doctor_id: quote.surgeon?.id ?? '',
  ...quoteValuesOf(quote, valid_until),
});

export const formOf = ({ doctor_id, ...values }: QuoteValues): QuoteForm => ({
  ...quoteFormOf(values),
  doctor_id: doctor_id === '' ? null : doctor_id,
});

/** What the patient would read of what is typed so far: lines without a name are not there yet. */
export function previewOf(values: QuoteValues, doctors: readonly { id: string; name: string }[]): TypedQuote {
  const lines = values.lines
    .filter(({ label, price }) => label.trim() !== '' || centsOf(price) !== undefined)
    .map((line): QuoteLine => Object.assign(quoteLineOf(line), { id: String(line.key) }));
  return {
    ...quoteTermsOf(values),
    room: values.room_class === '' ? null : ROOM_CLASS_NAMES[values.room_class],
    surgeon: doctors.find(({ id }) => id === values.doctor_id) ?? null,
    lines,
  };
}
