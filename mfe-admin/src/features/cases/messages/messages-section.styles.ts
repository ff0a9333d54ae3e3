import { styled } from 'styled-components';

/** The head of a case and its tabs are above the messages. */
export const SectionFrame = styled.div`
  --beside-messages: 660px;
`;

export const ThreadHint = styled.p`
  margin: 0;
  padding-block: var(--space-3) var(--space-2);
  font-size: var(--size-14);
  color: var(--stone);
`;
