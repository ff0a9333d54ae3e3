import type { InboxCounts, InboxItem } from '@ayana/contracts/inbox';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import { countsAddress, type LoaderAnswer } from './data/loader';

/**
 * The API's counts: requested where the list is only partly loaded, and again whenever a request changes.
 * @param key identifies the list; counts of another list are not shown
 * @param items a new array with every page and event
 */
export function useCounts(key: string, wanted: boolean, items: readonly InboxItem[]): InboxCounts | null {
  const { data, load } = useFetcher<LoaderAnswer>();
  const asked = useRef<readonly unknown[]>([]);
  useEffect(() => {
    // The same key is also requested for other items, so compare the items too.
    const question = [key, items];
    if (!wanted || question.every((part, index) => part === asked.current[index])) return;
    asked.current = question;
    void load(countsAddress(key));
  }, [wanted, key, items, load]);
  return wanted && data?.part === 'counts' && data.key === key ? data.counts : null;
}
