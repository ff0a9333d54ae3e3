import { styled } from 'styled-components';

export const FormColumn = styled.form`
  display: grid;
  gap: var(--space-6);
  max-inline-size: var(--text-width);

  & h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
`;

export const FormPart = styled.section`
  display: grid;
  gap: var(--space-4);
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--space-4);
`;
