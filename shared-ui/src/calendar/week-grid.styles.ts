import { css, styled } from 'styled-components';

/** In a narrower place the week is a list by days. */
const GRID = '(min-width: 720px)';

export const Room = styled.div`
  container-type: inline-size;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding-block-end: var(--space-3);

  & > h2 {
    margin-inline-end: auto;
    font-size: var(--size-21);
  }
  & > div {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  & > p {
    flex: 1 0 100%;
    color: var(--stone);
    font-size: var(--size-14);
  }
  [dir='rtl'] & button svg {
    scale: -1 1;
  }
`;

export const Grid = styled.div<{ $hours: number; $clocks: number }>`
  --hour: 60px;
  --hours: ${({ $hours }) => $hours};

  @container ${GRID} {
    display: grid;
    grid-template-columns: repeat(${({ $clocks }) => $clocks}, max-content) repeat(7, minmax(0, 1fr));
    grid-template-rows: auto calc(var(--hours) * var(--hour));
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--white);
    overflow: hidden;
  }
`;

const column = css`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
`;

/** The hours on one clock; in a list each entry has its own time. */
export const Hours = styled.div`
  display: none;

  @container ${GRID} {
    ${column}
    padding-inline: var(--space-2);
    color: var(--ink);
    font-size: var(--size-14);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[data-other] {
    color: var(--stone);
  }
  & > small {
    align-self: end;
    max-inline-size: 72px;
    padding-block-end: var(--space-2);
    font-size: inherit;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Clock = styled.div`
  block-size: var(--hour);
  /* At the line of its hour, below it. */
  padding-block-start: 2px;
`;

export const Day = styled.div`
  min-inline-size: 0;

  & > h3 {
    padding-block: var(--space-3) var(--space-1);
    font-size: var(--size-16);
    line-height: 1.3;
  }
  & > h3 > small {
    color: var(--stone);
    font-size: inherit;
    font-weight: 400;
  }
  &[data-today] > h3 {
    color: var(--teal-700);
  }
  @container not ${GRID} {
    &:not(:has(li)) {
      display: none;
    }
  }
  @container ${GRID} {
    ${column}
    border-inline-start: 1px solid var(--line);

    & > h3 {
      padding: var(--space-2);
      border-block-end: 1px solid var(--line);
    }
    & > h3 > small {
      display: block;
    }
    &[data-today] > h3 {
      background: var(--teal-100);
    }
  }
`;

export const Times = styled.div`
  position: relative;

  @container ${GRID} {
    background: repeating-linear-gradient(to bottom, transparent 0 calc(var(--hour) - 1px), var(--line) 0 var(--hour));
  }
`;

const unseen = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  clip-path: inset(50%);
  overflow: hidden;
`;

/** `--from` and `--long` in hours, `--lane` of `--lanes`. */
export const Entry = styled.li`
  & > a {
    display: block;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--teal-700);
    border-inline-start-width: 4px;
    border-radius: 6px;
    background: var(--teal-100);
    color: var(--ink);
    font-size: var(--size-14);
    line-height: 18px;
    text-decoration: none;
    overflow: hidden;
  }
  & > a:hover {
    background: var(--white);
  }
  & > a:focus-visible {
    position: relative;
    z-index: 2;
  }
  & time {
    font-variant-numeric: tabular-nums;
  }
  & b {
    font-weight: 600;
  }
  & i {
    color: var(--stone);
    font-style: normal;
  }
  & small {
    display: block;
    font-size: inherit;
  }
  &[data-quiet] > a {
    border-color: var(--control-line);
    border-style: dashed;
    background: var(--white);
    color: var(--stone);
  }
  @container not ${GRID} {
    &:not([data-more]) {
      padding-block-end: var(--space-2);
    }
    /* A list has room for all. */
    &[data-more] {
      display: none;
    }
  }
  @container ${GRID} {
    position: absolute;
    inset-block-start: calc(var(--from) * var(--hour));
    inset-inline-start: calc(var(--lane) / var(--lanes) * 100%);
    inline-size: calc(100% / var(--lanes));
    block-size: calc(var(--long) * var(--hour));
    padding: 1px;

    & > a {
      block-size: 100%;
      padding: 2px 4px;
    }
    /* Where it is drawn says when it is; it is still read out. */
    & [data-end],
    &[data-tight] time {
      ${unseen}
    }
    /* The name, and after it what it is marked as, end in dots where their own script ends. */
    & > a > span {
      display: flex;
      gap: 4px;
    }
    & time {
      flex: none;
    }
    & :is(b, i, small) {
      display: block;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    &[data-short] > a > small,
    &[data-behind] {
      display: none;
    }
    &[data-more] > a {
      display: grid;
      place-content: center;
      border-inline-start-width: 1px;
      background: var(--white);
      color: var(--teal-800);
    }
  }
`;

/** Where it is now; `--from` in hours. */
export const NowLine = styled.div`
  display: none;

  @container ${GRID} {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(var(--from) * var(--hour));
    inset-inline: 0;
    display: block;
    border-block-start: 2px solid var(--coral-600);
    pointer-events: none;
  }
`;
