import { styled } from 'styled-components';

export const Mark = styled.svg`
  flex: none;
  stroke: var(--marigold-500);
  stroke-width: 3;
`;

export const BarTableBox = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-2);

  & > p {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    max-inline-size: var(--measure);
    color: var(--stone);
    font-size: var(--size-14);
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: 7px 0;
    padding-inline-end: var(--space-4);
    border-block-end: 1px solid var(--line);
    font-weight: 400;
    text-align: end;
    vertical-align: top;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & :is(th, td):first-child {
    text-align: start;
    overflow-wrap: anywhere;
  }
  & thead :is(th, td) {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
    vertical-align: bottom;
  }
  & tbody td:not([data-bar]) {
    white-space: nowrap;
  }
  & thead td[data-bar] {
    text-align: start;
  }
  & tbody th {
    inline-size: 30%;
    min-inline-size: 128px;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & td[data-bar] {
    inline-size: 45%;
    min-inline-size: 90px;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
    line-height: 1.4;
    text-align: start;
  }
  & svg:not(${Mark}) {
    display: block;
    margin-block-start: 2px;
  }
  & rect {
    fill: var(--teal-700);
  }
  & rect[data-room] {
    fill: var(--mist);
  }
  & line {
    stroke: var(--marigold-500);
    stroke-width: 3;
  }
  & line[data-edge] {
    stroke: var(--white);
    stroke-width: 6;
  }
  [dir='rtl'] & td svg {
    scale: -1 1;
  }
  /* On a phone the bar is a line of its own, with the numbers and what they are below it. */
  @container (max-width: 560px) {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: flex;
      flex-wrap: wrap;
      gap: 2px var(--space-4);
      padding-block: var(--space-2);
      border-block-end: 1px solid var(--line);
    }
    & tbody tr:last-child {
      border-block-end: 0;
    }
    & tbody :is(th, td) {
      inline-size: auto;
      min-inline-size: 0;
      padding: 0;
      border: 0;
    }
    & tbody :is(th, td[data-bar]) {
      flex: 0 0 100%;
    }
    & td[data-head]:empty {
      display: none;
    }
    & td[data-head]::before {
      margin-inline-end: 6px;
      color: var(--stone);
      font-size: var(--size-14);
      content: attr(data-head);
    }
  }
`;

export const BarScroll = styled.div`
  overflow-x: auto;
`;
