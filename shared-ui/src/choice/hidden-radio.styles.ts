import { styled } from 'styled-components';

/** An invisible native radio that covers its card: the browser handles arrow keys, forms and screen readers. */
export const HiddenRadio = styled.input.attrs({ type: 'radio' })`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;
