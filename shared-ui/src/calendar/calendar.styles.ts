import { styled } from 'styled-components';

/** The parts have the class names of the library, whose own style sheet is not loaded. */
export const Month = styled.div`
  max-inline-size: 420px;

  & .rdp-month {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: var(--space-2) 0;
  }
  & .rdp-month_caption {
    font-weight: 700;
  }
  & .rdp-button_previous,
  & .rdp-button_next {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-control);
    color: var(--teal-700);
    cursor: pointer;
  }
  & .rdp-button_previous:hover,
  & .rdp-button_next:hover {
    background: var(--teal-100);
  }
  & .rdp-nav {
    display: flex;
  }
  & .rdp-month_grid {
    grid-column: 1 / -1;
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
  }
  & .rdp-weekday {
    padding-block: 4px;
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
    text-align: center;
  }
  & .rdp-day {
    padding: 0;
    text-align: center;
  }
  & .rdp-day_button {
    position: relative;
    inline-size: 100%;
    min-block-size: 44px;
    border-radius: var(--radius-control);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    transition: background-color var(--duration-state);
  }
  & .rdp-day_button:hover {
    background: var(--mist);
  }
  & .rdp-outside {
    visibility: hidden;
  }
  & .rdp-quiet .rdp-day_button {
    background: var(--mist);
    color: var(--stone);
  }
  & .rdp-today .rdp-day_button {
    box-shadow: inset 0 0 0 1px var(--teal-700);
    font-weight: 700;
  }
  & .rdp-selected .rdp-day_button {
    background: var(--marigold-100);
    color: var(--ink);
    font-weight: 700;
  }
  /* The colour is not the only sign. */
  & .rdp-selected .rdp-day_button::after {
    position: absolute;
    inset-block-end: 5px;
    inset-inline: 0;
    inline-size: 6px;
    block-size: 6px;
    margin-inline: auto;
    border-radius: 50%;
    background: var(--marigold-700);
    content: '';
  }
`;
