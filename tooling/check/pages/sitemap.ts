import { XMLParser, XMLValidator } from 'fast-xml-parser';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const MOST_ADDRESSES = 50_000;
/** Elements the schema allows in a `url`, in any order; we write the first two. */
const CHILDREN = new Set(['loc', 'lastmod', 'changefreq', 'priority']);

export interface Sitemap {
  /** Every address, without the origin. */
  readonly paths: readonly string[];
  /** Where it departs from sitemaps.org's schema, or says what a crawler could not use. */
  readonly found: readonly string[];
}

/** Reads a sitemap by the rules of sitemaps.org's schema: one root of its namespace, whole addresses of this origin, a day each. */
export function readSitemap(xml: string, origin: string): Sitemap {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true)
    return { paths: [], found: [`not well-formed: ${wellFormed.err.msg} in line ${wellFormed.err.line}`] };
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => name === 'url' });
  const document = parser.parse(xml) as Record<string, Record<string, unknown>>;
  const { urlset } = document;
  const roots = Object.keys(document).filter((name) => name !== '?xml');
  if (urlset === undefined || roots.length !== 1) return { paths: [], found: [`its root is ${roots.join(', ')}`] };
  const {
    url: urls = [],
    '@_xmlns': namespace,
    ...rest
  } = urlset as {
    url?: Record<string, string>[];
    '@_xmlns'?: string;
  };
  const found = [
    ...(namespace === NAMESPACE ? [] : [`its namespace is ${String(namespace)}`]),
    ...Object.keys(rest).map((name) => `${name} does not belong into urlset`),
    ...(urls.length > 0 && urls.length <= MOST_ADDRESSES ? [] : [`it holds ${urls.length} addresses`]),
    ...urls.flatMap((url) => wrongIn(url, origin)),
  ];
  const paths = urls.map(({ loc = '' }) => loc.replace(origin, ''));
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path)) found.push(`${path} is in it twice`);
    seen.add(path);
  }
  return { paths: [...seen], found };
}

function wrongIn(url: Record<string, string>, origin: string): string[] {
  const { loc = '', lastmod } = url;
  return [
    ...Object.keys(url)
      .filter((name) => !CHILDREN.has(name))
      .map((name) => `${name} does not belong into the url of ${loc}`),
    ...(URL.canParse(loc) && loc.length < 2048 && new URL(loc).origin === origin ? [] : [`no address of ours: ${loc}`]),
    ...(lastmod !== undefined && /^\d{4}-\d\d-\d\d$/.test(lastmod) && !Number.isNaN(Date.parse(lastmod))
      ? []
      : [`${loc} has no day: ${String(lastmod)}`]),
  ];
}
