import { api, dataOf, type Part, type PartFailure, readPart, useRealtime } from '@ayana/portal-kit';
import { withLastSeen } from '@ayana/portal-kit/screens';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type MessageLog, withMessage, withNewest, withOlder } from './message-log';
import type { CaseMessage, CaseMessagesPage } from './conversation.types';

const PAGE = 30;

export interface Messages {
  /** Oldest first; undefined until they were read once. */
  messages: readonly CaseMessage[] | undefined;
  failure: PartFailure | null;
  reread: () => void;
  older: { has: boolean; busy: boolean; load: () => void };
  add: (message: CaseMessage) => void;
}

const readPage = (id: string, cursor?: string): Promise<CaseMessagesPage> =>
  dataOf(
    api.GET('/threads/{id}/messages', {
      params: { path: { id }, query: { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) } },
    }),
  );

/**
 * The messages of one thread, kept up to date; older ones are read page by page. Use a `key` for another thread.
 * @param isKept whether the newest are stored in this browser, to be read while offline
 */
export function useMessageLog(threadId: string, isKept: boolean): Messages {
  const [log, setLog] = useState<MessageLog | null>(null);
  const [failure, setFailure] = useState<PartFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const reads = useRef(0);

  const reread = useCallback(() => {
    const current = ++reads.current;
    const receive = (read: Part<CaseMessagesPage>): void => {
      // An earlier answer that comes later would take back what is shown.
      if (current !== reads.current) return;
      setFailure(read.failure);
      const { page } = isKept ? withLastSeen(`thread.${threadId}`, { page: read }).parts : { page: read };
      const { value } = page;
      // What was stored may be older than what is shown.
      if (value !== null)
        setLog((before) => (read.failure === null ? withNewest(before, value) : (before ?? withNewest(null, value))));
    };
    void readPart(readPage(threadId)).then(receive);
  }, [threadId, isKept]);
  useEffect(() => {
    const counter = reads;
    reread();
    return () => void (counter.current += 1);
  }, [reread]);
  useRealtime({ 'messages.inserted': ({ id }) => (id === threadId ? reread() : undefined) }, { reread });

  const load = async (): Promise<void> => {
    if (log === null || log.older === null || busy) return;
    setBusy(true);
    const { value, failure: reason } = await readPart(readPage(threadId, log.older));
    setBusy(false);
    setFailure(reason);
    if (value !== null) setLog((before) => (before === null ? before : withOlder(before, value)));
  };
  return {
    messages: log?.messages,
    failure,
    reread,
    older: { has: log !== null && log.older !== null, busy, load: () => void load() },
    add: useCallback((message) => setLog((before) => withMessage(before, message)), []),
  };
}
