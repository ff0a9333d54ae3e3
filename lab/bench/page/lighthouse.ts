import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { installOnDemand } from '@ayana/tooling/build/on-demand.ts';
import { resolveBrowser } from '@ayana/tooling/browser/index.ts';
import { until } from '@ayana/tooling/check/site/waiting.ts';
import { freePort } from '@ayana/tooling/start/settings.ts';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
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

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse's mobile run of a page, the median of three. The rows below a category name the audits that took points. */
export async function lighthouse(origin: string, path: string, progress: Progress): Promise<Row[]> {
  const run = await installLighthouse(progress);
  const reports = await progress.step(`Lighthouse of ${path}`, () => reportsOf(run, origin + path));
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

async function reportsOf(run: Lighthouse, url: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let time = 0; time < TIMES; time += 1)
    reports.push(
      await withOwnBrowser(async (port) => {
        const result = await run(url, { port, output: 'json', logLevel: 'error' });
        if (result === undefined) throw new Error(`Lighthouse made no report of ${url}.`);
        const { runtimeError } = result.lhr;
        if (runtimeError !== undefined) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
        return result.lhr;
      }),
    );
  return reports;
}

/** A browser without Playwright, which pauses pages it did not open: Lighthouse would wait for them. */
async function withOwnBrowser<T>(work: (port: number) => Promise<T>): Promise<T> {
  const { executablePath, args, env } = await resolveBrowser();
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'ayana-lighthouse-'));
  const flags = ['--headless', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
  const browser = spawn(
    executablePath,
    [...args, ...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { env, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  try {
    await until('the browser answers', 30_000, async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
      return answer?.ok === true;
    });
    return await work(port);
  } finally {
    browser.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function installLighthouse(progress: Progress): Promise<Lighthouse> {
  const modules = await progress.step('Lighthouse', () => installOnDemand([LIGHTHOUSE]));
  const main = pathToFileURL(join(modules, 'lighthouse', 'core', 'index.js')).href;
  return ((await import(main)) as { default: Lighthouse }).default;
}
