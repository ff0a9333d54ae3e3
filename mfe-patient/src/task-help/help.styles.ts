import { styled } from 'styled-components';

export const Lists = styled.div`
  display: grid;
  gap: var(--space-4);

  & h4 {
    font-family: var(--font-text);
    font-size: var(--size-16, 16px);
    font-weight: 600;
    letter-spacing: 0;
  }
  & ul,
  & ol {
    display: grid;
    gap: var(--space-1);
    margin-block-start: var(--space-1);
    padding-inline-start: var(--space-5);
    max-inline-size: var(--measure);
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: var(--space-4);

  & h3 {
    font-size: var(--size-18);
  }
  & p {
    max-inline-size: var(--measure);
  }
`;

export const Topics = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`;
