import { randomUUID } from 'node:crypto';
import { ENGLISH, localeOfPath } from '@ayana/contracts/language';
import { PAGE_TIMING, RELEASE_TAG, type RemoteFailureReport } from '@ayana/contracts/operation';
import type { ReleaseReview } from '@ayana/contracts/releases';
import { GENERATION_HEADER, signedInHint } from '@ayana/portal-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageHead } from '../../src/document/head';
import { SHELL } from '../../src/shell-portal';
import type { Config } from '../config';
import { busyPage } from './busy-page';
import { type Cohort, cohortOf } from './cohort';
import { compressPage, type PackedPage } from './compress';
import { languageOf, pageData } from './document-parts';
import { accountLocale, localAddress, localTarget, type Local } from '../languages/local-address';
import type { Renderers } from '../languages/renderers';
import type { Metrics } from '../metrics';
import type { OwnRelease } from '../own-release';
import type { Generation, Registry } from '../releases/registry';
import { type HtmlDocument, htmlDocument } from '../render/document';
import type { RenderedPage } from '../render/render-page';
import { picturePath } from '../share/share-pictures';
import { answerDevRemoteQuery, type DevRemote, readDevRemotes, withoutRendering } from '../releases/dev-remotes';
import { answerReviewQuery, reviewOf } from '../releases/reviews';
import { IDENTITY_FORMS } from './identity-forms';
import { canonicalPath, isGuarded, redirectTarget } from './redirect-target';
import { hasPage, isVisitor, pageTag, PRIVATE_PAGE, sharedPage } from './page-caching';
import { type Posted, postedOf, requestOf, servePageForms, takesForm } from './page-forms';
import { siteAddress, withoutNul } from '../http/request-target';
import { hadFailedRead, hadPrivateRead, publicReads } from '../http/requests';
import { pageHeaders } from '../http/security-headers';
import { SharedPages, TooManyPagesError } from './shared-pages';

export interface PageOptions {
  config: Config;
  registry: Registry;
  renderers: Renderers;
  release: OwnRelease;
  /** Reports a remote whose server bundle failed; not awaited. */
  report: (failure: RemoteFailureReport) => Promise<void>;
  /** Fetches a stored version that is not live, where the store is in a bucket. */
  bringRelease: ((name: string, version: string) => Promise<boolean>) | undefined;
  /** Undefined without metrics. */
  metrics: Metrics | undefined;
}

/** `Retry-After` in seconds for a page that lacks data because the API did not answer. */
const RETRY_AFTER = 5;
/** An unknown path, for the not-found page of URLs the router cannot parse. */
const NOWHERE = '/not-found';

/**
 * Serves every path that is not a file or the API: redirects first, then the rendered page.
 * @returns a function that sends the not-found page
 */
