import { styled } from 'styled-components';

/** The text of a consent: it scrolls within, so that its end can be seen to be reached. */
export const ReadText = styled.div`
  overflow-y: auto;
  max-block-size: min(50vh, 420px);
  padding: var(--space-3);
  border: 1px solid var(--line);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
