import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { repositoryRoot } from '../../database/paths.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';
import { readPage, type Reading } from './reading.ts';
import { readSitemap, type Sitemap } from './sitemap.ts';

/** What an address of the site answered. */
export interface Answer {
  readonly path: string;
  readonly status: number;
  /** The final path after redirects. */
  readonly leadsTo: string;
  readonly html: string;
  /** Undefined for a file or a feed. */
  readonly reading: Reading | undefined;
}

export interface Crawled {
  readonly origin: string;
  readonly sitemap: Sitemap;
  /** By path and query, without `#`. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** Addresses outside, with a page that names them. */
  readonly external: ReadonlyMap<string, string>;
  /** Paths of each kind of page that is a row of a table, by its path in portal.json. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
}

export interface CrawlOptions {
  /** Only these pages and what they link to; otherwise the sitemap, portal.json, and all that can be reached from there. */
  readonly only?: readonly string[];
  /** How many rows of each kind are requested; all by default. */
  readonly rowsOfAKind?: number;
  readonly say?: (line: string) => void;
}

const AT_ONCE = 4;
/** A list's filters combine without end: at most this many of one page are requested, and no links are followed from there. */
const QUERIES_OF_A_PAGE = 12;

interface Route {
  readonly path: string;
  readonly access?: string;
}

/** An address that does not exist: it shows the not-found page. */
export const NOT_FOUND = '/no-such-page';

/** The pages of portal.json that anyone may read. */
export function publicRoutes(): readonly string[] {
  const file = join(repositoryRoot, 'mfe-public', 'portal.json');
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as { routes: readonly Route[] };
  return routes.filter(({ access = 'public' }) => access === 'public').map(({ path }) => path);
}

const isRow = (route: string): boolean => route.includes('/:');

/** The route a path is a row of, e.g. `/hospital/:hospitalId`; a page with its own route is none. */
export function rowRoute(path: string, routes: readonly string[]): string | undefined {
  if (routes.includes(path)) return undefined;
  return routes.filter(isRow).find((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/?]+')}$`).test(path));
}

/** Requests every page, and everything inside the site that a page links to. Nothing outside is requested. */
export async function crawl(origin: string, options: CrawlOptions = {}): Promise<Crawled> {
  const { only, rowsOfAKind = Number.POSITIVE_INFINITY, say = () => undefined } = options;
  const routes = publicRoutes();
  const sitemap = readSitemap(await (await fetch(`${origin}/sitemap.xml`)).text(), origin);
  const answers = new Map<string, Answer>();
  const external = new Map<string, string>();
  const rows = new Map<string, string[]>(routes.filter(isRow).map((route) => [route, []]));
  const queries = new Map<string, number>();
  const asked = new Set<string>();
  let next: string[] = [];

  const want = (address: string): void => {
    if (asked.has(address) || !URL.canParse(address, origin)) return;
    const { pathname, search } = new URL(address, origin);
    const row = rows.get(rowRoute(pathname, routes) ?? '');
    if (row !== undefined && !row.includes(pathname)) row.push(pathname);
    if (row !== undefined && only === undefined && row.indexOf(pathname) >= rowsOfAKind) return;
    if (search !== '') {
      const before = queries.get(pathname) ?? 0;
      if (before >= QUERIES_OF_A_PAGE) return;
      queries.set(pathname, before + 1);
    }
    asked.add(address);
    next.push(address);
  };
  const follow = ({ path, reading }: Answer): void => {
    for (const { address, outside } of linksOf(reading, path, origin)) {
      if (outside) external.set(address, external.get(address) ?? path);
      else want(address);
    }
  };

  for (const path of only ?? [...sitemap.paths, ...routes.filter((route) => !isRow(route)), NOT_FOUND]) want(path);
  for (let depth = 0; next.length > 0; depth += 1) {
    const round = next;
    next = [];
    await runInParallel(round, AT_ONCE, async (address) => {
      const answer = await ask(origin, address);
      answers.set(address, answer);
      say(`${answers.size} addresses`);
    });
    for (const address of round) {
      const answer = answers.get(address);
      if (answer === undefined || address.includes('?') || (only !== undefined && depth > 0)) continue;
      follow(answer);
    }
  }
  return { origin, sitemap, answers, external, rows };
}

/** How often a request is repeated that was refused with Retry-After. */
const TRIES = 4;

async function patiently(address: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    const wait = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || attempt === TRIES || !(wait > 0)) return answer;
    await answer.body?.cancel();
    await sleep(wait * 1000);
  }
}

async function ask(origin: string, path: string): Promise<Answer> {
  let answer: Response;
  try {
    answer = await patiently(origin + path);
  } catch {
    return { path, status: 0, leadsTo: path, html: '', reading: undefined };
  }
  const leadsTo = answer.url.replace(origin, '');
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  const html = isPage ? await answer.text() : '';
  if (!isPage) await answer.body?.cancel();
  return { path, status: answer.status, leadsTo, html, reading: isPage ? readPage(html) : undefined };
}

export interface Link {
  /** Path and query inside the site, the whole address outside. */
  readonly address: string;
  readonly outside: boolean;
  /** The part after `#`, as it is in the page. */
  readonly anchor: string;
  readonly written: string;
}

/** The links of a page that lead to pages, inside and outside. */
export function linksOf(reading: Reading | undefined, path: string, origin: string): Link[] {
  return [...new Set(reading?.links)].flatMap((written) => {
    if (!URL.canParse(written, origin + path)) return [{ address: written, outside: false, anchor: '', written }];
    const url = new URL(written, origin + path);
    if (!url.protocol.startsWith('http')) return [];
    const outside = url.origin !== origin;
    const anchor = decodeURIComponent(url.hash.slice(1));
    return [{ address: outside ? url.href : url.pathname + url.search, outside, anchor, written }];
  });
}
