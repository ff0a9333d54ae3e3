import { styled } from 'styled-components';

/** What belongs together in a cell, and is never broken into two lines. */
export const OneLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  white-space: nowrap;
`;
