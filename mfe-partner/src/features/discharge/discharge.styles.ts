import { styled } from 'styled-components';

export const Summary = styled.article`
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;

  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-2);
  }
  & h3 {
    font-size: var(--size-18);
  }
  & dd {
    white-space: pre-line;
  }
`;

export const Quiet = styled.p`
  color: var(--stone);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
