import { styled } from 'styled-components';

/** Below what waits: who to call, and the account. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: var(--space-4);
  margin-block-start: var(--space-4);
`;
