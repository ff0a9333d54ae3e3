import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { installOnDemand } from '@ayana/tooling/build/on-demand.ts';
import { resolveBrowser } from '@ayana/tooling/browser/index.ts';
import { median, type Row } from '../bench.ts';

/** Some 180 MB with what it needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const TIMES = 3;

/** Category of Lighthouse's report, how it is called here, and the least quality.md asks for. */
const CATEGORIES = [
  ['performance', 'performance', 0.99],
  ['accessibility', 'accessibility', 1],
  ['best-practices', 'best practices', 1],
  ['seo', 'SEO', 1],
] as const;

/** The line and processor of `slowDown`, as the browser itself slows them down, and not as Lighthouse works them out. */
const SLOW_PHONE = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1.6 * 1024,
    uploadThroughputKbps: 0.75 * 1024,
    cpuSlowdownMultiplier: 4,
  },
  onlyCategories: ['performance'],
};

export interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}
/** Looks at a page with a browser of its own. */
export type Lighthouse = (url: string, settings?: object) => Promise<Report>;

/** What a new visitor on a slow phone sees. */
export const onSlowPhone = (run: Lighthouse, url: string): Promise<Report> => run(url, SLOW_PHONE);

/** Lighthouse's mobile run of a page, the median of three. The rows below a category name the audits that took points. */
export async function categoryRows(run: Lighthouse, origin: string, path: string): Promise<Row[]> {
  const reports: Report[] = [];
  for (let time = 0; time < TIMES; time += 1) reports.push(await run(origin + path));
  const rows: Row[] = CATEGORIES.map(([id, name, atLeast]) => ({
    what: `${path} Lighthouse ${name}`,
    unit: '',
    ours: median(reports.map(({ categories }) => categories[id]?.score ?? 0)),
    goal: { of: 'ours', atLeast },
  }));
  for (const [id, { title, score, scoreDisplayMode }] of Object.entries(reports[0]?.audits ?? {}))
    if (score !== null && score < 0.9 && ['binary', 'numeric'].includes(scoreDisplayMode))
      rows.push({ what: `  ${id}: ${title}`.slice(0, 70), unit: '', ours: score });
  return rows;
}

type Run = (url: string, settings: object) => Promise<{ lhr: Report } | undefined>;
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>;

/** Its browser is one without Playwright, which pauses pages it did not open: Lighthouse would wait for them. */
export async function installLighthouse(): Promise<Lighthouse> {
  const modules = await installOnDemand([LIGHTHOUSE]);
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(modules, file)).href);
  const { default: run } = (await load('lighthouse/core/index.js')) as { default: Run };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as { launch: Launch };
  const { executablePath, args, env } = await resolveBrowser();
  return async (url, settings = {}) => {
    const chromeFlags = [...args, '--headless'];
    const browser = await launch({ chromePath: executablePath, chromeFlags, envVars: env, logLevel: 'error' });
    try {
      const result = await run(url, { port: browser.port, output: 'json', logLevel: 'error', ...settings });
      if (result === undefined) throw new Error(`Lighthouse made no report of ${url}.`);
      const { runtimeError } = result.lhr;
      if (runtimeError !== undefined) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
      return result.lhr;
    } finally {
      browser.kill();
    }
  };
}
