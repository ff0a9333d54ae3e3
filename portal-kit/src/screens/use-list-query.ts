import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { queryText, readQuery } from './list-loader';

export interface ListQueryState {
  /** The latest choice, which the page may still be loading. */
  query: Readonly<Record<string, string>>;
  /** Whether that choice is on its way. */
  loading: boolean;
  /** The query of the URL, as text. */
  key: string;
  /** Changes some filters or the sort; null or an empty text removes one. */
  change: (change: Readonly<Record<string, string | null>>) => void;
  /** Shows exactly this query, such as a saved view. */
  show: (text: string) => void;
}

/**
 * The filters and the sort of a list, kept in the URL. Each change builds on the latest choice, so that two quick ones
 * are both kept, however slowly the page loads.
 * @param beside the parameter of what is open beside the list, which stays open
 */
export function useListQuery(names: readonly string[], beside?: string): ListQueryState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state, location: going } = useNavigation();
  const isIdle = state === 'idle';
  const current = readQuery(new URLSearchParams(search), names);
  const key = queryText(current);
  // Shown at once, until the address has changed: to it, or by back, forward or a link to another.
  const [chosen, setChosen] = useState<{ from: string; query: Record<string, string> | null }>({
    from: key,
    query: null,
  });
  if (chosen.from !== key) setChosen({ from: key, query: null });
  const shown = chosen.from === key ? (chosen.query ?? current) : current;
  const latest = useRef(current);
  useEffect(() => {
    // After back, forward or a link from elsewhere, the URL decides.
    if (isIdle) latest.current = readQuery(new URLSearchParams(key), names);
  }, [isIdle, key, names]);

  const go = (next: Record<string, string>): void => {
    latest.current = next;
    setChosen({ from: key, query: next });
    const params = new URLSearchParams(next);
    // Not of the last render: a search that ends late must not close what was opened a moment before.
    const now = new URLSearchParams((going ?? window.location).search);
    const opened = beside === undefined ? null : now.get(beside);
    if (beside !== undefined && opened !== null) params.set(beside, opened);
    const text = params.toString();
    void navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true, preventScrollReset: true });
  };
  return {
    query: shown,
    loading: !isIdle && queryText(shown) !== key,
    key,
    change: (change) => {
      const next = { ...latest.current, ...change };
      go(readQuery(new URLSearchParams(Object.entries(next).map(([name, value]) => [name, value ?? ''])), names));
    },
    show: (text) => go(readQuery(new URLSearchParams(text), names)),
  };
}
