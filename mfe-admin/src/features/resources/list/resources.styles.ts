import { styled } from 'styled-components';

export const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
`;
