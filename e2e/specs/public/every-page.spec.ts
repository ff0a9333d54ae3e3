import { runInParallel } from '@ayana/tooling/build/run-in-parallel.ts';
import { crawl, type Crawled } from '@ayana/tooling/check/pages/crawl.ts';
import { disagreements, factPages, factsOf } from '@ayana/tooling/check/pages/facts.ts';
import { formFindings, sentFormFindings } from '@ayana/tooling/check/pages/forms.ts';
import { gradeFindings, wordFindings } from '@ayana/tooling/check/pages/language.ts';
import { markupFindings } from '@ayana/tooling/check/pages/markup.ts';
import { orphansOf } from '@ayana/tooling/check/pages/orphans.ts';
import { printedFindings } from '@ayana/tooling/check/pages/printed.ts';
import {
  allPagesOf,
  contentFindings,
  dataFindings,
  headFindings,
  linkFindings,
  pagesOf,
  sitemapFindings,
} from '@ayana/tooling/check/pages/words.ts';

import { expect, test } from '../../harness/fixtures.ts';

// Checks of the server's HTML; `npm run check -- site` also checks the same pages in a browser.
test.describe.configure({ mode: 'default' });

/** Rows of a table share one page: some of each are enough here. */
const ROWS_OF_A_KIND = 12;
/** Pages requested at once. */
const PARALLEL_PAGES = 2;
/** Wrong texts for days, and notes left by the people who collected the prices. */
const NEVER = [/\b1 days\b/, /\b0 days\b/, /\d-\d+ days\b/, /highya\/|questquip\.com/];

let crawling: Promise<Crawled> | undefined;
/** Once for all tests of this file, which run one after another. */
const crawlOnce = (origin: string): Promise<Crawled> => (crawling ??= crawl(origin, { rowsOfAKind: ROWS_OF_A_KIND }));

/** The findings by page; empty is good. */
function findings(
  paths: readonly string[],
  look: (path: string) => readonly string[] | undefined,
): Record<string, readonly string[]> {
  const found = paths.map((path) => [path, look(path) ?? []] as const);
  return Object.fromEntries(found.filter(([, lines]) => lines.length > 0));
}

/** The text of the server's page, without scripts. */
const words = (html: string): string =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('every public page answers, without dead links, is linked from the home page, and has its own head; the sitemap has exactly the indexed ones', async ({
  site,
}) => {
  const crawled = await crawlOnce(site.origin);
  const paths = allPagesOf(crawled);
  expect(paths.length).toBeGreaterThan(40);
  expect(paths).toContain('/hospital/0190a000-0000-7000-8000-000000000101');
  expect.soft(findings(paths, (path) => linkFindings(crawled, path))).toEqual({});
  // Only some hospitals and doctors are crawled here, so a page that links to one may be missing.
  const orphans = orphansOf(crawled).filter((path) => !/^\/(hospital|doctors)\/./.test(path));
  expect.soft(orphans).toEqual([]);
  const heads = headFindings(crawled, paths);
  expect(heads.size).toBeGreaterThan(40);
  expect.soft(findings(paths, (path) => heads.get(path))).toEqual({});

  expect.soft(sitemapFindings(crawled)).toEqual([]);
  const listed = crawled.sitemap.paths;
  expect(listed).toEqual(expect.arrayContaining(['/', '/services', '/treatments', '/hospitals', '/contact']));
  expect(listed.filter((path) => path.startsWith('/hospital/')).length).toBeGreaterThan(40);
  expect(listed.filter((path) => path.startsWith('/destinations/'))).toHaveLength(20);
  expect(listed.filter((path) => path.startsWith('/treatments/'))).toHaveLength(61);
  expect(listed.filter((path) => /^\/(patient-portal|admin|login)/.test(path))).toEqual([]);
  for (const path of listed) {
    const html = crawled.answers.get(path)?.html;
    if (html === undefined) continue;
    const [, image = ''] = /<meta property="og:image" content="(.*?)">/.exec(html) ?? [];
    const query = `?page=${encodeURIComponent(path)}`;
    expect.soft(image, 'its own picture').toMatch(/^\S+\/share\/[\w-]{16}\.png\?page=\S+$/);
    expect.soft(image.startsWith(`${site.origin}/share/`) && image.endsWith(query), image).toBe(true);
  }
});

