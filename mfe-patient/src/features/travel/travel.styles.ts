import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

/** Tasks of one day under its name. */
export const TaskDay = styled.div`
  display: grid;
  gap: var(--space-2);

  & + & {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & > h3 {
    font-size: var(--size-14);
    color: var(--stone);
  }
`;
