import { styled } from 'styled-components';

/** What belongs together in a cell, and is never broken into two lines. */
export const OneLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  white-space: nowrap;
`;

/** Buttons of a row. */
export const CellActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-inline-start: calc(-1 * var(--space-2));
`;
