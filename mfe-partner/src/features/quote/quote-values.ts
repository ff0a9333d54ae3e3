import {
  NO_TERMS,
  type QuoteForm,
  quoteFormOf,
  quoteLineOf,
  quoteTermsOf,
  quoteValuesOf,
  termNames,
  type TypedQuote,
  type TypedTerms,
} from '@ayana/case-kit/quote';
import {
  type Quote,
  QUOTE_CATEGORY_NAMES,
  type QuoteLine,
  quoteTotal,
  ROOM_CLASS_NAMES,
} from '@ayana/contracts/journey';
import { centsOf } from '@ayana/contracts/numbers';
import { moneyText } from '@ayana/shared-ui/money';
import { editorIn, type Reading } from '@ayana/portal-kit/screens';
import { messages } from './messages';
import type { LastQuote } from './quote.api';

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

/** What the hospital's quote is now, as the editor has it: a draft, the one that the next version begins with, or none yet. */
export const readingOf = (quote: Quote | null): Reading<QuoteValues> =>
  quote === null
    ? { version: 0, fields: NEW_QUOTE, by: editorIn(null) }
    : {
        id: quote.id,
        version: quote.revision,
        fields: valuesOf(quote, quote.valid_until),
        by: editorIn(quote),
      };

/** What a field says, as text. */
export function quoteText(
  name: keyof QuoteValues,
  values: QuoteValues,
  doctors: readonly { id: string; name: string }[],
): string {
  if (name === 'doctor_id') return doctors.find(({ id }) => id === values.doctor_id)?.name ?? '';
  if (name === 'room_class') return values.room_class === '' ? '' : ROOM_CLASS_NAMES[values.room_class];
  if (name === 'not_given') return termNames(values.not_given);
  if (name !== 'lines') return values[name];
  return [...values.lines.map(lineText), moneyText(quoteTotal(values.lines.map(quoteLineOf)) / 100)].join('\n');
}

function lineText(line: QuoteValues['lines'][number]): string {
  const { unit_price, quantity } = quoteLineOf(line);
  const price = `${quantity} × ${moneyText(unit_price / 100)}`;
  return `${QUOTE_CATEGORY_NAMES[line.category]}: ${line.label}, ${line.included ? price : messages.editor.besides(price)}`;
}
