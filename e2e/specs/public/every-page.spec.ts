import { crawl, type Crawled } from '@ayana/tooling/check/pages/crawl.ts';
import { factFindings } from '@ayana/tooling/check/pages/facts.ts';
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
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Rows of a table share one page: some of each are enough here. */
const ROWS_OF_A_KIND = 12;

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

test('every public page answers, without dead links', async ({ site }) => {
  const crawled = await crawlOnce(site.origin);
  const paths = allPagesOf(crawled);
  expect(paths.length).toBeGreaterThan(40);
  expect(paths).toContain('/hospital/0190a000-0000-7000-8000-000000000101');
  expect(findings(paths, (path) => linkFindings(crawled, path))).toEqual({});
});

test('each indexed page has its own title, description and URL, short enough for search results', async ({ site }) => {
  const crawled = await crawlOnce(site.origin);
  const paths = allPagesOf(crawled);
  const heads = headFindings(crawled, paths);
  expect(heads.size).toBeGreaterThan(40);
  expect(findings(paths, (path) => heads.get(path))).toEqual({});
});

test('each has one main heading, no heading twice in a row, alternative texts, and valid schema.org data', async ({
  site,
}) => {
  const crawled = await crawlOnce(site.origin);
  const found = findings(allPagesOf(crawled), (path) => {
    const answer = crawled.answers.get(path);
    return answer?.reading === undefined ? [] : [...contentFindings(answer), ...dataFindings(answer)];
  });
  expect(found).toEqual({});
});

test('each is in plain words, at a reading grade of eight or less', async ({ site }) => {
  const crawled = await crawlOnce(site.origin);
  const found = findings(allPagesOf(crawled), (path) => {
    const answer = crawled.answers.get(path);
    return answer?.reading === undefined ? [] : [...wordFindings(answer.html), ...gradeFindings(answer.html)];
  });
  expect(found).toEqual({});
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

test('no two pages name different numbers for one thing', async ({ site }) => {
  const crawled = await crawlOnce(site.origin);
  expect(Object.fromEntries(factFindings(crawled))).toEqual({});
});

test('the sitemap is valid, and has exactly the indexed pages', async ({ site }) => {
  expect(sitemapFindings(await crawlOnce(site.origin))).toEqual([]);
});

test('links lead from the home page to every page', async ({ site }) => {
  // Only some hospitals and doctors are crawled here, so a page that links to one may be missing.
  const orphans = orphansOf(await crawlOnce(site.origin)).filter((path) => !/^\/(hospital|doctors)\/./.test(path));
  expect(orphans).toEqual([]);
});

test("the server's HTML is valid", async ({ site }) => {
  const crawled = await crawlOnce(site.origin);
  const found: Record<string, readonly string[]> = {};
  for (const path of pagesOf(crawled)) {
    const lines = await markupFindings(crawled.answers.get(path)?.html ?? '');
    if (lines.length > 0) found[path] = lines;
  }
  expect(found).toEqual({});
});

test('on paper each is open, without menus, buttons and fields, and says each heading once', async ({
  site,
  browser,
}) => {
  const crawled = await crawlOnce(site.origin);
  expect(await printedFindings(browser, crawled, pagesOf(crawled))).toEqual({});
});
