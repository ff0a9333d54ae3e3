import { randomBytes, randomUUID } from 'node:crypto';
import type { RemoteFailureReport } from '@ayana/contracts/operation';
import { ApiProblem, GENERATION_HEADER, signedInHint } from '@ayana/portal-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageHead } from '../../src/page/head';
import type { PageData } from '../../src/page/page-data';
import { SHELL } from '../../src/shell-portal';
import type { Config } from '../config';
import { busyPage } from './busy-page';
import { cohortOf } from './cohort';
import { compressPage } from './compress';
import type { Metrics } from '../metrics';
import type { OwnRelease } from '../own-release';
import type { Generation, Registry } from '../releases/registry';
import type { ServerBundles } from '../releases/server-bundles';
import { htmlDocument } from '../render/document';
import { matchedPath, type RenderedPage, renderPage } from '../render/render-page';
import { picturePath } from '../share/share-pictures';
import { answerDevRemoteQuery, type DevRemote, readDevRemotes, withoutRendering } from './dev-remotes';
import { IDENTITY_FORMS } from './identity-forms';
import { ownSpelling, redirectTarget } from './own-address';
import { type Posted, postedOf, requestOf, servePageForms, takesForm, withFormKeys } from './page-forms';
import { siteAddress, withoutNul } from './request-target';
import { hadFailedRead, hadPrivateRead } from './requests';
import { pageHeaders } from './security-headers';
import { SharedPages, TooManyPagesError } from './shared-pages';

export interface PageOptions {
  config: Config;
  registry: Registry;
  bundles: ServerBundles;
  release: OwnRelease;
  /** Tells of a remote whose server bundle failed; never waited for. */
  report: (failure: RemoteFailureReport) => Promise<void>;
  /** Undefined where nobody watches. */
  metrics: Metrics | undefined;
}

/** Seconds after which a page that lacks what the API did not say may be asked for again. */
const RETRY_AFTER = 5;
/** An address with nothing at it, for the not-found page of addresses no router reads. */
const NOWHERE = '/not-found';

/**
 * Every address that is not a file, the API or a text: redirects first, then the rendered page.
 * @returns what answers any other request with the not-found page
 */
export async function servePages(
  app: FastifyInstance,
  options: PageOptions,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendPage(request, reply, {
      ...options,
      address: new URL(NOWHERE, options.config.publicOrigin),
      hint: signedInHint(request.headers.cookie ?? ''),
      generation: options.registry.current(),
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
    const developed = devRemotes ? readDevRemotes(cookies) : [];
    const hint = signedInHint(cookies);
    const generation = options.registry.current(cohortOf(request, reply, options));
    const readable = withoutNul(address);
    if (readable !== address)
      return reply.header('cache-control', 'no-store').redirect(readable.pathname + readable.search, 302);
    const spelling = ownSpelling(
      matchedPath({ generation, pages: options.bundles.pagesOf(generation) }, address.pathname),
      address.pathname,
    );
    if (spelling !== address.pathname)
      return reply.header('cache-control', 'no-store').redirect(spelling + address.search, 301);
    const target = redirectTarget(address, hint, generation);
    if (target !== undefined) return reply.header('cache-control', 'no-store').redirect(target, 302);
    return sendPage(request, reply, { ...options, address, hint, generation, developed });
  });
  const { publicOrigin } = options.config;
  await servePageForms(app, {
    publicOrigin,
    takes: (path) => IDENTITY_FORMS.includes(path) || takesForm(options.registry.current(), path),
    answer: async (request, reply, body) => {
      const address = siteAddress(request.url, publicOrigin);
      if (address === undefined) return sendNotFound(request, reply);
      const hint = signedInHint(request.headers.cookie ?? '');
      const generation = options.registry.current(cohortOf(request, reply, options));
      return sendPage(request, reply, {
        ...options,
        address,
        hint,
        generation,
        developed: [],
        posted: postedOf(request, body),
      });
    },
  });
  return sendNotFound;
}

interface Asked extends PageOptions {
  address: URL;
  hint: string | undefined;
  generation: Generation;
  developed: readonly DevRemote[];
  /** The page drawn is not the one of the browser's address: the browser draws that one itself. */
  elsewhere?: boolean;
  /** The form a browser sent to the page. */
  posted?: Posted;
}

/** A page for all who ask for it at the same moment. */
interface Drawn {
  page: RenderedPage | Response;
  /** The whole document but for what each answer has of its own; empty for a redirect. */
  document: string;
  /** Placed in the document where each answer has its nonce. */
  nonce: string;
  /** The same for the id of the request. */
  requestId: string;
  /** Read something that may not be kept, such as a request by its link in a mail. */
  isPrivate: boolean;
}

/** What cannot be kept: redirects, refusals, pages that failed in part, and what is not the same for everybody. */
const keptSize = ({ page, document, isPrivate }: Drawn): number | undefined =>
  page instanceof Response || page.status !== 200 || page.errors.length > 0 || isPrivate
    ? undefined
    : 2 * document.length;

const shared = new SharedPages<Drawn>(keptSize);

