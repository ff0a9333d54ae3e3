import { styled } from 'styled-components';

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
  & b {
    font-weight: 600;
  }
`;
