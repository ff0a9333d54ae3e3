import { styled } from 'styled-components';

export const StatusForm = styled.form`
  display: grid;
  gap: var(--space-4);
`;
