import { styled } from 'styled-components';

/** What begins by itself. */
export const Effects = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
  padding-inline-start: var(--space-5);
  list-style: disc;
`;
