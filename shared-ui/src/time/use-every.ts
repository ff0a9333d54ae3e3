import { useEffect, useEffectEvent } from 'react';

/** Acts again and again while the page is looked at, and at once when it is looked at again. @param ms between two times, in milliseconds */
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
