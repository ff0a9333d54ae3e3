import { styled } from 'styled-components';

export const Question = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  padding-block: var(--space-3);

  & + & {
    border-block-start: 1px solid var(--line);
  }
`;

/** Fields of one line beside each other, on a phone below each other. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  align-items: end;
  gap: var(--space-2) var(--space-3);

  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;

    & > * {
      inline-size: 100%;
    }
  }
`;

export const Warned = styled.p`
  font-weight: 600;
`;
