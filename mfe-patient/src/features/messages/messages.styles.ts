import { styled } from 'styled-components';

/** Who one writes with, above the messages. */
export const Thread = styled.div`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
`;
