import { styled } from 'styled-components';

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;

  @media (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Rows = styled.ul`
  &:empty {
    display: none;
  }
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li:first-child {
    padding-block-start: 0;
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li > div {
    flex: 1 1 260px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const RowName = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-weight: 600;
`;

export const RowFacts = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;
