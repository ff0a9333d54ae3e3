import type { LineValues } from '@ayana/case-kit/quote';
import { QUOTE_CATEGORIES, QUOTE_CATEGORY_NAMES } from '@ayana/contracts/journey';
import { centsOf, wholeOf } from '@ayana/contracts/numbers';
import type { Form } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { moneyText } from '@ayana/shared-ui/money';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { Line, LineFoot } from './quote.styles';

const { editor: words } = messages;

/** A form with priced lines: a quote, a bill. */
export type LinesForm = Pick<Form<object>, 'field' | 'errorOf' | 'set'> & {
  values: { lines: readonly Pick<LineValues, 'quantity' | 'price'>[] };
};

export interface LineFieldsProps {
  form: LinesForm;
  at: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  canRemove: boolean;
  /** Before the amount. */
  start?: ReactNode;
  /** Below the line, at its full width. */
  children?: ReactNode;
}

/** What a priced line is, how much of it, what each costs, and its place in the form. */
export function LineFields({ form, at, onMove, onRemove, canRemove, start, children }: LineFieldsProps) {
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
          <QuantityInput kind="count" maxLength={3} {...form.field(`${path}.quantity`)} />
        </Field>
        <Field label={words.price} required error={priceError}>
          <QuantityInput kind="money" {...form.field(`${path}.price`)} />
        </Field>
        <LineFoot>
          {start}
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
              disabled={!canRemove}
              onClick={onRemove}
            />
          </span>
        </LineFoot>
        {children}
      </div>
    </Line>
  );
}
