import type { SiteAddress } from './site.ts';

/** A site that runs already and is neither started nor stopped by the tests: `SiteAddress` as JSON in AYANA_RUNNING_SITE. */
export function runningSite(env: NodeJS.ProcessEnv): SiteAddress | undefined {
  const text = env['AYANA_RUNNING_SITE'];
  return text === undefined || text === '' ? undefined : (JSON.parse(text) as SiteAddress);
}
