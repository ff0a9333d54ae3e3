import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../tabs';

/** Figures in one quiet row, divided by hairlines: no tiles. */
export const StatRow = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) 0;

  & > div {
    flex: 1 1 140px;
    padding-inline: var(--space-4);
    border-inline-start: 1px solid var(--line);
  }
  & > div:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  & dt {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  & dd b {
    font-family: var(--font-heading);
    font-size: var(--size-24);
    font-weight: 500;
    line-height: 1.3;
  }
  & dd > a {
    color: inherit;
    text-decoration: none;
  }
  & dd > a:hover > b {
    color: var(--teal-800);
    text-decoration: underline;
  }
  & dd > small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & dd > small[data-late] {
    color: var(--coral-600);
  }
  @media (min-width: 721px) {
    :root[data-density='compact'] & {
      gap: 0;
    }
    :root[data-density='compact'] & > div,
    :root[data-density='compact'] & dd {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--space-2);
    }
    :root[data-density='compact'] & dd b {
      font-size: var(--size-18);
    }
  }
  @media (max-width: 720px) {
    & > div {
      flex-basis: 40%;
      padding-inline: 0 var(--space-3);
      border: 0;
    }
  }
`;

export interface StatProps {
  label: string;
  /** The figure, as text in the reader's language. */
  value: string;
  /** How it is counted, or what is behind it. */
  note?: ReactNode;
  /** The note says what is wrong. */
  late?: boolean;
  /** The list behind the figure. */
  href?: string;
  LinkComponent?: LinkComponent;
}

/** One figure of a `StatRow`; it leads to what it counts. */
export function Stat({ label, value, note, late = false, href, LinkComponent: Anchor = 'a' }: StatProps) {
  const figure = <b>{value}</b>;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {href === undefined ? figure : <Anchor href={href}>{figure}</Anchor>}
        {note === undefined ? null : <small data-late={late ? '' : undefined}>{note}</small>}
      </dd>
    </div>
  );
}
