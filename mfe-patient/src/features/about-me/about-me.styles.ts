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

export const PartList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;
