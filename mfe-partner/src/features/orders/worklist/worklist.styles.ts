import { styled } from 'styled-components';

/** The box for a number, and its button beside it. */
export const ScanForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-2);

  /* Beside the field, below its label: hints and errors are longer. */
  & > button {
    margin-block-start: 28px;
  }
`;

/** Words of a state beside each other. */
export const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;
