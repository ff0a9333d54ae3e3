import { styled } from 'styled-components';

/** A native radio that covers its card unseen: the browser keeps arrow keys, forms and screen readers right. */
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
