import { styled } from 'styled-components';

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;

  & > :has([role='group']) {
    flex: 1 1 100%;
  }
`;

export const Papers = styled.div`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;

  & summary {
    cursor: pointer;
    color: var(--teal-700);
    font-weight: 600;
  }
  & ul {
    display: grid;
    gap: var(--space-3);
    margin-block-start: var(--space-2);
  }
`;
