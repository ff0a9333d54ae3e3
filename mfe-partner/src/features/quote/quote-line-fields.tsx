import { centsOf, QUOTE_CATEGORIES, QUOTE_CATEGORY_NAMES, wholeOf } from '@ayana/contracts/journey';
import type { Form } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { Checkbox } from '@ayana/shared-ui/choice';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { moneyText } from '@ayana/shared-ui/money';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { messages } from './messages';
import { Line, LineFoot } from './quote.styles';
import type { QuoteValues } from './quote-values';

const { editor: words } = messages;

export interface QuoteLineFieldsProps {
  form: Form<QuoteValues>;
  at: number;
  onMove: (to: number) => void;
}

/** One line of the quote, at its place in the form. */
export function QuoteLineFields({ form, at, onMove }: QuoteLineFieldsProps) {
  const path = `lines.${at}`;
  const { lines } = form.values;
  const line = lines[at];
  const amount = (wholeOf(line?.quantity ?? '') ?? 0) * (centsOf(line?.price ?? '') ?? 0);
  const priceError = form.errorOf(`${path}.price`) ?? form.errorOf(`${path}.unit_price`);
  return (
    <Line role="group" aria-label={words.line(at + 1)}>
      <div>
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
          <TextInput inputMode="numeric" maxLength={3} {...form.field(`${path}.quantity`)} />
        </Field>
        <Field label={words.price} required error={priceError}>
          <TextInput inputMode="decimal" maxLength={12} {...form.field(`${path}.price`)} />
        </Field>
        <LineFoot>
          <Checkbox
            checked={line?.included ?? true}
            onChange={({ currentTarget }) => form.set(`${path}.included`, currentTarget.checked)}
          >
            {words.included}
          </Checkbox>
          <b>{moneyText(amount / 100)}</b>
          <span>
            <IconButton
              label={words.up(at + 1)}
              icon={<ArrowUp size={18} aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              label={words.down(at + 1)}
              icon={<ArrowDown size={18} aria-hidden="true" />}
              disabled={at === lines.length - 1}
              onClick={() => onMove(at + 1)}
            />
            <IconButton
              label={words.remove(at + 1)}
              icon={<Trash2 size={18} aria-hidden="true" />}
              disabled={lines.length === 1}
              onClick={() => form.set('lines', lines.toSpliced(at, 1))}
            />
          </span>
        </LineFoot>
      </div>
    </Line>
  );
}
