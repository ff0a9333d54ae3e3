import { useEffect, useEffectEvent } from 'react';

/** Runs a function repeatedly while the page is visible, and at once when it becomes visible again. @param ms interval in milliseconds */
export function useEvery(ms: number, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') actNow();
    };
    const timer = setInterval(look, ms);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ms]);
}
