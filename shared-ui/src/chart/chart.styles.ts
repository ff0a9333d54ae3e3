import { styled } from 'styled-components';

export const Box = styled.figure`
  display: grid;
  gap: var(--space-2);
  margin: 0;

  & > figcaption {
    font-weight: 600;
  }
  & > p {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

/** As high as the drawing and the line below it, so that nothing moves when it comes. */
export const Room = styled.div`
  min-block-size: 244px;

  & text {
    fill: var(--stone);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  & p {
    min-block-size: 22px;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & svg {
    display: block;
    overflow: visible;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  font-size: var(--size-14);

  & > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
`;

export const Numbers = styled.details`
  & > summary {
    justify-self: start;
    padding-block: 6px;
    color: var(--teal-700);
    font-size: var(--size-14);
    font-weight: 600;
    cursor: pointer;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 6px var(--space-3) 6px 0;
    padding-inline: 0 var(--space-3);
    border-block-end: 1px solid var(--line);
    font-weight: 400;
    overflow-wrap: anywhere;
    text-align: end;
  }
  & :is(th, td):first-child {
    text-align: start;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & thead th {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
  }
  & [data-late] {
    color: var(--coral-600);
    font-weight: 600;
  }
`;
