import { styled } from 'styled-components';

export const Said = styled.div`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > small {
    color: var(--stone);
  }
`;
