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

/** The keys of the list, where there is a keyboard. */
export const Legend = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  color: var(--stone);
  font-size: var(--size-14);

  @media (hover: hover) and (pointer: fine) {
    display: flex;
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
  }
  & > dl > div {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & kbd {
    min-inline-size: 24px;
    padding: 0 6px;
    border: 1px solid var(--control-line);
    border-radius: 4px;
    background: var(--white);
    color: var(--ink);
    font: inherit;
    font-weight: 600;
    text-align: center;
  }
`;
