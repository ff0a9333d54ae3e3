import { styled } from 'styled-components';

export const Entries = styled.ol`
  display: grid;
  gap: var(--space-5);
`;

/** A question with its button beside it, and the answer below. */
export const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: start;

  & > button {
    margin-block-start: 28px;
  }
  & > :last-child {
    grid-column: 1 / -1;
  }
`;
