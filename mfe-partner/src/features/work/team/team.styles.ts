import { styled } from 'styled-components';

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & p {
    margin: 0;
  }
  & small {
    color: var(--stone);
  }
`;

/** What was written keeps its lines. */
export const Written = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
