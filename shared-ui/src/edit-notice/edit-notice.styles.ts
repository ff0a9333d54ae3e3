import { styled } from 'styled-components';

/** Stays in view while another part of the form is edited. `--edit-bar-end`: the height of what is fixed below it. */
export const Bar = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-end: var(--edit-bar-end, var(--space-3));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: 10px 14px;
  border: 1px solid var(--marigold-700);
  border-radius: 10px;
  background: var(--marigold-100);
  overflow-wrap: anywhere;

  & > p {
    flex: 1 1 220px;
  }
  @media (max-width: 860px) {
    inset-block-end: var(--edit-bar-end, calc(72px + env(safe-area-inset-bottom)));
  }
`;

export const Box = styled.section`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-4);
  border: 1px solid var(--marigold-700);
  border-radius: var(--radius-card);
  background: var(--white);

  & h3 {
    font-size: var(--size-18);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & h3:focus-visible {
    outline-offset: 4px;
  }
`;

/** One field: what was saved beside what is typed, below each other where there is no room. */
export const Difference = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--space-2) var(--space-3);
  min-inline-size: 0;

  & > legend {
    margin-block-end: var(--space-2);
    font-weight: 600;
  }
`;

/** One of two versions, to be read. */
export const Read = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-inline-size: 0;
  min-block-size: 64px;
  padding: 10px 14px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);

  & > b {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--stone);
    font-size: var(--size-14);
    overflow-wrap: anywhere;
  }
  & > span {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & i {
    color: var(--stone);
  }
  & mark {
    border-radius: 3px;
    background: var(--marigold-100);
    color: inherit;
    box-shadow: inset 0 -2px 0 var(--marigold-700);
  }
`;

/** One of two versions, to be chosen. */
export const Version = styled(Read).attrs({ as: 'label' })`
  position: relative;
  cursor: pointer;
  & svg {
    flex: none;
    visibility: hidden;
  }
  &:hover {
    border-color: var(--teal-700);
  }
  &:has(:checked) {
    border-color: var(--teal-700);
    background: var(--teal-100);
    box-shadow: inset 0 0 0 1px var(--teal-700);
  }
  &:has(:checked) svg {
    visibility: visible;
    color: var(--teal-700);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--teal-700);
    outline-offset: 2px;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
