import { css, styled } from 'styled-components';

export type ButtonVariant = 'solid' | 'tonal' | 'outline' | 'quiet' | 'danger';
/** 36 px (44 under a finger), 44 px, 52 px high. */
export type ButtonSize = 'small' | 'regular' | 'large';

const disabled = css`
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: var(--mist);
    border-color: var(--line);
    color: var(--stone);
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const variants = {
  solid: css`
    background: var(--teal-700);
    color: var(--white);
    &:hover,
    &[data-popup-open] {
      background: var(--teal-800);
      color: var(--white);
    }
  `,
  tonal: css`
    background: var(--teal-100);
    color: var(--teal-800);
    &:hover,
    &[data-popup-open] {
      background: var(--sea-2);
      color: var(--teal-800);
    }
  `,
  outline: css`
    background: var(--white);
    border-color: var(--control-line);
    color: var(--ink);
    &:hover,
    &[data-popup-open] {
      border-color: var(--teal-700);
      color: var(--teal-800);
      background: color-mix(in srgb, var(--teal-100) 30%, var(--white));
    }
  `,
  quiet: css`
    color: var(--teal-700);
    &:hover,
    &[data-popup-open] {
      background: var(--teal-100);
      color: var(--teal-800);
    }
  `,
  danger: css`
    background: var(--coral-600);
    color: var(--white);
    &:hover {
      background: color-mix(in srgb, var(--coral-600) 85%, var(--ink));
      color: var(--white);
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  small: css`
    min-block-size: 36px;
    padding: 5px var(--space-3);
    font-size: var(--size-14);
    @media (pointer: coarse) {
      min-block-size: 44px;
    }
  `,
  regular: css`
    min-block-size: 44px;
    padding: 9px var(--space-4);
    font-size: var(--size-16);
  `,
  large: css`
    min-block-size: 52px;
    padding: 13px var(--space-5);
    font-size: var(--size-16);
  `,
} satisfies Record<ButtonSize, ReturnType<typeof css>>;

export const ButtonBox = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  font-family: var(--font-text);
  font-weight: 600;
  line-height: 1.375;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color var(--duration-state),
    border-color var(--duration-state),
    color var(--duration-state);
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${disabled}

  & > svg {
    flex: none;
  }
  /* Also as a link. */
  @media print {
    display: none;
  }
`;
