import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
  & span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
