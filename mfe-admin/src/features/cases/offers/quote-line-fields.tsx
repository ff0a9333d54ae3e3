import { QUOTE_CATEGORIES, QUOTE_CATEGORY_NAMES } from '@ayana/contracts/journey';
import type { Form } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { Checkbox } from '@ayana/shared-ui/choice';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { Trash2 } from 'lucide-react';
import { messages } from './messages';
import { LineFields } from './offers.styles';
import type { QuoteValues } from './quote-values';

const { quote: words } = messages;

/** One line of a quote, at its place in the form. */
export function QuoteLineFields({ form, at }: { form: Form<QuoteValues>; at: number }) {
  const path = `lines.${at}`;
  const { lines } = form.values;
  return (
    <li>
      <LineFields role="group" aria-label={words.line(at + 1)}>
        <Field label={words.category}>
          <Select {...form.field(`${path}.category`)}>
            {QUOTE_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {QUOTE_CATEGORY_NAMES[category]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.label} required error={form.errorOf(`${path}.label`)}>
          <TextInput maxLength={120} dir="auto" {...form.field(`${path}.label`)} />
        </Field>
        <Field label={words.quantity} error={form.errorOf(`${path}.quantity`)}>
          <QuantityInput kind="count" maxLength={3} {...form.field(`${path}.quantity`)} />
        </Field>
        <Field label={words.price} required error={form.errorOf(`${path}.price`) ?? form.errorOf(`${path}.unit_price`)}>
          <QuantityInput kind="money" {...form.field(`${path}.price`)} />
        </Field>
        <Checkbox
          checked={lines[at]?.included ?? true}
          onChange={({ currentTarget }) => form.set(`${path}.included`, currentTarget.checked)}
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