test('each has one main heading, no heading twice in a row, alternative texts, valid schema.org data and HTML, and plain words at a reading grade of eight or less', async ({
  site,
  request,
}) => {
  const crawled = await crawlOnce(site.origin);
  const found = findings(allPagesOf(crawled), (path) => {
    const answer = crawled.answers.get(path);
    if (answer?.reading === undefined) return [];
    return [
      ...contentFindings(answer),
      ...dataFindings(answer),
      ...wordFindings(answer.html),
      ...gradeFindings(answer.html),
    ];
  });
  expect.soft(found).toEqual({});
  // Those of the shell are not crawled.
  for (const path of [...pagesOf(crawled), '/login', '/login?mode=register', '/reset-password?token=a']) {
    const html = crawled.answers.get(path)?.html ?? (await (await request.get(path)).text());
    expect.soft(await markupFindings(html), path).toEqual([]);
  }
});

test('each form posts to a page that works without scripts, or is a search without private data', async ({ site }) => {
  const crawled = await crawlOnce(site.origin);
  const paths = allPagesOf(crawled);
  const sent = await sentFormFindings(crawled, paths);
  const found = findings(paths, (path) => {
    const answer = crawled.answers.get(path);
    return answer?.leadsTo === path ? [...formFindings(answer.html, path), ...(sent.get(path) ?? [])] : [];
  });
  expect(found).toEqual({});
});

// All treatments and hospitals are compared with each other and the price list, not only those that were crawled.
test('no two pages name different numbers for one thing, such as the price or the days of a treatment', async ({
  request,
  site,
}) => {
  // Some four hundred pages, which a busy machine draws for minutes.
  test.slow();
  const crawled = await crawlOnce(site.origin);
  const { sitemap, answers } = crawled;
  const treatments = sitemap.paths.filter((path) => path.startsWith('/treatments/'));
  const rows = [...treatments, ...sitemap.paths.filter((path) => path.startsWith('/hospital/'))];
  const pages = factPages(crawled);
  await runInParallel(
    rows.filter((path) => !answers.has(path)),
    PARALLEL_PAGES,
    async (path) => {
      const html = await (await request.get(path)).text();
      for (const never of NEVER) expect(words(html), `${path} and ${never}`).not.toMatch(never);
      pages.push([path, factsOf(html, path)]);
    },
  );
  for (const { path, html } of answers.values())
    for (const never of NEVER) expect(words(html), `${path} and ${never}`).not.toMatch(never);
  expect(Object.fromEntries(disagreements(pages))).toEqual({});

  // The comparison has found values.
  const own = new Map(pages.map(([path, facts]) => [path, new Set(facts.map(({ thing }) => thing))] as const));
  const saidOn = (thing: string): string[] => [...own].flatMap(([path, things]) => (things.has(thing) ? [path] : []));
  for (const path of treatments) {
    const slug = path.split('/')[2];
    expect(saidOn(`price of ${slug} in India`), slug).toEqual(expect.arrayContaining(['/services', path]));
    expect(saidOn(`price of ${slug} in India, from`), slug).toEqual(expect.arrayContaining(['/treatments', path]));
  }
  expect(saidOn('price of knee-replacement at Lantern Bay Hospital')).toEqual(
    expect.arrayContaining(['/hospital/0190a000-0000-7000-8000-000000000101', '/treatments/knee-replacement']),
  );
});

test('on paper each is open, without menus, buttons and fields, and says each heading once', async ({
  site,
  browser,
}) => {
  const crawled = await crawlOnce(site.origin);
  expect(await printedFindings(browser, crawled, pagesOf(crawled))).toEqual({});
});
