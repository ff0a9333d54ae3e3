import type { InboxItem } from '@ayana/contracts/inbox';
import { useRealtime } from '@ayana/portal-kit';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { readUnread } from './data/reading';

/** Many events at once cost one count. */
const SETTLE = 400;

type Live = { unread: number; arrived: InboxItem | null };

/**
 * Hears what happens to requests while the page is open, and reads everything again after a lost connection.
 * @returns the unread count, and the request that came last, to be announced
 */
export function useLive(options: {
  unread: number;
  hear: (item: InboxItem) => void;
  changed: (id: string) => void;
  reread: () => void;
}): Live {
  const { unread: readCount, hear, changed, reread } = options;
  const { revalidate } = useRevalidator();
  const [count, setCount] = useState({ of: readCount, value: readCount });
  const [arrived, setArrived] = useState<InboxItem | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (count.of !== readCount) setCount({ of: readCount, value: readCount });
  useEffect(() => () => clearTimeout(timer.current), []);

  const recount = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      readUnread().then(
        (value) => setCount((before) => ({ ...before, value })),
        (error: unknown) => console.warn('The unread count could not be read.', error),
      );
    }, SETTLE);
  };

  useRealtime(
    {
      'inbox.inserted': (item) => {
        hear(item);
        setArrived(item);
        recount();
      },
      'inbox.updated': (item) => {
        hear(item);
        changed(item.id);
        recount();
      },
    },
    {
      reread: () => {
        void revalidate();
        reread();
      },
    },
  );
  return { unread: count.value, arrived };
}
