import { styled } from 'styled-components';

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const Part = styled.section`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  & > h3 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
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
