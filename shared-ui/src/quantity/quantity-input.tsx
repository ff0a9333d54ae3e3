import { formatLocale } from '@ayana/contracts/language';
import { plainly, type QuantityKind, type ReadingOptions, readQuantity } from '@ayana/contracts/numbers';
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button';
import { TextInput } from '../field';
import { useFieldAttributes } from '../field/field-context';
import { messages } from '../messages';

const Box = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
`;

const Said = styled.p`
  font-size: var(--size-14);
  line-height: 1.43;
  color: var(--stone);
  font-variant-numeric: tabular-nums;
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--size-14);
`;

export type QuantityInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> &
  ReadingOptions & {
    /** What it counts: see `readQuantity` of contracts/numbers, which the form's rules use as well. */
    kind: QuantityKind;
    value: string;
    onChange: (event: { currentTarget: { value: string } }) => void;
    /** Beside a reading: `mg`. */
    unit?: string;
  };

/**
 * A field for a number as people type it in any country. Below it is what was read: an amount of money always, another number where
 * it is written otherwise. What can be read in two ways is shown as two buttons, and the one that is pressed replaces the text.
 */
export function QuantityInput(all: QuantityInputProps) {
  const { kind, unit, currency, isPossible, signed = false, value, onChange, ...props } = all;
  const id = useId();
  const { 'aria-describedby': byField } = useFieldAttributes();
  const options = { signed, ...(currency && { currency }), ...(isPossible && { isPossible }) };
  const reading = readQuantity(value, kind, options);
  const said = reading.is === 'one' ? saidOf(reading.decimal, value, kind, { currency, unit }) : null;
  const describedBy = [props['aria-describedby'] ?? byField, said !== null || reading.is === 'two' ? id : undefined];
  return (
    <Box>
      <TextInput
        inputMode={kind === 'count' ? 'numeric' : 'decimal'}
        autoComplete="off"
        dir="ltr"
        {...props}
        value={value}
        onChange={onChange}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      />
      {said === null ? null : <Said id={id}>{said}</Said>}
      {reading.is === 'two' ? (
        <Choice role="group" aria-label={messages.which}>
          <span id={id}>{messages.which}</span>
          {reading.decimals.map((decimal) => (
            <Button
              key={decimal}
              variant="outline"
              size="small"
              onClick={() => onChange({ currentTarget: { value: plainly(decimal) } })}
            >
              <bdi>{withUnit(decimal, unit)}</bdi>
            </Button>
          ))}
        </Choice>
      ) : null}
    </Box>
  );
}

const withUnit = (decimal: string, unit = ''): string => `${decimal} ${unit}`.trim();

/** `1,250.00 US dollars`: in words, so that a point in the wrong place is seen. */
function saidOf(
  decimal: string,
  typed: string,
  kind: QuantityKind,
  { currency = 'USD', unit }: { currency?: string | undefined; unit?: string | undefined },
): string | null {
  if (kind !== 'money') return typed.trim() === decimal ? null : withUnit(decimal, unit);
  const amount = Number(decimal);
  return new Intl.NumberFormat(formatLocale('en-US'), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}),
  }).format(amount);
}
