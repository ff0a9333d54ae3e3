import { styled } from 'styled-components';

/** A framework a line: its name, a bar, and the same in words. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  gap: var(--space-5) var(--space-7);

  & > li > div:first-child {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    margin-block-end: 6px;
  }
  & a {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & a[aria-current] {
    color: var(--teal-800);
    text-decoration: underline;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
    font-variant-numeric: tabular-nums;
  }
`;

export const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 8px;
  border-radius: var(--radius-full);
  background: var(--mist);
  overflow: hidden;

  & > i[data-standing='met'] {
    background: var(--leaf-700);
  }
  & > i[data-standing='at_risk'] {
    background: var(--marigold-500);
  }
  & > i[data-standing='not_met'] {
    background: var(--coral-600);
  }
  & > i[data-standing='open'] {
    background: var(--line);
  }
`;

export const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-4);
  margin-block-start: 6px;
  color: var(--stone);
  font-size: var(--size-14);
  font-variant-numeric: tabular-nums;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  & > [data-standing='met'] > svg {
    color: var(--leaf-700);
  }
  & > [data-standing='at_risk'] > svg {
    color: var(--marigold-700);
  }
  & > [data-standing='not_met'] > svg {
    color: var(--coral-600);
  }
`;
