import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);

  & > div:first-child {
    display: grid;
    flex: 1 1 260px;
    gap: 2px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > div:last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const Ended = styled(Entry)`
  color: var(--stone);
`;

export const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--space-2);
`;
