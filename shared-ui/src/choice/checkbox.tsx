import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFieldAttributes } from '../field/field-context';

const Row = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-block-size: 44px;
  padding-block: 10px;
  font-size: var(--size-16);
  line-height: 1.5;
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin: 2px 0 0;
  accent-color: var(--teal-700);
  cursor: inherit;
`;

/** A native checkbox with its label; the whole row is clickable. */
export function Checkbox({
  children,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <Row className={className}>
      <Box type="checkbox" {...useFieldAttributes()} {...rest} />
      <span>{children}</span>
    </Row>
  );
}