export async function servePages(
  app: FastifyInstance,
  options: PageOptions,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendPage(request, reply, {
      ...options,
      ...localAddress(new URL(NOWHERE, options.config.publicOrigin), options.config.locales),
      hint: signedInHint(request.headers.cookie ?? ''),
      generation: options.registry.current(),
      cohort: NO_COHORT,
      developed: [],
      elsewhere: true,
    });
  app.get('/*', async (request, reply) => {
    const address = siteAddress(request.url, options.config.publicOrigin);
    if (address === undefined) return sendNotFound(request, reply);
    const cookies = request.headers.cookie ?? '';
    const { devRemotes } = options.config;
    const answered = devRemotes ? answerDevRemoteQuery(address, cookies, reply) : undefined;
    if (answered !== undefined) return answered;
    const isReview = await answerReviewQuery(address, reply, {
      key: options.config.keys?.reviews,
      isStored: async ({ remote: name, version }) =>
        (await options.bringRelease?.(name, version)) !== false &&
        options.registry.reviewed(options.registry.current(), { name, version }) !== undefined,
    });
    if (isReview) return reply;
    const developed = devRemotes ? readDevRemotes(cookies) : [];
    const hint = signedInHint(cookies);
    const cohort = cohortOf(request, reply, options);
    const { generation, reviewed } = generationOf(request, cohort, options);
    const readable = withoutNul(address);
    if (readable !== address)
      return reply.header('cache-control', 'no-store').redirect(readable.pathname + readable.search, 302);
    const local = localAddress(address, options.config.locales);
    const { locale, route } = local;
    const renderer = options.renderers.of(locale);
    const found = renderer.matchedPath({ generation, pages: renderer.pagesOf(generation) }, route.pathname);
    const spelling = localTarget(locale, canonicalPath(found, route.pathname));
    if (spelling !== address.pathname)
      return reply.header('cache-control', 'no-store').redirect(spelling + address.search, 301);
    const target = redirectTarget(route, hint, generation);
    const path = target ?? route.pathname + route.search;
    // Portals are read in the language of the account.
    const isPortal = hint !== undefined && isGuarded(new URL(path, address).pathname, generation);
    const language = isPortal ? accountLocale(cookies, options.config.locales) : locale;
    if (target !== undefined || language.tag !== locale.tag)
      return reply.header('cache-control', 'no-store').redirect(localTarget(language, path), 302);
    return sendPage(request, reply, { ...options, ...local, hint, generation, cohort, developed, reviewed });
  });
  const { publicOrigin } = options.config;
  await servePageForms(app, {
    publicOrigin,
    takes: (asked) => {
      const { path } = localeOfPath(asked, options.config.locales);
      return IDENTITY_FORMS.includes(path) || takesForm(options.registry.current(), path);
    },
    answer: async (request, reply, body) => {
      const address = siteAddress(request.url, publicOrigin);
      if (address === undefined) return sendNotFound(request, reply);
      const hint = signedInHint(request.headers.cookie ?? '');
      const cohort = cohortOf(request, reply, options);
      const { generation, reviewed } = generationOf(request, cohort, options);
      return sendPage(request, reply, {
        reviewed,
        ...options,
        ...localAddress(address, options.config.locales),
        hint,
        generation,
        cohort,
        developed: [],
        posted: postedOf(request, body, options.config.locales),
      });
    },
  });
  return sendNotFound;
}

/** The releases of this session: what its cohort has, and the version it reviews instead. */
function generationOf(
  request: FastifyRequest,
  cohort: Cohort,
  options: PageOptions,
): { generation: Generation; reviewed: ReleaseReview | undefined } {
  const generation = options.registry.current(cohort.number);
  const asked = reviewOf(request.headers.cookie ?? '', options.config.keys?.reviews);
  const found = asked && options.registry.reviewed(generation, { name: asked.remote, version: asked.version });
  return found === undefined ? { generation, reviewed: undefined } : { generation: found, reviewed: asked };
}

