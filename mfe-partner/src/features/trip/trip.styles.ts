import { styled } from 'styled-components';

export const Legs = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

export const LegItem = styled.li`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  overflow-wrap: anywhere;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
  }
  & h3 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
  }
`;
