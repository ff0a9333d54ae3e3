import { styled } from 'styled-components';

export const Column = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 820px;

  & > * {
    min-inline-size: 0;
  }
`;

export const Quiet = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
  line-height: 1.43;
`;

/** Words beside a heading or a button that say whether a change is saved. */
export const Saving = styled.span`
  color: var(--leaf-700);
  font-size: var(--size-14);
  font-weight: 600;

  &[data-busy] {
    color: var(--stone);
    font-weight: 400;
  }
`;

export const Channels = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: 2px var(--space-2);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: middle;
  }
  & tr > :first-child {
    padding-inline-start: 0;
  }
  & thead th {
    padding-block: var(--space-2);
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
  }
  & tbody th {
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & td {
    inline-size: 132px;
  }
  & td label > span:last-child {
    display: none;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
  @media (max-width: 720px) {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    & tbody {
      display: block;
    }
    & tbody tr {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--space-5);
      padding-block: var(--space-3) var(--space-1);
      border-block-end: 1px solid var(--line);
    }
    & tbody tr:last-child {
      border-block-end: 0;
    }
    & tbody :is(th, td) {
      inline-size: auto;
      padding: 0;
      border: 0;
    }
    & tbody th {
      flex: 1 0 100%;
      font-weight: 600;
    }
    /* The bell always rings: the sentence above says it once. */
    & td[data-bell] {
      display: none;
    }
    & td label > span:last-child {
      display: inline;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

export const Hours = styled.form`
  display: grid;
  gap: var(--space-4);

  & > div:first-child {
    display: grid;
    align-items: start;
    gap: var(--space-3) var(--space-4);
    grid-template-columns: minmax(110px, 150px) minmax(110px, 150px) minmax(0, 1fr);
  }
  @media (max-width: 720px) {
    & > div:first-child {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    & > div:first-child > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Topics = styled.ul`
  display: grid;

  & > li > label {
    padding-block: var(--space-2);
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
    line-height: 1.43;
  }
`;

export const Entries = styled.ul`
  display: grid;

  & > li {
    display: grid;
    gap: 2px;
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;
