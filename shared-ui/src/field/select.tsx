import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control.styles';
import { useFieldAttributes } from './field-context';

const Box = styled.span`
  position: relative;
  display: block;
  min-inline-size: 0;

  & > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: var(--space-3);
    translate: 0 -50%;
    pointer-events: none;
    color: var(--stone);
  }
`;

const Native = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 36px;
  text-overflow: ellipsis;
  cursor: pointer;

  &:has(option[value='']:checked) {
    color: var(--stone);
  }
  & option,
  & optgroup {
    color: var(--ink);
  }
`;

/** The browser's own select: a phone shows its wheel, a screen reader its list. Give an empty-valued option for "not chosen". */
export function Select({ className, ...props }: ComponentPropsWithRef<'select'>) {
  return (
    <Box className={className}>
      <Native {...useFieldAttributes()} {...props} />
      <ChevronDown size={18} aria-hidden="true" />
    </Box>
  );
}
