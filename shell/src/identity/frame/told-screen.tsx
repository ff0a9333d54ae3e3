import type { ReactNode } from 'react';
import { Told } from './boxes';
import { useFocusedHeading } from './use-focused-heading';

/** A screen that says what happened; its heading is read when it comes. */
export function ToldScreen({ title, children }: { title: string; children: ReactNode }) {
  const heading = useFocusedHeading();
  return (
    <Told>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Told>
  );
}
