import { styled } from 'styled-components';

/** The kinds as switches, each with how many there are. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 36px;
    padding: 0 14px;
    border: 1px solid var(--control-line);
    border-radius: var(--radius-full);
    background: var(--white);
    font: inherit;
    font-size: var(--size-14);
    font-weight: 600;
    cursor: pointer;
  }
  /* All of them in one line on a desktop. */
  :root[data-density='compact'] & > button {
    min-block-size: 30px;
    padding: 0 9px;
  }
  & > button:hover {
    border-color: var(--teal-700);
  }
  & > button[aria-pressed='true'] {
    border-color: var(--teal-700);
    background: var(--teal-100);
    color: var(--teal-800);
  }
  & > button > svg {
    color: var(--stone);
  }
  & > button > small {
    color: var(--stone);
    font-size: inherit;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & > button > small[data-late] {
    color: var(--coral-600);
    font-weight: 600;
  }
`;
