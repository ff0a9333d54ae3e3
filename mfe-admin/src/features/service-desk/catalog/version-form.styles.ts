import { styled } from 'styled-components';

export const Rows = styled.ol`
  display: grid;
  gap: var(--space-3);
`;

export const Question = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 200px);
  gap: var(--space-1) var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & > .wide {
    grid-column: 1 / -1;
  }
  & > label {
    align-self: center;
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const QuestionTools = styled.div`
  display: flex;
  justify-content: end;
  gap: var(--space-1);

  & > [aria-disabled='true'] {
    opacity: 0.35;
    cursor: not-allowed;
  }
`;

export const TargetTable = styled.table`
  max-inline-size: 640px;
  border-collapse: collapse;

  & :is(th, td) {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    padding-inline: 0 var(--space-3);
    text-align: start;
    vertical-align: top;
  }
  & th {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
  }
  & tbody th {
    padding-block-start: var(--space-4);
  }
  & tr + tr {
    border-block-start: 1px solid var(--line);
  }
  & label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: start;

  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export const Roles = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 0 var(--space-4);
`;
