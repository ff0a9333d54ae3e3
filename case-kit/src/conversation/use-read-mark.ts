import { api, dataOf } from '@ayana/portal-kit';
import { useCallback, useEffect, useRef } from 'react';

/** Before every message. */
const NO_MESSAGE = new Date(0).toISOString();

/**
 * Marks a thread read up to its last message, once that is shown in a visible tab.
 * @param last time of the last message; undefined while there is none
 * @param unread whether the thread has messages that the reader has not read
 */
export function useReadMark(
  threadId: string,
  last: string | undefined,
  unread: boolean,
): (isEndShown: boolean) => void {
  const isShown = useRef(false);
  const marked = useRef('');
  const mark = useCallback((): void => {
    const until = last ?? NO_MESSAGE;
    // Also where all is read: who has opened a thread is shown who is writing in it.
    if (!isShown.current || until <= marked.current || (!unread && marked.current !== '')) return;
    if (document.visibilityState !== 'visible') return;
    marked.current = until;
    // Not marked without a line: the next message, or the next visit, marks it.
    dataOf(api.POST('/threads/{id}/read', { params: { path: { id: threadId } }, body: { until } })).catch(() => {
      marked.current = '';
    });
  }, [threadId, last, unread]);
  useEffect(() => {
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [mark]);
  return useCallback(
    (isEndShown) => {
      isShown.current = isEndShown;
      mark();
    },
    [mark],
  );
}
