import { styled } from 'styled-components';

export const Notes = styled.div`
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);

  & > h3 {
    color: var(--stone);
    font-family: inherit;
    font-size: inherit;
    font-weight: 400;
  }
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
