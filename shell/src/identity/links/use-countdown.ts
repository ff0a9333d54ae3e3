import { useCallback, useEffect, useState } from 'react';

/** Seconds until an action is allowed again; zero when it is. Uses the monotonic clock, not the device's time. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState<number>();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === undefined) return undefined;
    const look = (): void => {
      const seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) setUntil(undefined);
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const start = useCallback((seconds: number) => {
    setLeft(seconds);
    setUntil(performance.now() + seconds * 1000);
  }, []);
  return { left, start };
}
