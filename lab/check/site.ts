import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { withBrowser } from '@ayana/tooling/browser/with-browser.ts';
import { buildStale } from '@ayana/tooling/build/build.ts';
import { dataFolder, repositoryRoot as root } from '@ayana/tooling/database/paths.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { dim, duration, green, red, yellow } from '@ayana/tooling/terminal/style.ts';
import { BROWSER_CHECKS, lookAt } from './site/browse.ts';
import { crawl, type Crawled } from '@ayana/tooling/check/pages/crawl.ts';
import { factFindings } from '@ayana/tooling/check/pages/facts.ts';
import { formFindings, sentFormFindings } from '@ayana/tooling/check/pages/forms.ts';
import { gradeFindings, wordFindings } from '@ayana/tooling/check/pages/language.ts';
import { markupFindings } from '@ayana/tooling/check/pages/markup.ts';
import { nuFindings } from './site/nu.ts';
import { orphansOf } from '@ayana/tooling/check/pages/orphans.ts';
import {
  allPagesOf,
  contentFindings,
  dataFindings,
  headFindings,
  linkFindings,
  pagesOf,
  sitemapFindings,
} from '@ayana/tooling/check/pages/words.ts';
import { startSite } from '@ayana/tooling/check/site/site.ts';
import { runInParallel } from '@ayana/tooling/build/run-in-parallel.ts';
import { table } from '@ayana/tooling/check/table.ts';

/** Quick checks of the server's HTML. */
const WORD_CHECKS = [
  'links',
  'head',
  'content',
  'data',
  'words',
  'grade',
  'forms',
  'facts',
  'html',
  'sitemap',
  'orphans',
] as const;
const CHECKS: readonly string[] = [...WORD_CHECKS, ...BROWSER_CHECKS];

const WORKERS = 2;
/** After this time a page has failed. */
const PAGE_PATIENCE_MS = 120_000;
/** Pages that have not been started by then are reported as not checked. */
const ALL_PATIENCE_MS = 20 * 60_000;
const SHOWN_LINES = 6;
const SHOWN_ROWS = 10;

/** Findings of a page, by check; a missing check was not run. */
interface PageReport {
  readonly path: string;
  readonly found: Record<string, readonly string[]>;
  scripts?: number;
  kilobytes?: number;
}

/**
 * `npm run check -- site [--only /path,/other] [--checks axe,links] [--site http://localhost:3000]`: every public page in every way
 * quality.md names, on a site of its own. Prints page by check, then what was found, and writes it as JSON.
 * @returns exit code: 1 when anything was found
 */
export async function checkSite(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, checks: { type: 'string' }, site: { type: 'string' } },
  });
  const checks = selectNamed(values.checks);
  const only = values.only?.split(',').map((path) => path.trim());
  const wrong = only?.find((path) => !path.startsWith('/'));
  if (wrong !== undefined) throw new SentenceError(`A page is named by its path, as /hospitals: "${wrong}" is none.`);
  const begun = performance.now();
  const progress = new Progress();
  const { origin, stop } = await siteOf(values.site, progress);
  // Ctrl-C, or the parent process is gone: the site ends with us, the next run removes its folder.
  process.on('disconnect', () => process.exit(1));
  try {
    const crawled = await progress.step(
      'Every link',
      (say) => crawl(origin, { say, ...(only === undefined ? {} : { only }) }),
      ({ answers, external }) => `${answers.size} addresses, ${external.size} outside`,
    );
    const pages = only ?? pagesOf(crawled);
    const reports = await readThrough(crawled, pages, checks, progress);
    if (checks.has('orphans') && only === undefined) nameOrphans(crawled, reports);
    if (BROWSER_CHECKS.some((check) => checks.has(check)))
      await lookThrough({ origin, pages, crawled, reports, checks }, progress);
    const ofSitemap = checks.has('sitemap') && only === undefined ? sitemapFindings(crawled) : [];
    return printReport({ reports, pages, crawled, ofSitemap, checks }, performance.now() - begun);
  } finally {
    await stop();
  }
}

