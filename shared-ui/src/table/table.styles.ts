import { css, styled } from 'styled-components';

/** Up to this width, rows are shown as cards. */
export const CARDS = '(max-width: 720px)';

export const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  & > * {
    min-inline-size: 0;
  }
  /* Another list is on its way. Paler rows would be hard to read. */
  &[aria-busy='true'] tbody {
    background: var(--mist);
    cursor: progress;
  }
`;

/** One line a row, on screens that are wide enough for a table. */
const compact = css`
  @media (min-width: 721px) {
    :root[data-density='compact'] & {
      font-size: var(--size-14);
      line-height: 20px;

      & :is(th, td),
      & th > button {
        padding: 3px var(--space-2);
      }
      & thead th[data-sortable] {
        padding: 0;
      }
      & tbody tr[data-row] {
        block-size: 27px;
      }
      & tbody tr[data-row] > td {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      /* What is below one another otherwise is beside one another, as far as there is room. */
      & tbody tr[data-row] > td *:not(svg, svg *, img, input, button, [data-initials]) {
        display: inline;
        margin-block: 0;
        white-space: nowrap;
      }
      & tbody tr[data-row] > td :is(svg, img) {
        display: inline-block;
        inline-size: auto;
        max-block-size: 18px;
        margin-inline-end: 4px;
        vertical-align: -4px;
      }
      & [data-select] > input {
        inline-size: 16px;
        block-size: 16px;
      }
      & [data-initials] {
        display: inline-grid;
        inline-size: 18px;
        block-size: 18px;
        margin-inline-end: 6px;
      }
      & small {
        margin-inline-start: var(--space-2);
      }
    }
  }
  @media (min-width: 721px) and (pointer: fine) {
    :root[data-density='compact'] & tbody tr[data-row] > td :is(button, a:not([data-open])) {
      min-block-size: 24px;
      padding-block: 0;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: end;
  gap: var(--space-2) var(--space-3);

  & > [data-new] {
    margin-inline-end: auto;
  }
  /* Narrower than this its filters fold: it has a row of its own then. */
  & > [role='search'] {
    flex: 1 1 660px;
    min-inline-size: 0;
  }
  @media ${CARDS} {
    & > [role='search'] {
      flex-basis: 100%;
    }
  }
`;

/** Cards have no head to press, so a phone sorts by a list. */
export const PhoneSort = styled.label`
  display: none;

  @media ${CARDS} {
    display: block;
    flex: 1 1 150px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  & :is(th, td) {
    padding: var(--space-2) var(--space-3);
    text-align: start;
    vertical-align: middle;
  }
  & [data-end] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & [data-select] {
    inline-size: 44px;
    padding-inline-end: 0;
  }
  & thead th {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    border-block-end: 1px solid var(--line);
    background: var(--table-ground, var(--white));
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
    line-height: 20px;
  }
  & thead th[data-sortable] {
    padding: 0;
  }
  & tbody td {
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  & tbody tr[data-row] {
    position: relative;
  }
  & tbody tr[data-row]:hover {
    background: var(--mist);
  }
  & tbody tr[data-selected] {
    background: var(--teal-100);
  }
  & tbody tr[data-row]:has(a:focus-visible) {
    outline: 2px solid var(--teal-700);
    outline-offset: -2px;
  }
  & tbody a[data-open] {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  & tbody a[data-open]:focus-visible {
    outline: none;
  }
  /* The whole row opens it. */
  & tbody a[data-open]::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & tbody :is([data-select], a:not([data-open]), button) {
    position: relative;
    z-index: 1;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 400;
    line-height: 20px;
    /* A name in another script stays at the side where its row begins. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  ${compact}
  @media ${CARDS} {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    & tbody {
      display: block;
    }
    & tbody tr[data-row] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-2);
      padding: var(--space-3) 0;
      border-block-end: 1px solid var(--line);
    }
    & tbody tr[data-gap] {
      display: block;
    }
    & tbody tr[data-row] > td {
      display: flex;
      flex: 0 0 100%;
      gap: var(--space-3);
      inline-size: auto;
      padding: 0;
      border: 0;
      text-align: start;
    }
    & tbody tr[data-row] > td[data-lead] {
      display: block;
      flex: 1 0 calc(100% - 48px);
      max-inline-size: calc(100% - 48px);
      order: -2;
    }
    & tbody tr[data-row]:not(:has(td[data-select])) > td[data-lead] {
      max-inline-size: none;
    }
    & tbody tr[data-row] > td[data-select] {
      flex: none;
      justify-content: end;
      order: -1;
    }
    & tbody tr[data-row] > td[data-chip] {
      flex: none;
      /* A chip that can be pressed is higher than its neighbour. */
      align-items: center;
      order: -1;
    }
    & tbody td:is([data-lead], [data-select], [data-chip])::before {
      content: none;
    }
    & tbody td::before {
      flex: 0 0 108px;
      color: var(--stone);
      content: attr(data-label);
    }
    & tbody tr[data-row] > td[data-empty] {
      display: none;
    }
  }
`;

/** What only a table needs, not cards. */
export const TableOnly = styled.div`
  @media ${CARDS} {
    display: none;
  }
`;

/** A part of the menu that says how the list is shown. */
export const ViewPart = styled.div`
  display: grid;
  padding-block: 6px;

  & + & {
    border-block-start: 1px solid var(--line);
  }
  & > b {
    padding-block: 4px;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: 36px;
    font-size: var(--size-14);
    font-weight: 600;
    text-align: start;
    cursor: pointer;
  }
  & kbd {
    padding: 0 8px;
    border: 1px solid var(--control-line);
    border-radius: 4px;
    background: var(--paper);
    font: inherit;
  }
  /* Cards on a phone are of one kind, and have no keys. */
  &[data-wide] {
    @media ${CARDS} {
      display: none;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  inline-size: 100%;
  padding: var(--space-2) var(--space-3);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  /* The arrow is before the title, so that the title ends where the figures do. */
  [data-end] > & {
    flex-direction: row-reverse;
  }
  & > svg {
    flex: none;
    opacity: 0;
  }
  &:is(:hover, :focus-visible) > svg {
    opacity: 0.5;
  }
  [aria-sort] > & {
    color: var(--teal-800);
  }
  [aria-sort] > & > svg {
    opacity: 1;
  }
`;

export const Check = styled.input`
  display: block;
  inline-size: 20px;
  block-size: 20px;
  accent-color: var(--teal-700);
  cursor: pointer;

  /* A larger area than the box itself. */
  td:has(> &) {
    cursor: pointer;
  }
`;

/** Actions on the selected rows, where the thumb and the eye are. */
export const SelectionBox = styled.div`
  position: sticky;
  z-index: 4;
  inset-block-end: var(--space-3);
  justify-self: center;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  max-inline-size: 100%;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  padding-inline: var(--space-4) var(--space-3);
  border-radius: var(--radius-card);
  background: var(--white);
  box-shadow: var(--shadow-float);

  & > b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 860px) {
    /* Above the bottom bar. */
    inset-block-end: calc(72px + env(safe-area-inset-bottom));
  }
`;

export const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  min-block-size: 36px;
  color: var(--stone);
  font-size: var(--size-14);
`;
