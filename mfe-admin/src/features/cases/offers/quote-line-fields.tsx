import { PricedFields } from '@ayana/case-kit/quote';
import type { Form } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { Checkbox } from '@ayana/shared-ui/choice';
import { Trash2 } from 'lucide-react';
import { messages } from './messages';
import { LineFields } from './offers.styles';
import type { QuoteValues } from './quote-values';

const { quote: words } = messages;

/** One line of a quote, at its place in the form. */
export function QuoteLineFields({ form, at }: { form: Form<QuoteValues>; at: number }) {
  const { lines } = form.values;
  return (
    <li>
      <LineFields role="group" aria-label={words.line(at + 1)}>
        <PricedFields form={form} at={at} words={words} />
        <Checkbox
          checked={lines[at]?.included ?? true}
          onChange={({ currentTarget }) => form.set(`lines.${at}.included`, currentTarget.checked)}
        >
          {words.included}
        </Checkbox>
        {lines.length === 1 ? null : (
          <IconButton
            label={words.remove(at + 1)}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => form.set('lines', lines.toSpliced(at, 1))}
          />
        )}
      </LineFields>
    </li>
  );
}
