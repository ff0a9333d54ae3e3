import type { Form } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { LineFields } from './line-fields';
import { messages } from './messages';
import type { QuoteValues } from './quote-values';

export interface QuoteLineFieldsProps {
  form: Form<QuoteValues>;
  at: number;
  onMove: (to: number) => void;
}

/** One line of the quote, at its place in the form. */
export function QuoteLineFields({ form, at, onMove }: QuoteLineFieldsProps) {
  const { lines } = form.values;
  return (
    <LineFields
      form={form}
      at={at}
      onMove={onMove}
      onRemove={() => form.set('lines', lines.toSpliced(at, 1))}
      canRemove={lines.length > 1}
      start={
        <Checkbox
          checked={lines[at]?.included ?? true}
          onChange={({ currentTarget }) => form.set(`lines.${at}.included`, currentTarget.checked)}
        >
          {messages.editor.included}
        </Checkbox>
      }
    />
  );
}
