import { styled } from 'styled-components';

/** The first link of a page: skips the navigation. Visible only while focused. */
export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 100;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  background: var(--white);
  box-shadow: var(--shadow-float);
  font-weight: 600;

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
