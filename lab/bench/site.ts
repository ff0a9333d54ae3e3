import type { Site } from '@ayana/tooling/check/site/site.ts';
import { withSite } from '@ayana/tooling/check/site/with-site.ts';
import { freePort } from '@ayana/tooling/start/settings.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';

export interface Measured extends Site {
  /** The API itself, without the render server in front. */
  readonly api_origin: string;
  readonly metrics: string;
}

/** Runs `measure` on a whole site of its own, on free ports, with its own database, and ends it. @param settings of that site */
export async function onSite<T>(
  measure: (site: Measured, progress: Progress) => Promise<T>,
  settings: NodeJS.ProcessEnv = {},
): Promise<T> {
  const progress = new Progress();
  const [api, metrics] = [await freePort(), await freePort()];
  const address = (port: number): string => `http://127.0.0.1:${port}`;
  return withSite(
    progress,
    (site) => measure({ ...site, api_origin: address(api), metrics: `${address(metrics)}/metrics` }, progress),
    { ...settings, API_PORT: String(api), METRICS_PORT: String(metrics) },
  );
}
