import { styled } from 'styled-components';

/** A table of few records without sorting; rows are cards on a phone, where `data-label` names a value. */
export const ShortTable = styled.table`
  inline-size: 100%;
  border: 1px solid var(--line);
  border-collapse: separate;
  border-radius: var(--radius-card);
  border-spacing: 0;
  background: var(--white);
  overflow: hidden;

  & th {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
    text-align: start;
  }
  & tbody td {
    border-block-start: 1px solid var(--line);
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & time {
    color: var(--stone);
    white-space: nowrap;
  }
  & :is(th, td) {
    padding: 10px var(--space-3);
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  @media (max-width: 720px) {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & :is(tbody, tr, td) {
      display: block;
    }
    & tr {
      padding: var(--space-3) var(--space-4);
    }
    & tr + tr {
      border-block-start: 1px solid var(--line);
    }
    & tbody td {
      padding: 2px 0;
      border: 0;
    }
    & td[data-label]::before {
      content: attr(data-label) ': ';
      color: var(--stone);
    }
  }
`;
