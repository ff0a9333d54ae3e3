import { styled } from 'styled-components';

/** What ends with a request that is withdrawn. */
export const Ends = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-block: var(--space-2);
  padding-inline-start: var(--space-5);
  list-style: disc;
`;
