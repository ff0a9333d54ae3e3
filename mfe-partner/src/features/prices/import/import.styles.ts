import { styled } from 'styled-components';

export const Steps = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block-end: var(--space-6);
`;

export const Help = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  color: var(--stone);
  overflow-wrap: anywhere;
`;

export const Lines = styled.div`
  display: grid;
  gap: var(--space-4);

  & del {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & summary {
    padding-block: var(--space-2);
    color: var(--teal-800);
    font-weight: 600;
    cursor: pointer;
  }
`;
