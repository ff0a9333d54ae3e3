import { styled } from 'styled-components';

/** The days of a trip on the journey's line. */
export const Days = styled.ol`
  display: grid;
  gap: var(--space-4);

  & > li {
    position: relative;
    display: grid;
    gap: var(--space-2);
    padding-inline-start: var(--space-5);
  }
  & > li::before {
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 0;
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid var(--teal-700);
    border-radius: 50%;
    background: var(--white);
    content: '';
  }
  & > li[data-next]::before {
    border-color: var(--ink);
    background: var(--marigold-500);
  }
  & > li:not(:last-child)::after {
    position: absolute;
    inset-block: 22px calc(-1 * var(--space-4) - 2px);
    inset-inline-start: 6px;
    border-inline-start: 2px dotted var(--control-line);
    content: '';
  }
  & > li[data-over]::before {
    background: var(--teal-700);
  }
  & > li[data-over]::after {
    border-inline-start: 2px solid var(--marigold-500);
  }
  & h3 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    line-height: 1.5;
  }
`;

export const Legs = styled.ul`
  display: grid;
  gap: var(--space-2);
`;

export const LegBox = styled.li`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: start;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);

  &[data-cancelled] {
    background: var(--mist);
  }
  &[data-cancelled] b {
    text-decoration: line-through;
  }
  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > div:first-child {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    & > div:nth-child(2) {
      display: contents;
    }
    & > div:nth-child(2) > :first-child {
      grid-column: 1;
      grid-row: 1;
    }
    & > div:nth-child(2) > :not(:first-child) {
      grid-column: 1 / -1;
    }
    & > :last-child {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

export const LegTimes = styled.div`
  display: grid;
  font-variant-numeric: tabular-nums;

  & > :first-child {
    font-weight: 600;
  }
  & small {
    font-size: var(--size-14);
    line-height: 1.4;
    color: var(--stone);
  }
  @media (max-width: 560px) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-2);
  }
`;

export const LegWords = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & b {
    font-weight: 600;
  }
  & p {
    color: var(--stone);
  }
`;

/** Large enough to be read by a driver over a shoulder. */
export const DriverAddress = styled.p`
  && {
    margin-block-start: var(--space-1);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-control);
    background: var(--sea);
    color: var(--ink);
    font-size: var(--size-18);
    line-height: 1.5;
  }
  & small {
    display: block;
    font-size: var(--size-14);
    color: var(--stone);
  }
`;
