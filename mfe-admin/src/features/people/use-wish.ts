import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { type PeopleFilters, peopleHref, readFilters } from './data/filters';

export interface Wish {
  /** What was chosen last, while the page may still be reading it. */
  wish: PeopleFilters;
  go: (change: Partial<PeopleFilters>, replace?: boolean) => void;
}

/**
 * Walks to other filters, each step from where the one before it leads: a search that settles must not undo the opening of somebody
 * pressed a moment before, however slow the page is.
 */
export function useWish(filters: PeopleFilters): Wish {
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  const latest = useRef(filters);
  const href = peopleHref(filters);
  const [wish, setWish] = useState({ href, filters });
  useEffect(() => {
    // Back and forward, and links from elsewhere: the address has the last word once it rests.
    if (idle) latest.current = readFilters(new URL(href, location.origin).searchParams);
  }, [href, idle]);
  return {
    wish: idle ? filters : wish.filters,
    go: (change, replace = false) => {
      latest.current = { ...latest.current, ...change };
      setWish({ href, filters: latest.current });
      void navigate(peopleHref(latest.current), { replace, preventScrollReset: true });
    },
  };
}
