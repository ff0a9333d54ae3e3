import type { Integer, Moment } from '../shapes/index.ts';

export interface SitemapAnswer {
  success: boolean;
  message: string;
  /** XML of sitemaps.org: `urlset`, or `sitemapindex` where there are parts. */
  sitemap: string;
  /** Addresses of pages, over all parts. */
  urls: Integer;
  /** 1 when everything is in one file. */
  parts: Integer;
  generated_at: Moment;
}
