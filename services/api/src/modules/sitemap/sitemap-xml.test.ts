import { sitemapFiles } from './sitemap-xml.js';

const ORIGIN = 'https://ayana.example';
const url = (number: number) => ({ loc: `${ORIGIN}/doctors/${number}`, lastmod: `2026-11-0${1 + (number % 9)}` });
const locsOf = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe('the files of a sitemap', () => {
  test('50,000 addresses are one file; one more makes an index of two', () => {
    const urls = Array.from({ length: 50_001 }, (_, number) => url(number));
    expect(sitemapFiles(urls.slice(1), ORIGIN)).toHaveLength(1);
    const [index, ...parts] = sitemapFiles(urls, ORIGIN);
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locsOf(index)).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`]);
    expect(parts.map((part) => locsOf(part).length)).toEqual([50_000, 1]);
    expect(parts.flatMap(locsOf)).toEqual(urls.map(({ loc }) => loc));
  });

  test('the index names the latest day of each part', () => {
    const [index] = sitemapFiles([url(0), url(8), url(3), url(4)], ORIGIN, 2);
    expect([...(index ?? '').matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual([
      '2026-11-09',
      '2026-11-05',
    ]);
  });

  test('XML special characters are escaped', () => {
    const [file] = sitemapFiles([{ loc: `${ORIGIN}/?a=1&b='<"`, lastmod: '2026-11-22' }], ORIGIN);
    expect(file).toContain('<loc>https://ayana.example/?a=1&amp;b=&apos;&lt;&quot;</loc>');
  });
});
