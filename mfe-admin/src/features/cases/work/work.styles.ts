import { styled } from 'styled-components';

/** What can be done with one of them. */
export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--space-2);

  &:empty {
    display: none;
  }
`;

/** What an assignee asked the patient for. */
export const AskedPapers = styled.ul`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-2);
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--line);

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    color: var(--stone);
    font-size: var(--size-14);
  }
  & > li > span:first-child {
    color: var(--ink);
  }
  & > li > small {
    flex-basis: 100%;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Each with its state and its clock. */
export const WorkList = styled.ul`
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
  }
  & > li > p {
    grid-column: 1;
    color: var(--stone);
    overflow-wrap: anywhere;
  }
  & > li > small {
    grid-column: 1 / -1;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & > li > details {
    justify-self: end;
  }
  & > li > p[dir] {
    grid-column: 1 / -1;
    white-space: pre-line;
  }
  & b {
    font-weight: 600;
  }
`;
