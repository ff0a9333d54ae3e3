import { styled } from 'styled-components';

/** What a control is, and the way to it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);

  & > p {
    flex: 1 1 240px;
    min-inline-size: 0;
    color: var(--stone);
  }
`;

/** Evidence a line: what it is, until when, and what can be done with it. */
export const Rows = styled.ul`
  display: grid;
  border-block-start: 1px solid var(--line);

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  & > li > div:first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
  }
  & p {
    color: var(--stone);
  }
  & > li[data-withdrawn] b {
    color: var(--stone);
    text-decoration: line-through;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--space-4);
  margin-block-start: 4px;
  font-size: var(--size-14);
`;

export const Ends = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;
