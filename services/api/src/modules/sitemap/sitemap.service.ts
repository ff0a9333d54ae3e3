import type { SitemapAnswer } from '@ayana/contracts/sitemap';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import { ReleaseWatch } from '../../platform/realtime/release-watch.js';
import { publishedPages, type PublishedPage } from './published-pages.js';
import { SITEMAP_SOURCES } from './sitemap-sources.js';
import { sitemapFiles, type SitemapUrl } from './sitemap-xml.js';
import { PROBLEM_MESSAGES } from '../../platform/http/problems/messages.js';
import { SITEMAP_MESSAGES } from './messages.js';

/** Spec section 9. */
export const SITEMAP_SECONDS = 3600;

/** Staff see their change of the catalogue at once. */
const CATALOGUE_CHANGE = prepared<{ changed_at: string | null }>(
  `select greatest((select max(updated_at) from treatments), (select max(updated_at) from partner_hospitals),
    (select max(updated_at) from doctors), (select max(updated_at) from cities)) as changed_at`,
);

interface Generated {
  at: Date;
  urls: number;
  files: readonly string[];
}

interface CachedSitemap {
  since: Date;
  /** Generation of the release registry, and the last change of the catalogue: the next has other pages. */
  state: string;
  generated: Promise<Generated>;
}

/** The sitemap of the public origin, generated at most once an hour, and again when other pages are released or the catalogue changes. */
@Injectable()
export class SitemapService {
  private cached: CachedSitemap | undefined;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly releases: ReleaseWatch,
    private readonly clock: Clock,
  ) {}

  /**
   * @param part from 1, of a sitemap in parts; 404 for a missing one
   * @returns the answer, and its age in whole seconds
   */
  async answer(part: number | undefined): Promise<{ answer: SitemapAnswer; age: number }> {
    const { at, files, urls } = await this.current();
    // A sitemap of one file has no parts.
    const sitemap = part === undefined ? files[0] : files.slice(1)[part - 1];
    if (sitemap === undefined) throw notFound();
    return {
      answer: {
        success: true,
        message: SITEMAP_MESSAGES.made(urls),
        sitemap,
        urls,
        parts: Math.max(1, files.length - 1),
        generated_at: at.toISOString(),
      },
      age: this.ageOf(at),
    };
  }

  /** Concurrent requests share one generation; a failed one is not cached. */
  private async current(): Promise<Generated> {
    const [catalogue] = await this.database.ask(CATALOGUE_CHANGE, []);
    const state = `${this.releases.current()?.generation} ${catalogue?.changed_at}`;
    const known = this.cached;
    if (known !== undefined && known.state === state && this.ageOf(known.since) < SITEMAP_SECONDS)
      return known.generated;
    const cached: CachedSitemap = { since: this.clock.now(), state, generated: this.generate() };
    this.cached = cached;
    cached.generated.catch(() => {
      if (this.cached === cached) this.cached = undefined;
    });
    return cached.generated;
  }

  private ageOf(at: Date): number {
    return Math.max(0, Math.floor((this.clock.now().getTime() - at.getTime()) / 1000));
  }

  private async generate(): Promise<Generated> {
    const registry = this.releases.current();
    if (registry === undefined) throw new AppError('service_unavailable', PROBLEM_MESSAGES.service_unavailable);
    const pages = await publishedPages(registry, (path) => this.releases.file(path));
    const urls = [...this.ofPages(pages), ...(await this.ofRows(pages))];
    const files = sitemapFiles(urls, this.config.publicOrigin);
    return { at: this.clock.now(), urls: urls.length, files };
  }

  private ofPages(pages: readonly PublishedPage[]): SitemapUrl[] {
    return pages.filter(({ path }) => !path.includes(':')).map(({ changed_on, path }) => this.urlOf(path, changed_on));
  }

  private async ofRows(pages: readonly PublishedPage[]): Promise<SitemapUrl[]> {
    const published = SITEMAP_SOURCES.filter((source) => pages.some(({ path }) => path === source.path));
    const urls = await Promise.all(
      published.map(async ({ path, rows }) =>
        (await this.database.ask(rows, [])).map(({ changed_at, key }) =>
          this.urlOf(path.replace(/:.*$/, encodeURIComponent(key)), changed_at.slice(0, 10)),
        ),
      ),
    );
    return urls.flat();
  }

  private urlOf(path: string, day: string): SitemapUrl {
    return { loc: this.config.publicOrigin + path, lastmod: day };
  }
}
