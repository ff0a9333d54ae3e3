import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: 2px;
  margin-block-start: var(--space-1);
  overflow-wrap: anywhere;
`;
