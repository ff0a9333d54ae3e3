import { styled } from 'styled-components';

/** Below a line: what was quoted, the difference, and why. */
export const Beside = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--space-2);

  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    color: var(--stone);
    font-variant-numeric: tabular-nums;
  }
  & > p > b {
    color: var(--ink);
  }
`;

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  font-variant-numeric: tabular-nums;

  & > dd {
    text-align: end;
  }
  & > :nth-last-child(-n + 2) {
    font-weight: 600;
  }
`;

export const Title = styled.h3`
  font-family: var(--font-text);
  font-size: 17px;
  font-weight: 600;
  letter-spacing: 0;
`;
