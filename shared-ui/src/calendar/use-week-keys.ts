import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** Makes a link an entry of the week: of which day, and what it is called. */
export interface WeekLinkProps {
  'data-key': string;
  'data-day': number;
  tabIndex: 0 | -1;
}

interface WeekKeys {
  linkProps: (key: string, day: number) => WeekLinkProps;
  gridProps: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Those that are drawn: a crowded time hides some, a narrow place others. */
const linksOf = (grid: HTMLElement): HTMLElement[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-key]')].filter(
    (link) => getComputedStyle(link.parentElement ?? link).display !== 'none',
  );
const dayOf = (link: HTMLElement | undefined): number => Number(link?.dataset['day']);

/** Tab reaches one entry of a week; arrow keys go to the one before and after, and to the next day that has any. */
export function useWeekKeys(keys: readonly string[]): WeekKeys {
  const [focused, setFocused] = useState<string | null>(null);
  const stop = focused !== null && keys.includes(focused) ? focused : keys[0];
  return {
    linkProps: (key, day) => ({ 'data-key': key, 'data-day': day, tabIndex: key === stop ? 0 : -1 }),
    gridProps: {
      onFocus: ({ target }) => setFocused(target.dataset['key'] ?? focused),
      onKeyDown: (event) => {
        const links = linksOf(event.currentTarget);
        const at = links.findIndex((link) => link === event.target);
        const next = at === -1 ? undefined : nextLink(links, at, keyOf(event));
        if (next === undefined) return;
        event.preventDefault();
        next.focus();
      },
    },
  };
}

/** From right to left the days run to the left. */
function keyOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key;
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}

function nextLink(links: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const day = dayOf(links[at]);
  const firstOf = (wanted: HTMLElement | undefined) => links.find((link) => dayOf(link) === dayOf(wanted));
  switch (key) {
    case 'ArrowDown':
      return links[at + 1];
    case 'ArrowUp':
      return links[at - 1];
    case 'ArrowRight':
      return links.find((link) => dayOf(link) > day);
    case 'ArrowLeft':
      return firstOf(links.findLast((link) => dayOf(link) < day));
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return undefined;
  }
}
