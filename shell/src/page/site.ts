import type { PortalData } from '@ayana/portal-kit';
import { createContext, useContext } from 'react';
import type { PageSource } from '../remotes/page-source';

/** What every screen of the shell may need; the same values on the server and in the browser. */
export interface Site {
  origin: string;
  portals: readonly PortalData[];
  pages: PageSource;
  generation: number;
  /** Release of a remote on this page; for reports. */
  versionOf: (remote: string) => string;
  /** The signed-in cookie as the server saw it: decides which navigation is drawn first. */
  hint: string | undefined;
  /** Whether the server drew the page the tab began with, head and all. */
  drawn?: boolean;
  /** What the server drew of the page the tab began with, as long as it is open; for when its code does not come. */
  firstView?: () => string | undefined;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite needs a SiteContext around it.');
  return site;
}
