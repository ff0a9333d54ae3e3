import { resolveBrowser } from '@ayana/tooling/browser/index.ts';

import { Sites } from './sites.ts';
import { passSetup } from './worker-setup.ts';

/**
 * Finds a browser; each site starts (and builds what is stale first) when a worker asks for it.
 * @returns a function that stops everything; Playwright also calls it after Ctrl-C
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const browser = await resolveBrowser();
  const sites = await Sites.listen();
  passSetup({ browser, sites: sites.address });
  return () => sites.stop();
}
