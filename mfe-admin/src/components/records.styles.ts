import { styled } from 'styled-components';

/** Up to this width, a table's rows are shown as cards. */
export const CARDS = '(max-width: 720px)';

/** Records, paler while others are loading. */
export const Records = styled.div`
  display: grid;
  gap: var(--space-4);
  transition: opacity var(--duration-place);

  & > * {
    min-inline-size: 0;
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** A table of records below its heading. */
export const RecordGroup = styled.section`
  display: grid;
  gap: var(--space-2);

  & > h2 {
    font-family: var(--font-text);
    font-size: var(--size-14);
    font-weight: 600;
    letter-spacing: 0;
    color: var(--stone);
  }
`;

/** One row per record, or one card on a phone; `data-lead` marks the first cell of a card. */
export const RecordTable = styled.table`
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
  @media ${CARDS} {
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
  }
`;

/** A table of few records without sorting; `data-label` names a value in a card. */
export const ShortTable = styled(RecordTable)`
  & :is(th, td) {
    padding: 10px var(--space-3);
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  @media ${CARDS} {
    & td[data-label]::before {
      content: attr(data-label) ': ';
      color: var(--stone);
    }
  }
`;
