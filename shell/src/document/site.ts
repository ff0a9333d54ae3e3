import type { PortalData } from '@ayana/portal-kit';
import { createContext, useContext } from 'react';
import type { PageSource } from '../remotes/page-source';

/** Values for all screens of the shell, the same on the server and in the browser. */
export interface Site {
  origin: string;
  portals: readonly PortalData[];
  pages: PageSource;
  generation: number;
  /** Release of a remote on this page; for reports. */
  versionOf: (remote: string) => string;
  /** The signed-in cookie on the server: decides which navigation is rendered first. */
  hint: string | undefined;
  /** Whether the server rendered the tab's first page with its head. */
  drawn?: boolean;
  /** The server's HTML of the tab's first page, for when its code fails to load. */
  firstView?: () => string | undefined;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite needs a SiteContext around it.');
  return site;
}
