import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from './button';
import { VisuallyHidden } from '../visually-hidden';

const Square = styled(Button)`
  inline-size: 44px;
  padding: 0;
`;

/** A button that is only an icon; `label` is its name. Always 44 px wide. */
export function IconButton({
  label,
  icon,
  ...rest
}: Omit<ButtonProps, 'children' | 'wide'> & { label: string; icon: ReactNode }) {
  return (
    <Square variant="quiet" {...rest} data-tooltip={label}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Square>
  );
}