async function siteOf(
  running: string | undefined,
  progress: Progress,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (running !== undefined) return { origin: new URL(running).origin, stop: () => Promise.resolve() };
  await buildStale({ root, progress, dataDir: dataFolder() });
  return progress.step('A site of its own', () => startSite());
}

/** What the server's HTML contains, for every page; the slower checkers read those looked at closely. */
async function readThrough(
  crawled: Crawled,
  pages: readonly string[],
  checks: ReadonlySet<string>,
  progress: Progress,
): Promise<Map<string, PageReport>> {
  const all = [...new Set([...pages, ...(pages.length > 0 ? allPagesOf(crawled) : [])])];
  const heads = headFindings(crawled, all);
  const facts = checks.has('facts') ? factFindings(crawled) : new Map<string, string[]>();
  const sent = checks.has('forms') ? await sentFormFindings(crawled, all) : new Map<string, string[]>();
  const reports = new Map(all.map((path): [string, PageReport] => [path, { path, found: {} }]));
  for (const { path, found } of reports.values()) {
    const answer = crawled.answers.get(path);
    if (checks.has('links')) found['links'] = linkFindings(crawled, path);
    // A page that leads to another is that other page.
    if (answer?.reading === undefined || answer.leadsTo !== path) continue;
    if (checks.has('head')) found['head'] = heads.get(path) ?? [];
    if (checks.has('content')) found['content'] = contentFindings(answer);
    if (checks.has('data')) found['data'] = dataFindings(answer);
    if (checks.has('words')) found['words'] = wordFindings(answer.html);
    if (checks.has('grade')) found['grade'] = gradeFindings(answer.html);
    if (checks.has('forms')) found['forms'] = [...formFindings(answer.html, path), ...(sent.get(path) ?? [])];
    if (checks.has('facts')) found['facts'] = facts.get(path) ?? [];
  }
  if (!checks.has('html')) return reports;
  const html = new Map(
    pages.flatMap((path): [string, string][] => {
      const answer = crawled.answers.get(path);
      return answer?.reading === undefined || answer.leadsTo !== path ? [] : [[path, answer.html]];
    }),
  );
  const nu = await progress.step(
    'Nu HTML checker',
    () => nuFindings(html),
    (found) => (found === undefined ? yellow('no Java 17: html-validate alone') : `${html.size} pages`),
  );
  await progress.step('html-validate', async (say) => {
    for (const [path, text] of html) {
      say(path);
      const report = reports.get(path);
      if (report !== undefined) report.found['html'] = [...(nu?.get(path) ?? []), ...(await markupFindings(text))];
    }
  });
  return reports;
}

/** Every page was requested, so no link leads to a page that was not reached. */
function nameOrphans(crawled: Crawled, reports: ReadonlyMap<string, PageReport>): void {
  const orphans = new Set(orphansOf(crawled));
  for (const { path, found } of reports.values())
    found['orphans'] = orphans.has(path) ? ['no link leads here from the home page'] : [];
}

interface Looking {
  readonly origin: string;
  readonly pages: readonly string[];
  readonly crawled: Crawled;
  readonly reports: ReadonlyMap<string, PageReport>;
  readonly checks: ReadonlySet<string>;
}

