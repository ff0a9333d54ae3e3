import type { InboxItem } from '@ayana/contracts/inbox';
import { useRealtime } from '@ayana/portal-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * Listens to changes of requests while the page is open, and reloads everything after a lost connection.
 * @returns the latest new request, to be announced
 */
export function useLiveInbox(options: {
  receive: (item: InboxItem) => void;
  changed: (id: string) => void;
  reread: () => void;
}): InboxItem | null {
  const { receive, changed, reread } = options;
  const { revalidate } = useRevalidator();
  const [arrived, setArrived] = useState<InboxItem | null>(null);
  useRealtime(
    {
      'inbox.inserted': (item) => {
        receive(item);
        setArrived(item);
      },
      'inbox.updated': (item) => {
        receive(item);
        changed(item.id);
      },
    },
    {
      reread: () => {
        void revalidate();
        reread();
      },
    },
  );
  return arrived;
}
