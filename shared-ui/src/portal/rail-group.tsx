import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../tabs';
import { usePreference } from '../preference';
import { Late, RailItem, type PortalItem } from './rail-item';

export interface PortalGroup {
  id: string;
  title?: string;
  entries: readonly PortalItem[];
}

const Lines = styled.ul`
  display: grid;
  gap: 2px;
`;

const Fold = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
    padding: 6px var(--space-2);
    border-radius: var(--radius-control);
    color: var(--stone);
    font-size: var(--size-14);
    cursor: pointer;
    list-style: none;

    & > span:first-child {
      flex: 1;
    }
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: var(--mist);
    color: var(--ink);
  }
  &:not([open]) > summary > svg {
    rotate: -90deg;

    [dir='rtl'] & {
      rotate: 90deg;
    }
  }
`;

/**
 * Entries below their heading, which folds them. A group is open until the user folds it, and folded on this device until the user opens it; what is
 * late in it is said at its heading then.
 */
export function RailGroup({ group, LinkComponent }: { group: PortalGroup; LinkComponent: LinkComponent }) {
  const { id, title, entries } = group;
  const [folded, fold] = usePreference('rail');
  const titles = folded === '' ? [] : folded.split('\n');
  const open = title === undefined || !titles.includes(title);
  if (entries.length === 0) return null;
  const lines = (
    <Lines aria-labelledby={title === undefined ? undefined : `rail-${id}`}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <RailItem entry={entry} LinkComponent={LinkComponent} />
        </li>
      ))}
    </Lines>
  );
  if (title === undefined) return lines;
  const late = open ? undefined : entries.find((entry) => entry.late !== undefined)?.late;
  return (
    <Fold open={open}>
      <summary
        onClick={(event) => {
          // The state decides, so that a group that is shown folded is not taken for one that was opened.
          event.preventDefault();
          fold((open ? [...titles, title] : titles.filter((each) => each !== title)).join('\n'));
        }}
      >
        <span id={`rail-${id}`}>{title}</span>
        {late === undefined ? null : <Late>{late}</Late>}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      {lines}
    </Fold>
  );
}
