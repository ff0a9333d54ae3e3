import { missingTerms, type Quote, type QuoteTerm } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { Checkbox } from '@ayana/shared-ui/choice';
import { messages } from './form-messages';
import type { TypedTerms } from './quote-values';

const { terms: words } = messages;

export interface NotGivenProps {
  form: {
    values: Pick<TypedTerms, 'not_given'> & Partial<Record<QuoteTerm, string>>;
    set: (name: 'not_given', value: QuoteTerm[]) => void;
  };
  term: QuoteTerm;
}

/** Below a field that a quote is not sent without: that the hospital does not give it, on purpose. Nothing is shown once the field says it. */
export function NotGiven({ form: { values, set }, term }: NotGivenProps) {
  const { not_given } = values;
  if ((values[term] ?? '') !== '') return null;
  return (
    <Checkbox
      checked={not_given.includes(term)}
      onChange={({ currentTarget }) =>
        set('not_given', currentTarget.checked ? [...not_given, term] : not_given.filter((each) => each !== term))
      }
    >
      {words.notGiven[term]}
    </Checkbox>
  );
}

/** Terms in words: `surgeon and room`. */
export const termNames = (terms: readonly QuoteTerm[]): string => listText(terms.map((term) => words.names[term]));

/** What a draft lacks before it can be sent, as a sentence; null when it lacks nothing. */
export function termsToSay(quote: Pick<Quote, 'surgeon' | QuoteTermField | 'not_given'>): string | null {
  const missing = missingTerms(quote);
  return missing.length === 0 ? null : words.toSay(termNames(missing));
}
type QuoteTermField = Exclude<QuoteTerm, 'doctor_id'>;
