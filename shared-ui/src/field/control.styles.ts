import { css } from 'styled-components';

/** The look every single-line and multi-line control shares. */
export const controlStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--control-height);
  padding: 9px var(--space-3);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--white);
  color: var(--ink);
  font-size: max(16px, var(--size-16));
  line-height: 1.5;
  transition: border-color var(--duration-state);

  &::placeholder {
    color: var(--stone);
    opacity: 1;
  }
  &:hover {
    border-color: var(--stone);
  }
  &:focus-visible {
    border-color: var(--teal-700);
  }
  &[aria-invalid='true'] {
    border-color: var(--coral-600);
    box-shadow: inset 0 0 0 1px var(--coral-600);
  }
  &:disabled,
  &[readonly] {
    background: var(--mist);
    color: var(--stone);
    border-color: var(--line);
  }
`;
