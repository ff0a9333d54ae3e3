import { type LineValues, PricedFields } from '@ayana/case-kit/quote';
import { centsOf, wholeOf } from '@ayana/contracts/numbers';
import type { Form } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { moneyText } from '@ayana/shared-ui/money';
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
  const { lines } = form.values;
  const line = lines[at];
  const amount = (wholeOf(line?.quantity ?? '') ?? 0) * (centsOf(line?.price ?? '') ?? 0);
  return (
    <Line role="group" aria-label={words.line(at + 1)}>
      <div>
        <PricedFields form={form} at={at} words={words} />
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
