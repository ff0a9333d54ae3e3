import type { CaseViewers, ClientMessages, InboxViewers } from '@ayana/contracts/realtime';
import { sendMessage, useRealtime } from '@ayana/portal-kit';
import { useCallback, useEffect, useState } from 'react';

/** What colleagues see each other on, and how it is announced. A constant. */
export interface Viewed<T extends 'inbox.viewing' | 'cases.viewing'> {
  message: T;
  body: (id: string | null) => ClientMessages[T]['body'];
}

export const VIEWED_REQUEST: Viewed<'inbox.viewing'> = {
  message: 'inbox.viewing',
  body: (request_id) => ({ request_id }),
};
export const VIEWED_CASE: Viewed<'cases.viewing'> = {
  message: 'cases.viewing',
  body: (journey_id) => ({ journey_id }),
};

/**
 * Announces what is open here, while the page is visible, and returns who else has it open.
 * @returns the names of the other viewers, each once
 */
export function useViewers<T extends 'inbox.viewing' | 'cases.viewing'>(
  { message, body }: Viewed<T>,
  id: string,
  me: string,
): string[] {
  const [received, setReceived] = useState<InboxViewers | CaseViewers | null>(null);
  const say = useCallback(() => {
    void sendMessage(message, body(document.visibilityState === 'visible' ? id : null));
  }, [id, message, body]);
  useRealtime({ 'inbox.viewers': setReceived, 'cases.viewers': setReceived }, { reread: say });
  useEffect(() => {
    say();
    document.addEventListener('visibilitychange', say);
    return () => {
      document.removeEventListener('visibilitychange', say);
      void sendMessage(message, body(null));
    };
  }, [say, message, body]);
  if (received === null || idOf(received) !== id) return [];
  return received.viewers.filter((viewer) => viewer.id !== me).map(({ name }) => name);
}

const idOf = (viewers: InboxViewers | CaseViewers): string =>
  'request_id' in viewers ? viewers.request_id : viewers.journey_id;
