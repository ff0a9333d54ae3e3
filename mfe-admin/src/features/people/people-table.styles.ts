import { styled } from 'styled-components';
import { CARDS, RecordTable } from '../../components/records.styles';

export const Table = styled(RecordTable)`
  & :is(th, td) {
    padding: 6px var(--space-3);
    vertical-align: middle;
  }
  & tr[data-selected] {
    background: var(--teal-100);
  }
  & tbody tr:not([data-selected]):hover {
    background: var(--mist);
  }
  & td[data-lead] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-inline-size: 0;
  }
  & td[data-lead] > div {
    min-inline-size: 0;
  }
  & td a {
    color: var(--ink);
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & td a:hover {
    text-decoration: underline;
  }
  & small {
    overflow-wrap: anywhere;
  }
  & td > span {
    white-space: nowrap;
  }
  & [data-never] {
    color: var(--stone);
  }
  @media ${CARDS} {
    & tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px var(--space-4);
    }
    & tbody td {
      min-inline-size: 0;
    }
    & tbody td[data-lead] {
      display: flex;
      flex: 1 0 100%;
    }
    & td:is([data-seen], [data-since])::before {
      color: var(--stone);
      content: attr(data-label) ': ';
    }
    & td[data-since] {
      display: none;
    }
  }
`;
