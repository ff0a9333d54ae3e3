import { useCallback, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { tasksDone } from './serial-queue';

/**
 * Reads the page's loaders again. Asked while a reading runs, it reads once more after it: a new reading would cancel the one that runs, and
 * a burst of events would leave the page old for as long as it lasts. It waits for commands under way: the router drops the redirect of an action
 * when a reading begins after it, so that a press would lead nowhere.
 */
export function useReread(): () => void {
  const { revalidate } = useRevalidator();
  const reading = useRef(false);
  const asked = useRef(false);
  return useCallback(() => {
    asked.current = true;
    if (reading.current) return;
    reading.current = true;
    const read = async (): Promise<void> => {
      while (asked.current) {
        await tasksDone();
        asked.current = false;
        await revalidate();
      }
    };
    void read().finally(() => {
      reading.current = false;
    });
  }, [revalidate]);
}
