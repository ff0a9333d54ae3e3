import { PortalActions, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import type { ReactNode } from 'react';

export interface ScreenFrameProps {
  title: string;
  /** What the page is for, in a sentence or two. */
  lead: ReactNode;
  /** What can be done on the whole page. */
  actions?: ReactNode;
  /** The pages beside this one. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** The head that a list shares with the pages beside it. */
export function ScreenFrame({ title, lead, actions, tabs, children }: ScreenFrameProps) {
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        <PortalActions>{actions}</PortalActions>
      </PortalHead>
      {tabs}
      {children}
    </PortalPage>
  );
}
