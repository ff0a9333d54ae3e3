import { styled } from 'styled-components';

export const RatingForm = styled.form`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-3);
`;
