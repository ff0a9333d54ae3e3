import { styled } from 'styled-components';

export const CellButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

export const TemplateText = styled.p`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  line-clamp: 3;
`;
