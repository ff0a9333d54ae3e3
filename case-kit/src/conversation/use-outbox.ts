import { api, ApiProblem, dataOf, newIdempotencyKey, useKeptForm, useRealtime } from '@ayana/portal-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nextToSend, type Outgoing, readOutgoing, type WaitingMessage, withRefusal, without } from './outbox';
import type { CaseMessage } from './conversation.types';

/** The wait before the next attempt when the API does not answer although there is a line, in milliseconds. */
const RETRY = 5_000;

export interface Outbox {
  /** In the order they were written. */
  outgoing: Outgoing;
  /** There was no answer: they are sent again by themselves. */
  stalled: boolean;
  send: (text: string, documents: WaitingMessage['documents'], inChannel?: boolean) => void;
  /** Sends a refused message again. */
  retry: (key: string) => void;
  remove: (key: string) => void;
}

/**
 * Sends messages of a thread one after the other. Without a line they wait in this tab, also through a reload, and are sent once when it is
 * back: each keeps its idempotency key until it was accepted or refused.
 */
export function useOutbox(threadId: string, onSent: (message: CaseMessage) => void): Outbox {
  const { values, ready, set } = useKeptForm({ name: `messages-${threadId}`, version: 1, initial: { outgoing: '[]' } });
  const outgoing = useMemo(() => readOutgoing(values.outgoing), [values.outgoing]);
  const [stalled, setStalled] = useState(false);
  const latest = useRef({ outgoing, onSent });
  useEffect(() => {
    latest.current = { outgoing, onSent };
  });
  const isSending = useRef(false);

  const change = useCallback(
    (by: (outgoing: Outgoing) => Outgoing): void => {
      const next = by(latest.current.outgoing);
      latest.current = { ...latest.current, outgoing: next };
      set('outgoing', JSON.stringify(next));
    },
    [set],
  );

  const flush = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setStalled(false);
    for (let next = nextToSend(latest.current.outgoing); next; next = nextToSend(latest.current.outgoing)) {
      const { key } = next;
      const outcome = await deliver(threadId, next);
      if (outcome === 'unanswered') {
        setStalled(true);
        break;
      }
      if (typeof outcome === 'string') change((all) => withRefusal(all, key, outcome));
      else {
        change((all) => without(all, key));
        latest.current.onSent(outcome);
      }
    }
    isSending.current = false;
  }, [threadId, change]);

  useEffect(() => {
    if (!ready) return undefined;
    const again = (): void => void flush();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [ready, flush]);
  // After a reconnect, and every 30 s without one.
  useRealtime({}, { reread: () => void flush() });
  useEffect(() => {
    if (!stalled) return undefined;
    const timer = setTimeout(() => void flush(), RETRY);
    return () => clearTimeout(timer);
  }, [stalled, flush]);

  return {
    outgoing,
    stalled,
    send: (text, documents, in_channel) => {
      const written_at = new Date().toISOString();
      change((all) => [...all, { key: newIdempotencyKey(), text, documents, in_channel, written_at, refusal: null }]);
      void flush();
    },
    retry: (key) => {
      change((all) => withRefusal(all, key, null));
      void flush();
    },
    remove: (key) => change((all) => without(all, key)),
  };
}

/** What became of one message: the API's row, why it was refused, or that there was no answer. */
async function deliver(
  thread_id: string,
  { key, text, documents, in_channel }: WaitingMessage,
): Promise<CaseMessage | string> {
  const body = {
    ...(text === '' ? {} : { text }),
    ...(documents.length === 0 ? {} : { document_ids: documents.map(({ id }) => id) }),
    ...(in_channel === undefined ? {} : { in_channel }),
  };
  const params = { path: { id: thread_id } };
  try {
    return await dataOf(api.POST('/threads/{id}/messages', { params, headers: { 'Idempotency-Key': key }, body }));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return isPassing(error) ? 'unanswered' : error.message;
  }
}

/** No answer, an expired session, too many at once, or a server that is down: the same message can be accepted later. */
const isPassing = ({ status }: ApiProblem): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;
