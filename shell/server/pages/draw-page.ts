import { ENGLISH } from '@ayana/contracts/language';
import type { RemoteFailureReport } from '@ayana/contracts/operation';
import type { ReleaseReview } from '@ayana/contracts/releases';
import type { PageHead } from '../../src/document/head';
import type { Config } from '../config';
import type { Cohort } from './cohort';
import type { PackedPage } from './compress';
import { languageOf, pageData } from './document-parts';
import type { Local } from '../languages/local-address';
import type { Renderers } from '../languages/renderers';
import type { Metrics } from '../metrics';
import type { ShellRelease } from '../shell-release';
import type { Generation, Registry } from '../releases/registry';
import { type HtmlDocument, htmlDocument } from '../render/document';
import type { RenderedPage } from '../render/render-page';
import { picturePath } from '../share/share-pictures';
import { type DevRemote, withoutRendering } from '../releases/dev-remotes';
import { pageTag } from './page-caching';
import { type Posted, requestOf } from './page-forms';
import { hadFailedRead, hadPrivateRead, publicReads } from '../http/requests';

export interface PageOptions {
  config: Config;
  registry: Registry;
  renderers: Renderers;
  release: ShellRelease;
  /** Reports a remote whose server bundle failed; not awaited. */
  report: (failure: RemoteFailureReport) => Promise<void>;
  /** Fetches a stored version that is not live, where the store is in a bucket. */
  bringRelease: ((name: string, version: string) => Promise<boolean>) | undefined;
  /** Undefined without metrics. */
  metrics: Metrics | undefined;
}

/** What a request asks for, and what is known of its sender. */
export interface Asked extends PageOptions, Local {
  hint: string | undefined;
  generation: Generation;
  cohort: Cohort;
  developed: readonly DevRemote[];
  /** What this browser reviews: its pages are nobody else's. */
  reviewed?: ReleaseReview | undefined;
  /** The rendered page is not the one of the browser's URL: the browser renders that itself. */
  elsewhere?: boolean;
  /** The form that was posted to the page. */
  posted?: Posted;
}

/** A page shared by simultaneous requests. */
export interface Drawn extends HtmlDocument {
  page: RenderedPage | Response;
  etag: string;
  /** By encoding: compressed once for all requests that share the page. */
  packed: Map<string, Promise<PackedPage>>;
  /** The page loaded private data, such as a request by its link in a mail. */
  isPrivate: boolean;
  /** Of what the page has read: seconds for which it may be kept, and tags. */
  reads: ReturnType<typeof publicReads>;
}

/** Renders a page into its document. */
export async function drawPage(options: Asked): Promise<Drawn> {
  const { address, config, developed, elsewhere, hint, locale, posted, release, renderers } = options;
  const renderer = renderers.of(locale);
  const generation = renderer.localised(options.generation);
  const page = await renderer.renderPage({
    request: requestOf(address, posted),
    generation: withoutRendering(generation, developed),
    pages: renderer.pagesOf(generation),
    origin: config.publicOrigin,
    hint,
    release,
  });
  const isPrivate = hadPrivateRead();
  const reads = publicReads();
  if (page instanceof Response) return { page, html: '', scripts: [], etag: '', packed: new Map(), isPrivate, reads };
  if (elsewhere === true) page.hydration = null;
  // Neither search engines nor caches may store this page.
  if (page.status === 200 && hadFailedRead()) {
    page.status = 503;
    page.head.noindex = true;
  }
  const data = pageData({ ...options, generation }, page);
  const image = isShared(page)
    ? config.publicOrigin + picturePath(address.pathname, { head: page.head, drawing: page.head.picture })
    : undefined;
  const document = htmlDocument({ page, data, release, image, ...languageOf(options, page) });
  return { page, ...document, etag: pageTag(document.html), packed: new Map(), isPrivate, reads };
}

/** The head of a page that has a preview picture; undefined for all others. */
export async function sharedHead(
  path: string,
  { renderers, config, registry, release }: Pick<PageOptions, 'renderers' | 'config' | 'registry' | 'release'>,
): Promise<PageHead | undefined> {
  const generation = registry.current();
  const renderer = renderers.of(ENGLISH);
  const page = await renderer.renderPage({
    request: new Request(new URL(path, config.publicOrigin), { headers: { accept: 'text/html' } }),
    generation,
    pages: renderer.pagesOf(generation),
    origin: config.publicOrigin,
    hint: undefined,
    release,
  });
  return page instanceof Response || !isShared(page) ? undefined : page.head;
}

/** Whether a page has a preview picture: it exists and is indexed. */
export const isShared = ({ head, status }: Pick<RenderedPage, 'head' | 'status'>): boolean =>
  status === 200 && !head.noindex;
