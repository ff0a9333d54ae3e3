import { styled } from 'styled-components';

export const Waiting = styled.section`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--sand);
  border-radius: var(--radius-card);
  background: var(--paper);

  & > h2 {
    display: flex;
    justify-content: space-between;
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  & > h2 > span {
    font-weight: 400;
    color: var(--stone);
    font-variant-numeric: tabular-nums;
  }
  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-2);
  }
  & li + li {
    border-block-start: 1px solid var(--line);
  }
  & li > div {
    min-inline-size: 0;
  }
  & li a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & li p {
    color: var(--stone);
    overflow-wrap: anywhere;
  }
  & li > button {
    flex: none;
  }
`;
