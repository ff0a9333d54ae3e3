import { styled } from 'styled-components';

/** Up to this width quotes are swiped, beyond it they are columns. */
const NARROW = '(max-width: 719px)';

export const Compared = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--space-3);

  & > h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
  & > * {
    min-inline-size: 0;
  }
`;

/** In what the quotes differ: it stays in view while they are swiped and scrolled. */
export const Differences = styled.p`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-control);
  background: var(--marigold-100);
  color: var(--ink);
`;

/** Columns whose rows are in line: each card takes its rows from this grid. */
export const Columns = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => Math.max($count, 1)}, minmax(260px, 1fr));
  gap: 0 var(--space-4);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  padding-block-end: var(--space-2);

  @container ${NARROW} {
    grid-template-columns: repeat(
      ${({ $count }) => Math.max($count, 1)},
      ${({ $count }) => ($count > 1 ? '88%' : '100%')}
    );
    scroll-snap-type: inline mandatory;
  }
`;

/** The price and what is to be known of it: one row of the card. */
export const QuotePriceRow = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
`;

/** Each quote in three lines, where the cards are swiped. */
export const Summary = styled.section`
  display: none;

  @container ${NARROW} {
    display: grid;
    gap: var(--space-2);
  }
  & > h3 {
    font-size: var(--size-18);
  }
  & > ul {
    display: grid;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--white);
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--space-3);
    padding: var(--space-3) var(--space-4);
    overflow-wrap: anywhere;
  }
  & li + li {
    border-block-start: 1px solid var(--line);
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & p {
    grid-column: 1 / -1;
    color: var(--stone);
  }
`;

export const AskButton = styled.button`
  min-block-size: 24px;
  padding-inline: 4px;
  margin-inline-end: -4px;
  border-radius: var(--radius-control);
  color: var(--teal-700);
  font-size: var(--size-14);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.22em;

  &:hover {
    color: var(--teal-800);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    min-inline-size: 44px;
  }
`;

export const Asked = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-block: var(--space-1) var(--space-2);
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--teal-100);
  font-size: var(--size-14);
  color: var(--ink);

  & small {
    display: block;
    font-size: var(--size-14);
    color: var(--stone);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-content: start;
  padding-block: var(--space-4);
  border-block-start: 1px solid var(--line);
`;

export const OpinionBody = styled.div`
  display: grid;
  gap: var(--space-4);

  & > p {
    max-inline-size: var(--measure);
  }
  @container (min-width: 860px) {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    gap: var(--space-6);
  }
  & summary {
    cursor: pointer;
    color: var(--teal-700);
    font-weight: 600;
  }
  & details li {
    padding-block: var(--space-2);
  }
`;

export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);

  & > div > b {
    display: block;
    font-weight: 600;
  }
  & p {
    max-inline-size: var(--measure);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
