import { styled } from 'styled-components';

export const PeopleRows = styled.ol`
  display: grid;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 44px;
    border-block-end: 1px solid var(--line);
  }
  & > li > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;

export const Small = styled.h3`
  font-family: inherit;
  font-size: var(--size-16);
  font-weight: 700;
`;

/** Names in the order of their turns. */
export const Order = styled.ol`
  display: grid;
  gap: 4px;
  padding-inline-start: 1.4em;
  list-style: decimal;

  & > li {
    overflow-wrap: anywhere;
  }
  & > li[aria-current] {
    font-weight: 600;
  }
`;

export const Weeks = styled.div`
  display: grid;
  gap: var(--space-2);
`;

export const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  color: var(--stone);
  font-size: var(--size-14);
  text-align: center;
`;

/** One week: its days, and below them who is on call, from handover to handover. */
export const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  overflow: hidden;

  & > time {
    padding: 4px 0 2px;
    font-size: var(--size-14);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  & > time + time {
    border-inline-start: 1px solid var(--line);
  }
  & > time[aria-current] {
    background: var(--marigold-100);
    font-weight: 700;
  }
`;

export const Bars = styled.ul`
  position: relative;
  grid-column: 1 / -1;
  block-size: 38px;
  border-block-start: 1px solid var(--line);
  background: var(--mist);
`;

export const GROUNDS = [
  'var(--teal-100)',
  'var(--marigold-100)',
  'var(--leaf-100)',
  'var(--sea-1)',
  'var(--sand)',
  'var(--coral-100)',
] as const;

export const Bar = styled.li<{ $override: boolean }>`
  position: absolute;
  inset-block: 4px;
  display: flex;
  align-items: center;
  gap: 4px;
  justify-content: center;
  padding-inline: 4px;
  border: ${({ $override }) => ($override ? '2px dashed var(--ink)' : '1px solid var(--control-line)')};
  border-radius: 6px;
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  overflow: hidden;
  container-type: inline-size;

  & > abbr {
    display: none;
  }
  /* A cut name says less than its initials. */
  @container (max-width: 84px) {
    & > abbr {
      display: inline;
      text-decoration: none;
    }
    & > span {
      display: none;
    }
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Pager = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);

  & svg {
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
`;
