import { styled } from 'styled-components';

export const Bills = styled.div`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;

  & summary {
    cursor: pointer;
    color: var(--teal-700);
    font-weight: 600;
  }
  & details > div {
    margin-block-start: var(--space-4);
  }
`;

export const Entry = styled.article`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & + & {
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--line);
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }
  & > header > h3 {
    font-family: var(--font-text);
    font-size: 17px;
    font-weight: 600;
    letter-spacing: 0;
  }
  & > header > b {
    margin-inline-start: auto;
    font-size: 18px;
    font-variant-numeric: tabular-nums;
  }
  & > header > small {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & > p {
    max-inline-size: 68ch;
    white-space: pre-wrap;
  }
`;

/** A line of the bill: what it is, and below it what it is made of and why it differs. */
export const What = styled.div`
  display: grid;
  gap: 2px;

  & > small {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 400;
  }
  & > q {
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--marigold-600, var(--line));
    font-size: var(--size-14);
    font-weight: 400;
    quotes: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
