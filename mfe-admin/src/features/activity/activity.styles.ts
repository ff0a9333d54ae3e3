import { styled } from 'styled-components';
import { CARDS, RecordTable } from '../../components/records.styles';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-1) var(--space-3);

  & > :not(button, span) {
    flex: 0 1 200px;
  }
  & > :is(button, span) {
    /* Aligned with the controls, each of which has an empty error line below it. */
    margin-block-end: 6px;
  }
  @media ${CARDS} {
    & > :not(button, span) {
      flex: 1 1 140px;
    }
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

export const PersonFilter = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  max-inline-size: 100%;
  min-block-size: 36px;
  padding-inline-start: var(--space-3);
  border-radius: var(--radius-full);
  background: var(--teal-100);
  color: var(--teal-800);
  font-weight: 600;

  & > button {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 50%;
    cursor: pointer;
  }
  & > button:hover {
    background: var(--sea-2);
  }
`;

export const Table = styled(RecordTable)`
  table-layout: fixed;

  & :is(th, td) {
    padding: var(--space-2) var(--space-3);
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th:first-child {
    inline-size: 92px;
  }
  & th:last-child {
    inline-size: 116px;
  }
  & b {
    font-weight: 600;
  }
  & time {
    font-variant-numeric: tabular-nums;
  }
  & td svg {
    display: inline;
    vertical-align: -2px;
    color: var(--stone);
  }
  & code {
    display: block;
    overflow: hidden;
    color: var(--stone);
    font-size: 12px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & td > span {
    display: block;
    max-block-size: 132px;
    overflow-y: auto;
  }
  @media ${CARDS} {
    & tr {
      display: grid;
    }
    & tbody td {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
    }
    & tbody td[data-empty] {
      display: none;
    }
    & td > small {
      grid-column: 2;
    }
    & td[data-lead] {
      display: block;
      order: -1;
    }
    & td:not([data-lead])::before {
      color: var(--stone);
      content: attr(data-label);
    }
  }
`;
