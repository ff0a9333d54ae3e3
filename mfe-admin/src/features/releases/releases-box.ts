import { styled } from 'styled-components';

/** Up to this width tables are cards. */
const CARDS = '(max-width: 720px)';

export const Page = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  max-inline-size: 1040px;
  padding: var(--space-5) var(--space-6) var(--space-7);

  & h1 {
    margin: 0;
    font-family: var(--font-heading);
    font-size: var(--size-28);
    line-height: 1.2;
  }
  & h2 {
    margin: 0;
    font-family: var(--font-heading);
    font-size: var(--size-21);
    line-height: 1.3;
  }
  & p {
    margin: 0;
  }
  @media ${CARDS} {
    gap: var(--space-4);
    padding: var(--space-4) var(--space-4) var(--space-6);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);

  & p {
    color: var(--stone);
  }
`;

export const Card = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
  }
  & > header > p {
    color: var(--stone);
  }
  & h3 {
    margin: var(--space-2) 0 0;
    font-size: 15px;
    font-weight: 600;
  }
  @media ${CARDS} {
    padding: var(--space-4);
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
    text-align: start;
  }
  & :is(th, td) {
    padding: 6px var(--space-3) 6px 0;
    vertical-align: top;
  }
  & tbody tr {
    border-block-start: 1px solid var(--line);
  }
  & code {
    font: inherit;
    overflow-wrap: anywhere;
  }
  & time {
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
      padding-block: var(--space-2);
    }
    & td {
      display: flex;
      gap: var(--space-3);
      padding: 2px 0;
    }
    & td::before {
      flex: 0 0 96px;
      color: var(--stone);
      content: attr(data-label);
    }
  }
`;

export const Vitals = styled.div`
  display: grid;
  gap: var(--space-3);
`;
