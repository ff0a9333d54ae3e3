import type { ReactNode } from 'react';
import { MessageBox } from './identity-page.styles';
import { useFocusedHeading } from './use-focused-heading';

/** A screen that says what happened; its heading is announced. */
export function MessageScreen({ title, children }: { title: string; children: ReactNode }) {
  const heading = useFocusedHeading();
  return (
    <MessageBox>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </MessageBox>
  );
}
