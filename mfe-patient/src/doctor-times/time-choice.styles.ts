import { styled } from 'styled-components';

export const Days = styled.div`
  display: grid;
  gap: var(--space-4);

  & > p:first-child {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;
