import { type RefObject, useEffect, useRef } from 'react';

/** For a screen that takes another's place on the same address: its heading gets the focus, so that it is read. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
