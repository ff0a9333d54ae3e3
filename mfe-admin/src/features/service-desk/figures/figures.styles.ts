import { styled } from 'styled-components';

export const Range = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);

  & > div {
    display: flex;
    gap: var(--space-3);
  }
  & label {
    font-size: var(--size-14);
  }
`;

export const Tables = styled.div`
  display: grid;
  gap: var(--space-4);

  & > * {
    min-inline-size: 0;
  }
`;

export const Scroll = styled.div`
  overflow-x: auto;
`;
