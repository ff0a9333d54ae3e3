import { type Answer, type Crawled, linksOf, NOT_FOUND, publicRoutes, rowRoute } from './crawl.ts';
import { equalNeighbours } from './printed.ts';
import { structuredDataFindings } from './structured-data.ts';

/** Of each kind of page that is a row: the first, one from the middle, and the last. */
const share = (rows: readonly string[]): string[] => [
  ...new Set([rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)].flatMap((path) => path ?? [])),
];

/** The pages to look at closely: every route of its own, a few rows of each kind, and the not-found page. */
export function pagesOf({ answers, rows }: Crawled): string[] {
  const own = publicRoutes().filter((route) => !route.includes('/:'));
  const paths = [...own, ...[...rows.values()].flatMap(share), NOT_FOUND];
  return paths.filter((path) => answers.has(path));
}

/** Every page anyone can read that was met: those above, and all the rows. */
export function allPagesOf({ answers }: Crawled): string[] {
  const routes = publicRoutes();
  return [...answers.keys()].filter((path) => path === NOT_FOUND || isPublic(path, routes));
}

const isPublic = (path: string, routes: readonly string[]): boolean =>
  routes.includes(path) || rowRoute(path, routes) !== undefined;

/** A page that answers otherwise than it should, and links of it that lead nowhere. */
export function linkFindings(crawled: Crawled, path: string): string[] {
  const { answers, origin } = crawled;
  const routes = publicRoutes();
  const answer = answers.get(path);
  const status = path === NOT_FOUND ? 404 : 200;
  if (answer?.status !== status) return [`answers ${answer?.status || 'nothing'}`];
  return linksOf(answer.reading, path, origin).flatMap(({ address, outside, anchor, written }) => {
    if (outside) return [];
    if (!URL.canParse(address, origin)) return [`no address: ${written}`];
    const target = answers.get(address);
    // Not requested: above the limits for filters and rows.
    if (target === undefined) return [];
    // The page itself, whose status was judged above.
    if (address !== path && (target.status === 0 || target.status >= 400))
      return [`dead link ${written}: ${target.status || 'no answer'}`];
    // Pages behind the sign-in are filled in the browser.
    if (!isPublic(address.replace(/\?.*/, ''), routes)) return [];
    return anchor === '' || target.reading === undefined || target.reading.ids.has(anchor)
      ? []
      : [`nothing has the id of ${written}`];
  });
}

const LONGEST_TITLE = 60;
const SHORTEST_DESCRIPTION = 50;
const LONGEST_DESCRIPTION = 160;

/**
 * What is wrong about title, description and canonical address. A page kept out of search engines needs a title and no more;
 * no two of the others may have the same.
 */
export function headFindings(crawled: Crawled, paths: readonly string[]): Map<string, string[]> {
  const heads = paths.flatMap((path) => {
    const reading = crawled.answers.get(path)?.reading;
    return reading === undefined ? [] : [{ ...reading, path }];
  });
  const inIndex = heads.filter(({ path, indexable }) => indexable && path !== NOT_FOUND && isItself(crawled, path));
  return new Map(
    heads.map(({ path, indexable, title, description, canonical }) => {
      const found = title.trim() === '' ? ['no title'] : [];
      if (title.length > LONGEST_TITLE) found.push(`title of ${title.length} characters: ${title}`);
      if (path === NOT_FOUND && indexable) found.push('search engines may keep it');
      if (!indexable || path === NOT_FOUND || !isItself(crawled, path)) return [path, found];
      if (description.length < SHORTEST_DESCRIPTION || description.length > LONGEST_DESCRIPTION)
        found.push(`description of ${description.length} characters: ${description}`);
      if (canonical !== crawled.origin + path) found.push(`canonical is ${canonical}`);
      for (const other of inIndex.filter((one) => one.path !== path)) {
        if (other.title === title) found.push(`same title as ${other.path}: ${title}`);
        if (other.description === description) found.push(`same description as ${other.path}`);
      }
      return [path, found.slice(0, MOST_LINES)];
    }),
  );
}
const MOST_LINES = 20;

const isItself = ({ answers }: Crawled, path: string): boolean => answers.get(path)?.leadsTo === path;

/** One main heading, and none that repeats the one before it. */
export function contentFindings({ reading }: Answer): string[] {
  const { headings = [], outline = [] } = reading ?? {};
  return [
    ...(headings.length === 1 && headings[0]?.trim() !== '' ? [] : [`${headings.length} h1: ${headings.join(' | ')}`]),
    ...equalNeighbours(outline),
  ];
}

export function dataFindings({ reading }: Answer): string[] {
  return [...new Set(structuredDataFindings(reading?.data ?? []))];
}

/** Errors of the sitemap: invalid entries, pages that must not be indexed, and missing pages. */
export function sitemapFindings({ sitemap, answers }: Crawled): string[] {
  const inside = new Set(sitemap.paths);
  const promised = sitemap.paths.flatMap((path) => {
    const answer = answers.get(path);
    if (answer === undefined) return [];
    if (answer.status !== 200 || answer.leadsTo !== path) return [`${path} answers ${answer.status}`];
    return answer.reading?.indexable === true ? [] : [`${path} may not be indexed`];
  });
  const missing = publicRoutes().filter((path) => {
    const answer = answers.get(path);
    return answer?.reading?.indexable === true && answer.leadsTo === path && !inside.has(path);
  });
  return [...sitemap.found, ...promised, ...missing.map((path) => `${path} is missing`)];
}
