import { styled } from 'styled-components';

/** An important sentence: a danger, a date, an exception. */
export const Callout = styled.p`
  max-inline-size: var(--measure);
  padding: var(--space-4) var(--space-5);
  border-inline-start: 4.5px solid var(--marigold-500);
  border-radius: var(--radius-control);
  background: var(--marigold-100);
`;
