/** A page's address with the day it last changed. */
export interface SitemapUrl {
  /** Whole address. */
  loc: string;
  /** `YYYY-MM-DD`. */
  lastmod: string;
}

/** Most addresses in one file (sitemaps.org). */
export const MAX_URLS = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The files of a sitemap: the first is `/sitemap.xml`, the others are its parts `/sitemap-1.xml` and so on, if it is too large for one. */
export function sitemapFiles(urls: readonly SitemapUrl[], origin: string, most = MAX_URLS): string[] {
  if (urls.length <= most) return [file('urlset', 'url', urls)];
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, part) =>
    urls.slice(part * most, (part + 1) * most),
  );
  const index = parts.map((part, place) => ({ loc: `${origin}/sitemap-${place + 1}.xml`, lastmod: latest(part) }));
  return [file('sitemapindex', 'sitemap', index), ...parts.map((part) => file('urlset', 'url', part))];
}

function latest(urls: readonly SitemapUrl[]): string {
  return urls.reduce((day, { lastmod }) => (lastmod > day ? lastmod : day), '');
}

function file(root: string, element: string, urls: readonly SitemapUrl[]): string {
  const lines = urls.map(
    ({ loc, lastmod }) => `<${element}><loc>${text(loc)}</loc><lastmod>${lastmod}</lastmod></${element}>\n`,
  );
  return `${HEAD}<${root} xmlns="${SCHEMA}">\n${lines.join('')}</${root}>\n`;
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
