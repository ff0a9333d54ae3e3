import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control.styles';
import { useFieldAttributes } from './field-context';

const Native = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
  /* iOS centres and shrinks a date by default. */
  appearance: none;
  text-align: start;
  block-size: var(--control-height);

  &::-webkit-date-and-time-value {
    text-align: start;
  }
  &::-webkit-calendar-picker-indicator {
    cursor: pointer;
    opacity: 0.75;
  }
`;

/** Without a maximum, browsers accept six digits for the year. */
const LAST_DAY = '9999-12-31';

/** The browser's own date (or, with `type`, time) input; the value is `YYYY-MM-DD`. */
export function DateInput({
  type = 'date',
  max = type === 'date' ? LAST_DAY : undefined,
  ...props
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & { type?: 'date' | 'time' }) {
  return <Native type={type} max={max} {...useFieldAttributes()} {...props} />;
}
