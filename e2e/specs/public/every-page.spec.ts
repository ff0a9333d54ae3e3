import { crawl, type Crawled } from '@ayana/tooling/check/pages/crawl.ts';
import { factFindings } from '@ayana/tooling/check/pages/facts.ts';
import { formFindings, sentFormFindings } from '@ayana/tooling/check/pages/forms.ts';
import { gradeFindings, wordFindings } from '@ayana/tooling/check/pages/language.ts';
import { markupFindings } from '@ayana/tooling/check/pages/markup.ts';
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

import { expect, test } from '../../harness/fixtures.ts';

// What can be read off the server's HTML; `npm run check -- site` looks at the same pages in a browser as well.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Rows of one table are drawn by one page: some of each are enough here. */
const ROWS_OF_A_KIND = 12;

let crawling: Promise<Crawled> | undefined;
/** Once for all tests of this file, which run one after the other. */
const crawlOnce = (origin: string): Promise<Crawled> => (crawling ??= crawl(origin, { rowsOfAKind: ROWS_OF_A_KIND }));

/** What was found, by page; nothing is good. */
function findings(
  paths: readonly string[],
  look: (path: string) => readonly string[] | undefined,
): Record<string, readonly string[]> {
  const found = paths.map((path) => [path, look(path) ?? []] as const);
  return Object.fromEntries(found.filter(([, lines]) => lines.length > 0));
}

test('every public page answers, and no link of it leads nowhere', async ({ site }) => {
  const crawled = await crawlOnce(site.origin);
  const paths = allPagesOf(crawled);
  expect(paths.length).toBeGreaterThan(40);
  expect(paths).toContain('/hospital/0190a000-0000-7000-8000-000000000101');
  expect(findings(paths, (path) => linkFindings(crawled, path))).toEqual({});
});

test('each that may be found has a title, a description and an address of its own, short enough to be shown whole', async ({
  site,
}) => {
  const crawled = await crawlOnce(site.origin);
  const paths = allPagesOf(crawled);
  const heads = headFindings(crawled, paths);
  expect(heads.size).toBeGreaterThan(40);
  expect(findings(paths, (path) => heads.get(path))).toEqual({});
});

test('each has one main heading, words for its pictures, and data in the words of schema.org', async ({ site }) => {
  const crawled = await crawlOnce(site.origin);
  const found = findings(allPagesOf(crawled), (path) => {
    const answer = crawled.answers.get(path);
    return answer?.reading === undefined ? [] : [...contentFindings(answer), ...dataFindings(answer)];
  });
  expect(found).toEqual({});
});

test('each is in plain words, and asks for no more than eight years of school', async ({ site }) => {
  const crawled = await crawlOnce(site.origin);
  const found = findings(allPagesOf(crawled), (path) => {
    const answer = crawled.answers.get(path);
    return answer?.reading === undefined ? [] : [...wordFindings(answer.html), ...gradeFindings(answer.html)];
  });
  expect(found).toEqual({});
});

test('each form is sent by POST to a page that answers without script, or is a search that asks for nothing private', async ({
  site,
}) => {
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

test('the sitemap keeps to its schema, holds no page that may not be indexed, and misses none', async ({ site }) => {
  expect(sitemapFindings(await crawlOnce(site.origin))).toEqual([]);
});

test('links lead from the home page to every page', async ({ site }) => {
  // Of hospitals and doctors only some are asked for here, so a page that leads to one may be missing.
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
