import { styled } from 'styled-components';

/** Gets the focus when a row that had it is removed. */
export const ListFrame = styled.div`
  outline: none;
`;

export const FileRows = styled.ul`
  display: grid;

  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-2);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li > svg {
    align-self: start;
    margin-block-start: 3px;
    color: var(--stone);
  }
`;

export const FileText = styled.div`
  min-inline-size: 0;

  & > :first-child {
    display: block;
    overflow-wrap: anywhere;
    font-weight: 600;
    text-align: start;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & small[data-failed] {
    color: var(--coral-600);
    font-weight: 600;
  }
`;

export const FileActions = styled.div`
  display: flex;
`;

/** The progress of one file, below its name. */
export const Bar = styled.progress`
  grid-column: 2 / -1;
  inline-size: 100%;
  block-size: 6px;
  border: 0;
  border-radius: 3px;
  overflow: hidden;
  background: var(--mist);
  accent-color: var(--teal-700);
  appearance: none;

  &::-webkit-progress-bar {
    background: var(--mist);
  }
  &::-webkit-progress-value {
    background: var(--teal-700);
    transition: inline-size var(--duration-state);
  }
  &::-moz-progress-bar {
    background: var(--teal-700);
  }
  &[data-quiet]::-webkit-progress-value {
    background: var(--control-line);
  }
  &[data-quiet]::-moz-progress-bar {
    background: var(--control-line);
  }
`;

export const DropArea = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px dashed var(--control-line);
  border-radius: 10px;
  transition:
    background-color var(--duration-state),
    border-color var(--duration-state);

  /* Its buttons and its files are cells of the row. */
  &[data-compact] {
    display: contents;

    & > ul {
      grid-column: 2 / -1;
    }
    @media (max-width: 520px) {
      & > :first-child {
        grid-column: 2 / -1;
      }
    }
  }
  &[data-over] {
    border-color: var(--teal-700);
    border-style: solid;
    background: var(--mist);
  }
  & > div > small {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  color: var(--stone);

  /* A finger drops nothing, and a mouse has no camera. */
  @media (pointer: coarse) {
    & > [data-pointer='fine'] {
      display: none;
    }
  }
  @media (pointer: fine) {
    & > [data-pointer='coarse'] {
      display: none;
    }
  }
`;

/** The rows of a list that is being read. */
export const LoadingRow = styled.li`
  min-block-size: 56px;

  &::before,
  &::after {
    block-size: 12px;
    border-radius: 6px;
    background: var(--mist);
    content: '';
  }
  &::after {
    inline-size: 60%;
  }
`;
