import { styled } from 'styled-components';

/** One order or prescription; several are below each other. */
export const OrderPart = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  & > ul {
    inline-size: 100%;
  }
  & + & {
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
  }
`;

export const Results = styled.ul`
  display: grid;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-3);
  }
  & > li:first-child {
    padding-block-start: 0;
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li > * {
    overflow-wrap: anywhere;
  }
  & > li > p,
  & > li > [data-line] {
    grid-column: 1 / -1;
  }
  & > li > p {
    color: var(--stone);
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** The usual range on a line, and the value on it; the numbers and words are beside it. */
export const RangeLine = styled.span`
  position: relative;
  display: block;
  block-size: 10px;
  border-radius: var(--radius-full);
  background: var(--line);

  & > i {
    position: absolute;
    inset-block: 0;
    border-radius: var(--radius-full);
    background: var(--leaf-700);
    opacity: 0.45;
  }
  & > b {
    position: absolute;
    inset-block: -3px;
    inline-size: 4px;
    margin-inline-start: -2px;
    border-radius: var(--radius-full);
    background: var(--ink);
  }
`;
