import { styled } from 'styled-components';

export const MayText = styled.small`
  display: block;
  font-size: var(--size-14);
  color: var(--stone);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

export const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-block-start: var(--space-1);
`;
