import { TYPING_EVERY, TYPING_LASTS, type Typing } from '@ayana/contracts/journey';
import { sendMessage, useRealtime } from '@ayana/portal-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface TypingPeople {
  /** Of the others who are writing now. */
  typing: readonly string[];
  /** Called on every key: the others of the thread are notified at most every few seconds. */
  onType: () => void;
}

/** Who else is writing in a thread. A message ends it, as does a pause. */
export function useTyping(threadId: string, me: string): TypingPeople {
  const [people, setPeople] = useState<ReadonlyMap<string, { name: string; until: number }>>(new Map());
  const lastSent = useRef(0);
  const receive = ({ thread_id, user }: Typing): void => {
    if (thread_id !== threadId || user.id === me) return;
    setPeople((known) => new Map(known).set(user.id, { name: user.name, until: Date.now() + TYPING_LASTS }));
  };
  useRealtime({
    'messages.typing': receive,
    'messages.inserted': ({ id }) => {
      if (id === threadId) setPeople(new Map());
    },
  });
  useEffect(() => {
    if (people.size === 0) return undefined;
    const next = Math.min(...[...people.values()].map(({ until }) => until));
    const timer = setTimeout(
      () => setPeople((known) => new Map([...known].filter(([, { until }]) => until > next))),
      Math.max(0, next - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [people]);
  const onType = useCallback(() => {
    if (Date.now() - lastSent.current < TYPING_EVERY) return;
    lastSent.current = Date.now();
    void sendMessage('messages.typing', { thread_id: threadId });
  }, [threadId]);
  return { typing: [...people.values()].map(({ name }) => name), onType };
}
