import { styled } from 'styled-components';

export const Steps = styled.div`
  & > h3 {
    font-size: var(--size-18);
  }
  & > ol {
    display: grid;
    gap: var(--space-1);
    margin-block-start: var(--space-2);
    padding-inline-start: var(--space-5);
    list-style: decimal;
  }
`;
