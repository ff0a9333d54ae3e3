import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { type PeopleFilters, peopleHref, readFilters } from './data/filters';

export interface ChosenFilters {
  /** The latest choice, which the page may still be loading. */
  chosen: PeopleFilters;
  go: (change: Partial<PeopleFilters>, replace?: boolean) => void;
}

/**
 * Navigates between filters. Each change builds on the latest choice: a search that ends late must not close the person who was
 * opened a moment before, however slowly the page loads.
 */
export function usePeopleFilters(filters: PeopleFilters): ChosenFilters {
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  const latest = useRef(filters);
  const href = peopleHref(filters);
  const [chosen, setChosen] = useState({ href, filters });
  useEffect(() => {
    // After back, forward or a link from elsewhere, the URL decides.
    if (idle) latest.current = readFilters(new URL(href, location.origin).searchParams);
  }, [href, idle]);
  return {
    chosen: idle ? filters : chosen.filters,
    go: (change, replace = false) => {
      latest.current = { ...latest.current, ...change };
      setChosen({ href, filters: latest.current });
      void navigate(peopleHref(latest.current), { replace, preventScrollReset: true });
    },
  };
}
