import { styled } from 'styled-components';

export const Places = styled.ul`
  display: grid;

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
  & > li > div {
    display: grid;
    flex: 1 1 260px;
    gap: var(--space-1);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
  }
  & small {
    color: var(--stone);
  }
`;
