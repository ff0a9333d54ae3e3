/** The sitemap, from published pages and rows. */
export { SitemapModule } from './sitemap.module.js';
