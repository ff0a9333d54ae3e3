import { useAction } from '@ayana/portal-kit/screens';
import { useEffect, useEffectEvent, useState } from 'react';
import { type MarkSeen, type Question, QUESTIONS_PATH } from './questions.api';

/**
 * Marks what is on the screen as read while the tab is visible.
 * @returns ids of those with an answer that was new in this visit; they stay marked as new until the page is left
 */
export function useSeen(questions: readonly Question[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const mark = useAction<MarkSeen>({ action: QUESTIONS_PATH });
  const unread = questions.filter(({ status }) => status === 'unread');
  const answered = unread.filter(({ id, answers }) => answers.length > 0 && !fresh.has(id));
  if (answered.length > 0) setFresh(new Set([...fresh, ...answered.map(({ id }) => id)]));
  const ids = unread.map(({ id }) => id).join(' ');
  const see = useEffectEvent((unseen: string): void => {
    if (unseen !== '' && document.visibilityState === 'visible') mark.send({ ids: unseen.split(' ') });
  });
  useEffect(() => {
    const seeNow = (): void => see(ids);
    seeNow();
    document.addEventListener('visibilitychange', seeNow);
    return () => document.removeEventListener('visibilitychange', seeNow);
  }, [ids]);
  return fresh;
}
