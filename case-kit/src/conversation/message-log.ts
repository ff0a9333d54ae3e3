import type { CaseMessage, CaseMessagesPage } from './conversation.types';

/** What is known of a thread: its newest messages without a gap. */
export interface MessageLog {
  /** Oldest first. */
  messages: readonly CaseMessage[];
  /** The cursor of the messages before; null at the beginning of the thread. */
  older: string | null;
}

const oldestFirst = ({ items }: CaseMessagesPage): CaseMessage[] => items.toReversed();

/**
 * Adds the newest page. Where it does not reach what is known, as after a long time without a line, the log begins again: a gap would look
 * like the whole thread.
 */
export function withNewest(log: MessageLog | null, page: CaseMessagesPage): MessageLog {
  const newest = oldestFirst(page);
  const [first] = newest;
  const start = log === null || first === undefined ? -1 : log.messages.findIndex(({ id }) => id === first.id);
  if (log === null || first === undefined || (start === -1 && page.next_cursor !== null))
    return { messages: newest, older: page.next_cursor };
  const kept = start === -1 ? [] : log.messages.slice(0, start);
  return { messages: [...kept, ...newest], older: start === -1 ? null : log.older };
}

export function withOlder(log: MessageLog, page: CaseMessagesPage): MessageLog {
  const known = new Set(log.messages.map(({ id }) => id));
  const before = oldestFirst(page).filter(({ id }) => !known.has(id));
  return { messages: [...before, ...log.messages], older: page.next_cursor };
}

/** Adds a message that was just written or changed here; others may have been written at the same time. */
export function withMessage(log: MessageLog | null, message: CaseMessage): MessageLog | null {
  if (log === null) return log;
  const others = log.messages.filter(({ id }) => id !== message.id);
  const messages = [...others, message].toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  return { ...log, messages };
}
