import { styled } from 'styled-components';

export const QuoteFrame = styled.li<{ $rows: number; $chosen: boolean }>`
  display: grid;
  grid-row: span ${({ $rows }) => $rows};
  grid-template-rows: subgrid;
  align-content: start;
  border: ${({ $chosen }) => ($chosen ? '2px solid var(--teal-700)' : '1px solid var(--line)')};
  border-radius: var(--radius-card);
  background: var(--white);
  scroll-snap-align: start;
  min-inline-size: 0;

  & > * {
    min-inline-size: 0;
    padding-inline: var(--space-4);
  }
`;

export const QuoteHeading = styled.header`
  padding-block: var(--space-4) var(--space-3);

  & h3 {
    font-size: var(--size-21);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--stone);
  }
`;

export const QuotePrice = styled.div`
  padding-block-end: var(--space-3);

  & > strong {
    display: block;
    font-family: var(--font-heading);
    font-size: var(--size-34);
    font-weight: 500;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    color: var(--stone);
  }
`;

/** The facts and lines; a grid of its own within that of the card. */
export const QuoteRows = styled.dl<{ $rows: number }>`
  display: grid;
  grid-row: span ${({ $rows }) => $rows};
  grid-template-rows: subgrid;

  &&& {
    padding-inline: 0;
  }
`;

export const QuoteRow = styled.div<{ $differs?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: 2px var(--space-3);
  padding: 9px var(--space-4);
  border-block-start: 1px solid var(--line);
  background: ${({ $differs = false }) => ($differs ? 'var(--marigold-100)' : 'transparent')};

  & > dt {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--stone);
  }
  & > dt > svg {
    flex: none;
    color: var(--marigold-700);
  }
  & > dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
  & > dd:nth-of-type(n + 2) {
    grid-column: 1 / -1;
    text-align: start;
  }
  & b {
    font-weight: 600;
  }
`;

/** What a category is made of, each line with its question. */
export const QuoteLineList = styled.ul`
  display: grid;
  gap: var(--space-1);
  font-size: var(--size-14);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 var(--space-3);
    color: var(--stone);
    overflow-wrap: anywhere;
  }
  & > li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

export const Questions = styled.ul`
  display: grid;
  gap: var(--space-3);

  & > li {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border-radius: 10px;
    background: var(--mist);
  }
  & small {
    color: var(--stone);
  }
  & > li > form {
    display: grid;
    justify-items: start;
    gap: var(--space-2);

    & > :first-child {
      inline-size: 100%;
    }
  }
`;
