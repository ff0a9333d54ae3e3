import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { LinkComponent } from '../tabs';

export type PortalItem = {
  id: string;
  label: string;
  icon: ReactNode;
  href: string;
  current?: boolean;
  /** The count; not shown when 0. */
  count?: string | undefined;
  /** What `count` counts, announced after it: "unread". */
  countLabel?: string | undefined;
  /** Its place in the bar of a phone; the entries without one follow. */
  bar?: number | undefined;
  /** Late things, e.g. "1 late". */
  late?: string | undefined;
};

/** The style of a rail entry, for entries that are not links. */
export const railLine = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 40px;
  padding: 8px var(--space-2);
  border-radius: var(--radius-control);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  transition: background-color var(--duration-state);

  & > svg {
    flex: none;
    color: var(--stone);
  }
  &:hover {
    background: var(--mist);
    color: var(--ink);
  }
  &[aria-current] {
    background: var(--teal-100);
    color: var(--teal-800);
  }
  &[aria-current] > svg {
    color: var(--teal-700);
  }
`;

const Anchor = styled.a`
  ${railLine}
`;

export const Label = styled.span`
  /* A long one goes on in a second line: the count beside it must not leave the rail. */
  flex: 1;
  min-inline-size: 0;
  padding-inline-start: 2px;
  overflow-wrap: anywhere;
`;

export const Late = styled.span`
  padding: 0 var(--space-2);
  border-radius: var(--radius-full);
  background: var(--coral-100);
  color: var(--coral-600);
  font-size: var(--size-14);
  line-height: 20px;
  white-space: nowrap;
`;

export const Count = styled.span`
  font-size: var(--size-14);
  font-variant-numeric: tabular-nums;
`;

/** One rail entry. */
export function RailItem({ entry, LinkComponent }: { entry: PortalItem; LinkComponent: LinkComponent }) {
  return (
    <Anchor as={LinkComponent} href={entry.href} aria-current={entry.current === true ? 'page' : undefined}>
      {entry.icon}
      <Label>{entry.label}</Label>
      {entry.late === undefined ? null : <Late>{entry.late}</Late>}
      {entry.count === undefined ? null : <Count title={entry.countLabel}>{entry.count}</Count>}
    </Anchor>
  );
}
