import { useDraft } from '@ayana/portal-kit/form-engine';
import { useState } from 'react';
import type { WaitingMessage } from './outbox';
import type { CaseThread } from './conversation.types';
import { useMessageLog } from './use-message-log';
import { useOutbox } from './use-outbox';
import { useReadMark } from './use-read-mark';
import { useTyping } from './use-typing';

/**
 * One thread for `Conversation`: its messages, what is on its way, who is writing and who has read it. Use a `key` for another
 * thread.
 * @param me the reader's id
 * @param isKept whether the newest messages are stored in this browser, to be read while offline
 * @param inChannel of the staff: whether what they send also leaves in the channel of the last message
 */
export function useConversation(
  thread: CaseThread,
  me: string,
  { isKept = false, inChannel }: { isKept?: boolean; inChannel?: boolean | undefined } = {},
) {
  const { id, reads, unread_count } = thread;
  const { messages, failure, reread, older, add } = useMessageLog(id, isKept);
  const { outgoing, stalled, send, retry, remove } = useOutbox(id, add);
  const { typing, onType } = useTyping(id, me);
  const [attached, setAttached] = useState<WaitingMessage['documents']>([]);
  const draft = useDraft(`message-${id}`);
  const onEnd = useReadMark(id, messages?.at(-1)?.created_at, unread_count > 0);
  // The divider stays where it was when the thread was opened, although all of it is read meanwhile.
  const [readBefore] = useState(() => (unread_count === 0 ? null : (markOf(reads, me) ?? '')));
  return {
    me,
    messages,
    failure,
    onRetry: reread,
    /** Shows what the API answered of a message. */
    onChanged: add,
    older,
    readBefore,
    reads: reads.filter(({ user }) => user.id !== me),
    outgoing,
    stalled,
    onSendAgain: retry,
    onDelete: remove,
    typing,
    onEnd,
    draft: draft.text,
    onDraft: (text: string) => {
      draft.set(text);
      if (text !== '') onType();
    },
    attached,
    onAttach: setAttached,
    onSend: () => {
      const text = draft.text.trim();
      if (text === '' && attached.length === 0) return false;
      send(text, attached, inChannel);
      setAttached([]);
      draft.clear();
      return true;
    },
  };
}

const markOf = (reads: CaseThread['reads'], me: string): string | undefined =>
  reads.find(({ user }) => user.id === me)?.read_until;
