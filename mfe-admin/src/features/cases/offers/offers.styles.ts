import { styled } from 'styled-components';

/** An opinion or a quote in its card. */
export const Entry = styled.article`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  max-inline-size: 820px;
  overflow-wrap: anywhere;

  & + & {
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--line);
  }
`;

export const EntryHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  & > h3 {
    font-family: var(--font-text);
    font-size: 17px;
    font-weight: 600;
    letter-spacing: 0;
  }
  & > b {
    margin-inline-start: auto;
    font-size: 18px;
    font-variant-numeric: tabular-nums;
  }
`;

export const Words = styled.p`
  max-inline-size: 68ch;
  white-space: pre-wrap;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

export const QuoteLines = styled.ul`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: 6px;
    border-block-end: 1px solid var(--line);
  }
  & > li > :last-child {
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--stone);
  }
`;

/** Short fields beside each other, below each other on a phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-3) var(--space-4);
`;

export const LineRows = styled.ol`
  display: grid;
  gap: var(--space-3);
`;

export const LineFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 90px) minmax(0, 1fr);
  align-items: start;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);

  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
