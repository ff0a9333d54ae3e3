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

/** Old above new, side by side where there is room. */
export const Diff = styled.dl`
  display: grid;
  gap: var(--space-3);
  margin: 0;

  & > div {
    display: grid;
    gap: var(--space-1);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    gap: var(--space-2) var(--space-4);
    margin: 0;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const Hours = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, 1fr) repeat(2, minmax(112px, 1fr));
  align-items: center;
  gap: var(--space-2);

  & > span {
    overflow-wrap: anywhere;
  }
`;
