import { styled } from 'styled-components';

export const CellButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

export const HeadButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
