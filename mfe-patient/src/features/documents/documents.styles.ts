import { styled } from 'styled-components';

/** A line below the heading of a card. */
export const Hint = styled.p`
  color: var(--stone);
`;

export const Late = styled.span`
  color: var(--coral-600);
  font-weight: 600;
`;

/** Fields and texts of a card or a dialog's column. */
export const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  & > [role='group'],
  & > div:has(select) {
    justify-self: stretch;
  }
`;
