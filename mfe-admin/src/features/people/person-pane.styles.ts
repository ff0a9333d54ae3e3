import { styled } from 'styled-components';
import { BESIDE } from './widths';

export const Pane = styled.section`
  display: grid;
  gap: var(--space-4);
  align-content: start;

  @media ${BESIDE} {
    position: sticky;
    inset-block-start: var(--space-4);
    max-block-size: calc(100dvh - 2 * var(--space-4));
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);
    overflow-y: auto;
  }
`;

export const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-block-size: 36px;
  font-weight: 600;
  justify-self: start;
`;
