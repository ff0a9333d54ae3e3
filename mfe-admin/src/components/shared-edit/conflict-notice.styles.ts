import { styled } from 'styled-components';

export const Box = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--marigold-700);
  border-radius: var(--radius-card);
  background: var(--marigold-100);

  & h2 {
    font-size: var(--size-18);
    line-height: 1.35;
  }
  & h2:focus-visible {
    outline-offset: 4px;
  }
  & > p > time {
    font-weight: 600;
  }
`;

export const Differences = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & :is(th, td) {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    padding-inline: 0 var(--space-3);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & thead th {
    font-size: var(--size-14);
    font-weight: 600;
  }
  & tbody th {
    font-weight: 600;
  }
  & tbody tr {
    border-block-start: 1px solid var(--line);
  }
  & i {
    color: var(--stone);
  }
  @media (max-width: 600px) {
    & tbody th {
      font-size: var(--size-14);
    }
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
