import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the end of a list is in view, and the function that brings it there. */
export function useEndShown(onChange: (isShown: boolean) => void): {
  end: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  show: () => void;
} {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const { current } = end;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      const shown = entry?.isIntersecting === true;
      setIsShown(shown);
      latest.current(shown);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { end, isShown, show: () => end.current?.scrollIntoView({ block: 'nearest' }) };
}
