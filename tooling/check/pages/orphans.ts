import { type Crawled, linksOf, publicRoutes, rowRoute } from './crawl.ts';

/**
 * Pages that no link leads to: of all that may be indexed, those that cannot be reached from the home page by links in the server's
 * HTML, however many. Filters of a list count as steps on the way; forms and scripts do not.
 * @returns paths, in the order they were met
 */
export function orphansOf({ answers, origin }: Crawled): string[] {
  const routes = publicRoutes();
  const reached = new Set(['/']);
  for (const path of reached) {
    const answer = answers.get(path);
    for (const { address, outside } of linksOf(answer?.reading, path, origin)) if (!outside) reached.add(address);
  }
  return [...answers.values()]
    .filter(({ path, leadsTo, status, reading }) => status === 200 && leadsTo === path && reading?.indexable === true)
    .map(({ path }) => path)
    .filter((path) => routes.includes(path) || rowRoute(path, routes) !== undefined)
    .filter((path) => !reached.has(path));
}
