import { styled } from 'styled-components';

/** Orders or medicines below each other, each with its state and what can be done. */
export const OrderList = styled.ul`
  display: grid;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-3);
  }
  & > li:first-child {
    padding-block-start: 0;
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    overflow-wrap: anywhere;
  }
  & > li > p,
  & > li > ul {
    grid-column: 1 / -1;
    color: var(--stone);
    overflow-wrap: anywhere;
  }
  & > li > .all {
    grid-column: 1 / -1;
  }
  & b {
    font-weight: 600;
  }
`;

/** A list in a card that has two of them. */
export const Part = styled.section`
  & + & {
    margin-block-start: var(--space-4);
  }
  & > h3 {
    margin-block-end: var(--space-1);
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-block-start: var(--space-4);

  &:empty {
    display: none;
  }
`;

export const Hint = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

/** Tests with a value each, in columns; on a phone each below the other. */
export const ResultTable = styled.table`
  inline-size: 100%;
  margin-block: var(--space-4);
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 400;
  }
  & tbody th {
    font-weight: 600;
  }
  & tbody th small {
    display: block;
    color: var(--stone);
    font-weight: 400;
  }
  & td input {
    max-inline-size: 8rem;

    &[data-words] {
      max-inline-size: 20rem;
    }
  }
  @media (max-width: 720px) {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--space-1) var(--space-3);
      padding-block: var(--space-3);
      border-block-end: 1px solid var(--line);
    }
    & tbody th,
    & tbody td {
      padding: 0;
      border: 0;
    }
    & tbody th {
      grid-column: 1 / -1;
    }
  }
`;

/** Fields of one medicine. */
export const MedicineFields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--space-3);
  min-inline-size: 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);

  & > legend {
    padding-inline: var(--space-1);
    font-weight: 600;
  }
  & > * {
    grid-column: span 2;
  }
  & > .wide {
    grid-column: span 4;
  }
  & > .half {
    grid-column: span 3;
  }
  & > .all {
    display: grid;
    gap: var(--space-3);
    grid-column: 1 / -1;
  }
  @media (max-width: 560px) {
    & > *,
    & > .wide,
    & > .half {
      grid-column: 1 / -1;
    }
  }
`;