const numbers = new WeakMap<Generation, number>();
let generations = 0;
/** Which object a generation is: two cohorts may see different remotes under one number. */
function numberOf(generation: Generation): number {
  const known = numbers.get(generation) ?? (generations += 1);
  numbers.set(generation, known);
  return known;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: Asked): Promise<FastifyReply> {
  const { address, config, developed, elsewhere = false, generation, hint, metrics } = options;
  const began = performance.now();
  // The answer to a form is nobody else's.
  const own = options.posted === undefined ? null : randomUUID();
  const key = JSON.stringify([numberOf(generation), hint ?? null, elsewhere, address.pathname + address.search, own]);
  const draw = (): Promise<Drawn> => drawPage(options);
  const found =
    developed.length > 0
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
    // A session that begins with a form.
    for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.header('cache-control', 'no-store').redirect(page.headers.get('location') ?? '/', status);
  }
  if (page.route !== undefined) {
    const version = versionOf(options, page.route.remote) ?? 'unknown';
    const seconds = isOwn ? (performance.now() - began) / 1000 : undefined;
    metrics?.drew(request, { ...page.route, version, seconds });
  }
  if (isOwn) reportErrors(request, page, options);
  const nonce = randomBytes(16).toString('base64');
  reply
    .code(page.status)
    .headers(
      pageHeaders({
        nonce,
        secure: config.publicOrigin.startsWith('https:'),
        publicOrigin: config.publicOrigin,
        developed: developed.map(({ origin }) => origin),
      }),
    )
    .header('cache-control', 'no-store')
    .header(GENERATION_HEADER, String(generation.number))
    .type('text/html; charset=utf-8');
  if (page.status === 503) reply.header('retry-after', String(RETRY_AFTER));
  // Made only when it is compressed: of three hundred that wait, four are in memory.
  const html = (): string =>
    withFormKeys(drawn.document.replaceAll(drawn.nonce, () => nonce).replaceAll(drawn.requestId, () => request.id));
  const { body, encoding } = await compressPage(html, request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'Accept-Encoding, Cookie');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(body);
}

async function drawPage(options: Asked): Promise<Drawn> {
  const { address, bundles, config, developed, elsewhere, generation, hint, posted, release } = options;
  // Nobody can guess them, so nothing in a page can be mistaken for them.
  const nonce = randomBytes(16).toString('base64');
  const requestId = randomUUID();
  const page = await renderPage({
    request: requestOf(address, posted),
    generation: withoutRendering(generation, developed),
    pages: bundles.pagesOf(generation),
    origin: config.publicOrigin,
    hint,
    release,
  });
  const isPrivate = hadPrivateRead();
  if (page instanceof Response) return { page, document: '', nonce, requestId, isPrivate };
  if (elsewhere === true) page.hydration = null;
  // Nobody is to remember this page as it is now: not a search engine, not a cache.
  if (page.status === 200 && hadFailedRead()) {
    page.status = 503;
    page.head.noindex = true;
  }
  const data = pageData({ ...options, requestId }, page);
  const image = isShared(page)
    ? config.publicOrigin + picturePath(address.pathname, { head: page.head, drawing: page.head.picture })
    : undefined;
  return { page, document: htmlDocument({ page, data, release, nonce, image }), nonce, requestId, isPrivate };
}

const versionOf = ({ generation, release }: Asked, name: string | undefined): string | undefined =>
  name === SHELL ? release.version : generation.remotes.find((remote) => remote.name === name)?.version;

function reportErrors(request: FastifyRequest, { errors }: RenderedPage, options: Asked): void {
  const { generation, metrics, report } = options;
  for (const { error, remote } of errors) {
    request.log.error({ err: error, remote, generation: generation.number }, 'a page could not be rendered');
    const version = versionOf(options, remote);
    // An API that does not answer is not the remote's failure.
    if (remote === undefined || version === undefined || error instanceof ApiProblem) continue;
    metrics?.failed(remote, version);
    void report({ remote, version, generation: generation.number, phase: 'server' });
  }
}

/** Seconds after which a browser that was turned away may ask again. */
const RETRY_AFTER_BUSY = 2;

function sendBusy(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_BUSY) })
    .type('text/html; charset=utf-8')
    .send(busyPage(RETRY_AFTER_BUSY));
}

/** The head of a page that may be shared, for its picture; undefined for every other address. */
export async function sharedHead(
  path: string,
  { bundles, config, registry, release }: Pick<PageOptions, 'bundles' | 'config' | 'registry' | 'release'>,
): Promise<PageHead | undefined> {
  const generation = registry.current();
  const page = await renderPage({
    request: new Request(new URL(path, config.publicOrigin), { headers: { accept: 'text/html' } }),
    generation,
    pages: bundles.pagesOf(generation),
    origin: config.publicOrigin,
    hint: undefined,
    release,
  });
  return page instanceof Response || !isShared(page) ? undefined : page.head;
}

/** Whether a page has a picture for link previews: it is there, and anyone may find it. */
const isShared = ({ head, status }: Pick<RenderedPage, 'head' | 'status'>): boolean => status === 200 && !head.noindex;

function pageData(
  {
    generation,
    requestId,
    config,
    developed,
  }: { generation: Generation; requestId: string; config: Config; developed: readonly DevRemote[] },
  page: RenderedPage,
): PageData {
  return {
    generation: generation.number,
    requestId,
    origin: config.publicOrigin,
    remotes: Object.fromEntries(
      generation.remotes.map(({ name, version, entry, integrity }) => [name, { version, entry, integrity }]),
    ),
    portals: generation.remotes.map(({ portal }) => portal),
    // What a developer serves may have other routes than its release: the browser draws the page by them.
    ...(developed.length === 0
      ? { hydration: page.hydration, later: page.later }
      : { hydration: null, later: [], devRemotes: developed }),
  };
}