/** Each page in a browser, two at once. */
async function lookThrough({ origin, pages, crawled, reports, checks }: Looking, progress: Progress): Promise<void> {
  const end = Date.now() + ALL_PATIENCE_MS;
  let done = 0;
  await progress.step(
    'In a browser',
    (say) =>
      withBrowser(async (browser) =>
        runInParallel(pages, WORKERS, async (path) => {
          const report = reports.get(path);
          if (report === undefined) return;
          if (Date.now() > end) {
            report.found['browser'] = ['not looked at: the time was over'];
            return;
          }
          try {
            const html = crawled.answers.get(path)?.html ?? '';
            const looked = await within(PAGE_PATIENCE_MS, lookAt(browser, { origin, path, html }, checks));
            Object.assign(report.found, looked.found);
            Object.assign(report, { scripts: looked.scripts, kilobytes: looked.kilobytes });
          } catch (error) {
            report.found['browser'] = [`not looked at to its end: ${String(error).split('\n')[0] ?? ''}`];
          }
          done += 1;
          say(`${done} of ${pages.length}: ${path}`);
        }),
      ),
    () => `${pages.length} pages`,
  );
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: timer.signal }).then((): never => {
    throw new Error(`it took more than ${milliseconds / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    // Its result is not needed any more.
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}

interface Outcome {
  readonly reports: ReadonlyMap<string, PageReport>;
  readonly pages: readonly string[];
  readonly crawled: Crawled;
  readonly ofSitemap: readonly string[];
  readonly checks: ReadonlySet<string>;
}

const isBad = ({ found }: PageReport): boolean => Object.values(found).some((lines) => lines.length > 0);

function printReport({ reports, pages, crawled, ofSitemap, checks }: Outcome, took: number): number {
  const columns = CHECKS.filter((check) => check !== 'sitemap' && checks.has(check));
  const all = [...reports.values()];
  // Rows that were only read are named when something is wrong with them; the first ones represent all that look alike.
  const others = all.filter((report) => !pages.includes(report.path) && isBad(report));
  const shown = [...all.filter(({ path }) => pages.includes(path)), ...others.slice(0, SHOWN_ROWS)];
  const rows = shown.map(({ path, found, scripts, kilobytes }) => [
    path,
    ...columns.map((check) => mark(found[check] ?? found['browser']?.filter(() => isBrowserCheck(check)))),
    kilobytes === undefined ? '' : `${kilobytes.toFixed(1)} KB, ${scripts}`,
  ]);
  console.log(`\n${table(['Page', ...columns, 'JavaScript'], rows)}\n`);
  if (ofSitemap.length > 0) list('/sitemap.xml', 'sitemap', ofSitemap);
  for (const { path, found } of shown)
    for (const [check, lines] of Object.entries(found)) if (lines.length > 0) list(path, check, lines);

  if (others.length > SHOWN_ROWS) console.log(`  … and ${others.length - SHOWN_ROWS} more that were only read`);

  const failed = all.filter(isBad).length + (ofSitemap.length > 0 ? 1 : 0);
  const folder = join(dataFolder(), 'checks');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'site.json');
  const record = {
    at: new Date().toISOString(),
    passed: failed === 0,
    checks: [...checks],
    sitemap: ofSitemap,
    pages: all,
    external: Object.fromEntries(crawled.external),
  };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  console.log(
    dim(`${crawled.external.size} links lead outside; they are listed, and not followed. Written to ${file}`),
  );
  const count = `${reports.size} pages read, ${pages.length} looked at in ${duration(took)}`;
  console.log(failed === 0 ? green(`${count}: nothing found.`) : red(`${count}: something was found on ${failed}.`));
  return failed === 0 ? 0 : 1;
}

const isBrowserCheck = (check: string): boolean => BROWSER_CHECKS.some((each) => each === check);

function mark(lines: readonly string[] | undefined): string {
  if (lines === undefined) return dim('–');
  return lines.length === 0 ? green('✓') : red(`✗ ${lines.length}`);
}

function list(path: string, check: string, lines: readonly string[]): void {
  const more = lines.length - SHOWN_LINES;
  console.log(`  ${path} ${red(check)}`);
  for (const line of lines.slice(0, SHOWN_LINES)) console.log(`    ${line.slice(0, 300)}`);
  if (more > 0) console.log(dim(`    and ${more} more`));
}

/** @throws SentenceError naming what there is when a name is not among it */
function selectNamed(checks: string | undefined): ReadonlySet<string> {
  if (checks === undefined) return new Set(CHECKS);
  const names = checks.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !CHECKS.includes(name));
  if (unknown !== undefined) throw new SentenceError(`There is no check "${unknown}"; there are ${CHECKS.join(', ')}.`);
  return new Set(names);
}
