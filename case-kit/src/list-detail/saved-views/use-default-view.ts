import type { List } from '@ayana/portal-kit/screens';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SavedView } from './saved-views.api';

/** Entries of the history that have shown a list: going back to one shows it as it was left. */
const shown = new Set<string>();

/** Opens a list with the reader's own view, where its address has no filters; who clears them afterwards sees all of its rows. */
export function useDefaultView(list: Pick<List<unknown>, 'key' | 'show'>, views: readonly SavedView[] | null): void {
  const { key, pathname, search } = useLocation();
  const entry = `${pathname} ${key}`;
  const opens = useRef(search === '' && !shown.has(entry));
  useEffect(() => {
    shown.add(entry);
  }, [entry]);
  useEffect(() => {
    if (!opens.current || views === null) return;
    opens.current = false;
    const chosen = views.find(({ is_default }) => is_default);
    if (chosen !== undefined && list.key === '') list.show(chosen.query);
  }, [list, views]);
}