interface Asked extends PageOptions, Local {
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
interface Drawn extends HtmlDocument {
  page: RenderedPage | Response;
  etag: string;
  /** By encoding: compressed once for all requests that share the page. */
  packed: Map<string, Promise<PackedPage>>;
  /** The page loaded private data, such as a request by its link in a mail. */
  isPrivate: boolean;
  /** Of what the page has read: seconds for which it may be kept, and tags. */
  reads: ReturnType<typeof publicReads>;
}

const NO_COHORT: Cohort = { number: undefined, isShared: false, byHeader: false };

/** Not cached: redirects, refusals, partly failed pages, and pages that differ by visitor. */
const keptSize = (drawn: Drawn): number | undefined => (isWhole(drawn) ? 3 * drawn.html.length : undefined);

const isWhole = ({ page, isPrivate }: Drawn): boolean =>
  !(page instanceof Response) && page.status === 200 && page.errors.length === 0 && !isPrivate;

const shared = new SharedPages<Drawn>(keptSize);

const numbers = new WeakMap<Generation, number>();
let generations = 0;
/** A number per generation object: two cohorts may get different remotes under the same generation number. */
function numberOf(generation: Generation): number {
  const known = numbers.get(generation) ?? (generations += 1);
  numbers.set(generation, known);
  return known;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: Asked): Promise<FastifyReply> {
  const { address, config, developed, elsewhere = false, generation, hint, metrics } = options;
  const began = performance.now();
  // The answer to a form is not shared.
  const own = options.posted === undefined ? null : randomUUID();
  const key = JSON.stringify([numberOf(generation), hint ?? null, elsewhere, address.pathname + address.search, own]);
  const draw = (): Promise<Drawn> => drawPage(options);
  const found =
    developed.length > 0 || options.reviewed !== undefined
      ? { page: await draw(), isOwn: true }
      : await shared.page(key, draw).catch((error: unknown) => {
          if (error instanceof TooManyPagesError) return undefined;
          throw error;
        });
  if (found === undefined) return sendBusy(reply);
  const { isOwn, page: drawn } = found;
  const { page } = drawn;
  if (page instanceof Response) {
    const status = options.posted === undefined ? 302 : 303;
    // Forwards the cookies of a session that a form has opened.
    for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.header('cache-control', 'no-store').redirect(page.headers.get('location') ?? '/', status);
  }
  if (page.route !== undefined) {
    const version = versionOf(options, page.route.remote) ?? 'unknown';
    const seconds = isOwn ? (performance.now() - began) / 1000 : undefined;
    metrics?.drew(request, { ...page.route, version, seconds });
  }
  if (isOwn) reportErrors(request, page, options);
  reply
    .code(page.status)
    .headers(
      pageHeaders({
        scripts: drawn.scripts,
        secure: config.publicOrigin.startsWith('https:'),
        publicOrigin: config.publicOrigin,
        developed: developed.map(({ origin }) => origin),
        path: address.pathname,
      }),
    )
    .headers({ ...PRIVATE_PAGE, vary: 'Accept-Encoding, Cookie' })
    .header(GENERATION_HEADER, String(generation.number))
    .header('server-timing', `${PAGE_TIMING};desc="${request.id}"`)
    .type('text/html; charset=utf-8');
  if (options.reviewed !== undefined) reply.header('x-robots-tag', 'noindex');
  if (page.status === 503) reply.header('retry-after', String(RETRY_AFTER));
  if (isForAllVisitors(request, drawn, options)) {
    const { cohort } = options;
    const { etag, reads } = drawn;
    reply.headers(sharedPage({ etag, cohort, seconds: reads.seconds, tags: [RELEASE_TAG, ...reads.tags] }));
    if (hasPage(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send();
  }
  const { body, encoding } = await compressPage(drawn, request.headers['accept-encoding'] ?? '');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/**
 * Whether a shared cache may keep an answer: a whole public page that search engines may index, asked for without a cookie of this site,
 * rendered by the server.
 */
function isForAllVisitors(
  { headers }: FastifyRequest,
  drawn: Drawn,
  { cohort, developed, elsewhere, hint, posted, reviewed }: Asked,
): boolean {
  const { page } = drawn;
  if (page instanceof Response || !isWhole(drawn) || !isShared(page) || !page.isReadable) return false;
  const isPlain = developed.length === 0 && reviewed === undefined && posted === undefined && elsewhere !== true;
  return isPlain && hint === undefined && cohort.isShared && isVisitor(headers.cookie ?? '');
}

async function drawPage(options: Asked): Promise<Drawn> {
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

const versionOf = ({ generation, release }: Asked, name: string | undefined): string | undefined =>
  name === SHELL ? release.version : generation.remotes.find((remote) => remote.name === name)?.version;

function reportErrors(request: FastifyRequest, { errors }: RenderedPage, options: Asked): void {
  const { generation, metrics, report } = options;
  for (const { error, remote } of errors) {
    request.log.error({ err: error, remote, generation: generation.number }, 'a page could not be rendered');
    const version = versionOf(options, remote);
    // An unreachable API is not the remote's failure.
    if (remote === undefined || version === undefined || isApiProblem(error)) continue;
    metrics?.failed(remote, version);
    void report({ remote, version, generation: generation.number, phase: 'server' });
  }
}

/** By its name: each language's code has a class of its own. */
const isApiProblem = (error: unknown): boolean => error instanceof Error && error.name === 'ApiProblem';

/** `Retry-After` in seconds when the server is too busy. */
const RETRY_AFTER_BUSY = 2;

function sendBusy(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ ...PRIVATE_PAGE, 'retry-after': String(RETRY_AFTER_BUSY) })
    .type('text/html; charset=utf-8')
    .send(busyPage(RETRY_AFTER_BUSY));
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
const isShared = ({ head, status }: Pick<RenderedPage, 'head' | 'status'>): boolean => status === 200 && !head.noindex;
