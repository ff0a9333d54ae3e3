import { styled } from 'styled-components';

/** What a rule is about, and by which law. */
export const RuleText = styled.div`
  display: grid;
  gap: 2px;
  white-space: normal;

  & > b {
    font-weight: 600;
  }
  & > span {
    color: var(--ink);
    font-weight: 400;
  }
  & > small {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;
