import { styled } from 'styled-components';

/** Signs of trouble, one per line. */
export const Signs = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-5);
  list-style: disc;
`;
