import { styled } from 'styled-components';

/** A label around its file input: the whole box can be pressed, dropped on and focused. */
export const DropZone = styled.label`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-6) var(--space-4);
  border: 2px dashed var(--control-line);
  border-radius: var(--radius-card);
  background: var(--white);
  color: var(--stone);
  text-align: center;
  cursor: pointer;
  transition:
    border-color var(--duration-state),
    background var(--duration-state);

  & > b {
    color: var(--teal-800);
    font-weight: 600;
  }
  & > svg {
    color: var(--teal-700);
  }
  &:hover,
  &[data-over] {
    border-color: var(--teal-700);
    background: var(--mist);
  }
  &:focus-within {
    outline: 3px solid var(--teal-700);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    opacity: 0;
  }
`;

export const Report = styled.section`
  display: grid;
  gap: var(--space-4);

  & > h2 {
    font-size: var(--size-21);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

export const Faults = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & :is(th, td) {
    padding: var(--space-2);
    padding-inline: 0 var(--space-4);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
  }
  & tbody tr {
    border-block-start: 1px solid var(--line);
  }
  & td:first-child {
    inline-size: 72px;
    font-variant-numeric: tabular-nums;
  }
  & code {
    font-size: var(--size-14);
  }
  @media (max-width: 600px) {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      padding-block: var(--space-2);
    }
    & td {
      padding-block: 2px;
    }
    & td:first-child {
      inline-size: auto;
    }
    & td:first-child::before {
      content: attr(data-label) ' ';
      color: var(--stone);
    }
    & td:last-child {
      grid-column: 1 / -1;
    }
  }
`;
