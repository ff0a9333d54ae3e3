import { styled } from 'styled-components';

/** The column beside the preview, or below it on a phone. */
export const Beside = styled.div`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5);

  & > form {
    display: grid;
    gap: var(--space-3);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
