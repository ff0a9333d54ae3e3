import { styled } from 'styled-components';

/** Fields side by side where there is room: two, or three short ones. */
export const FormGrid = styled.div<{ $columns?: 2 | 3 }>`
  display: grid;
  gap: var(--space-4);
  align-items: start;

  @media (min-width: 600px) {
    grid-template-columns: repeat(${({ $columns = 2 }) => $columns}, minmax(0, 1fr));
  }
`;

export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
`;
