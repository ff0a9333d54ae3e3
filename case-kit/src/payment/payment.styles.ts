import { styled } from 'styled-components';

export const Payments = styled.ul`
  display: grid;
  max-inline-size: 820px;

  & > li {
    display: grid;
    gap: var(--space-1);
    min-inline-size: 0;
    padding-block: var(--space-3);
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > li > p {
    color: var(--stone);
  }
  & > li > div:empty {
    display: none;
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding-block-start: var(--space-2);
  }
`;
