import { styled } from 'styled-components';

export const Column = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: var(--text-width);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
