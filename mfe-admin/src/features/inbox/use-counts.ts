import type { InboxCounts, InboxItem } from '@ayana/contracts/inbox';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import { countsAddress, type LoaderAnswer } from './data/loader';

/**
 * What the API counts: asked where the list holds a part of the requests only, and again whenever something happens to them.
 * @param key what the list is read by; counts of another are not shown
 * @param items changes with everything that is read or heard
 */
export function useCounts(key: string, wanted: boolean, items: readonly InboxItem[]): InboxCounts | null {
  const { data, load } = useFetcher<LoaderAnswer>();
  const asked = useRef<readonly unknown[]>([]);
  useEffect(() => {
    // Asked again for other items of the same key too, so what it was asked for is compared here.
    const question = [key, items];
    if (!wanted || question.every((part, index) => part === asked.current[index])) return;
    asked.current = question;
    void load(countsAddress(key));
  }, [wanted, key, items, load]);
  return wanted && data?.part === 'counts' && data.key === key ? data.counts : null;
}
