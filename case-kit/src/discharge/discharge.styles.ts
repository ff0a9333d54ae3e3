import { styled } from 'styled-components';

export const Summaries = styled.div`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  & summary {
    cursor: pointer;
    color: var(--teal-700);
    font-weight: 600;
  }
  & details > article {
    margin-block-start: var(--space-4);
  }
  & details > article + article {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
  }
`;

export const Summary = styled.article`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > header {
    display: grid;
    gap: var(--space-1);
  }
  & h3 {
    font-family: var(--font-text);
    font-size: 17px;
    font-weight: 600;
    letter-spacing: 0;
  }
  & header p {
    color: var(--stone);
  }
  & dl {
    display: grid;
    gap: var(--space-3);
    max-inline-size: 68ch;
  }
  & dt {
    color: var(--stone);
  }
  & dd {
    white-space: pre-line;
  }
`;

export const Flight = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-card);
  background: var(--sand);
  color: var(--ink);

  & > svg {
    margin-block-start: 2px;
    color: var(--teal-700);
  }
  & > p {
    grid-column: 2;
    white-space: pre-line;
  }
  & > b {
    font-weight: 600;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
