import { styled } from 'styled-components';

export const Steps = styled.ol`
  display: grid;

  & > li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-2);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const Answers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: var(--space-3) var(--space-5);

  & dt {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & > [data-long] {
    grid-column: 1 / -1;
  }
`;

/** A word before a chip. */
export const Labelled = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--stone);
`;
