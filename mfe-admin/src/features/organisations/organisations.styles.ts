import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

export const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Proposal = styled.article`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  & h3 {
    font-size: var(--size-18);
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

/** Old and new, side by side where there is room. */
export const Diff = styled.dl`
  display: grid;
  gap: var(--space-3);
  margin: 0;

  & dt {
    font-weight: 600;
  }
  & dd {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    gap: var(--space-2) var(--space-4);
    margin: 0;
  }
`;

/** Check boxes, beside each other where there is room. */
export const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  gap: var(--space-1) var(--space-3);
`;
