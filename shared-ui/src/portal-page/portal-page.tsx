import type { ComponentProps } from 'react';
import { ClockLine } from '../time';
import { PageBox } from './portal-page.styles';

/** A page within the portals' frame, which names the clock that its times are by. */
export function PortalPage({ children, ...props }: ComponentProps<'div'>) {
  return (
    <PageBox {...props}>
      <ClockLine />
      {children}
    </PageBox>
  );
}
