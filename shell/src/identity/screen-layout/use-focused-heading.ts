import { type RefObject, useEffect, useRef } from 'react';

/** For a screen that replaces another one at the same URL: its heading gets the focus, so that it is announced. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
