import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOME_PORTALS } from '@ayana/contracts/identity';
import type { RemoteFailureReport } from '@ayana/contracts/operation';
import { ApiProblem, GENERATION_HEADER, signedInHint } from '@ayana/portal-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoutes } from 'react-router';
import type { PageHead } from '../../src/page/head';
import type { PageData } from '../../src/page/page-data';
import { authAddress } from '../../src/routes/next';
import { GUARDED_SHELL_ROUTES } from '../../src/routes/guarded-routes';
import { redirectOf } from '../../src/routes/redirects';
import { SHELL } from '../../src/shell-portal';
import type { Config } from '../config';
import { cohortOf } from './cohort';
import type { Metrics } from '../metrics';
import type { OwnRelease } from '../own-release';
import type { Generation, Registry } from '../releases/registry';
import type { ServerBundles } from '../releases/server-bundles';
import { htmlDocument } from '../render/document';
import { type RenderedPage, renderPage } from '../render/render-page';
import { picturePath } from '../share/share-pictures';
import { answerDevRemoteQuery, type DevRemote, readDevRemotes, withoutRendering } from './dev-remotes';
import { pageHeaders } from './security-headers';

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

const IDENTITY_FORMS = ['/login', '/request-password-reset', '/reset-password'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Every address that is not a file, the API or a text: redirects first, then the rendered page. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  app.get('/*', async (request, reply) => {
    const address = new URL(request.url, options.config.publicOrigin);
    const cookies = request.headers.cookie ?? '';
    const { devRemotes } = options.config;
    const answered = devRemotes ? answerDevRemoteQuery(address, cookies, reply) : undefined;
    if (answered !== undefined) return answered;
    const developed = devRemotes ? readDevRemotes(cookies) : [];
    const hint = signedInHint(cookies);
    const generation = options.registry.current(cohortOf(request, reply, options));
    const target = redirectTarget(address, hint, generation);
    if (target !== undefined) return reply.header('cache-control', 'no-store').redirect(target, 302);
    return sendPage(request, reply, { ...options, address, hint, generation, developed });
  });
  // A form pressed before its page came alive: the browser is sent back to it, and what it carried is not even read.
  for (const path of IDENTITY_FORMS)
    app.post(path, {
      onRequest: async (request, reply) => reply.header('cache-control', 'no-store').redirect(request.url, 303),
      handler: async () => undefined,
    });
}

/** HTTP 302 (api.md, "Identity"): the spec's redirects, a signed-in visitor of `/`, a signed-out one of a guarded page. */
export function redirectTarget(address: URL, hint: string | undefined, generation: Generation): string | undefined {
  const moved = redirectOf(address.pathname, address.search);
  if (moved !== undefined) return moved;
  if (address.pathname === '/') return HOME_PORTALS.find((home) => home === hint);
  if (hint !== undefined) return undefined;
  const guarded = generation.remotes
    .flatMap(({ portal }) => portal.routes)
    .filter(({ access }) => (access ?? 'public') !== 'public');
  const paths = [...guarded, ...GUARDED_SHELL_ROUTES].map(({ path }) => ({ path }));
  return matchRoutes(paths, address.pathname) === null ? undefined : authAddress(address.pathname + address.search);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions & {
    address: URL;
    hint: string | undefined;
    generation: Generation;
    developed: readonly DevRemote[];
  },
): Promise<FastifyReply> {
  const { address, bundles, config, developed, generation, hint, metrics, release } = options;
  const began = performance.now();
  const page = await renderPage({
    request: new Request(address, { headers: { accept: 'text/html' } }),
    generation: withoutRendering(generation, developed),
    pages: bundles.pagesOf(generation),
    origin: config.publicOrigin,
    hint,
    shellScripts: release.scripts,
  });
  if (page instanceof Response)
    return reply.header('cache-control', 'no-store').redirect(page.headers.get('location') ?? '/', 302);
  const versionOf = (name: string | undefined): string | undefined =>
    name === SHELL ? release.version : generation.remotes.find((remote) => remote.name === name)?.version;
  if (page.route !== undefined) {
    const version = versionOf(page.route.remote) ?? 'unknown';
    metrics?.drew(request, { ...page.route, version, seconds: (performance.now() - began) / 1000 });
  }
  for (const { error, remote } of page.errors) {
    request.log.error({ err: error, remote, generation: generation.number }, 'a page could not be rendered');
    const version = versionOf(remote);
    // An API that does not answer is not the remote's failure.
    if (remote === undefined || version === undefined || error instanceof ApiProblem) continue;
    metrics?.failed(remote, version);
    void options.report({ remote, version, generation: generation.number, phase: 'server' });
  }
  const nonce = randomBytes(16).toString('base64');
  const secure = config.publicOrigin.startsWith('https:');
  reply
    .code(page.status)
    .headers(
      pageHeaders({
        nonce,
        secure,
        publicOrigin: config.publicOrigin,
        developed: developed.map(({ origin }) => origin),
      }),
    )
    .header('cache-control', 'no-store')
    .header(GENERATION_HEADER, String(generation.number))
    .type('text/html; charset=utf-8');
  const data = pageData({ ...options, requestId: request.id }, page);
  const image = isShared(page)
    ? config.publicOrigin + picturePath(address.pathname, { head: page.head, drawing: page.head.picture })
    : undefined;
  const html = htmlDocument({ page, data, release, nonce, image });
  return sendCompressed(request, reply, html);
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
    shellScripts: release.scripts,
  });
  return page instanceof Response || !isShared(page) ? undefined : page.head;
}

/** Whether a page has a picture for link previews: it is there, and anybody may find it. */
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
    ...(developed.length === 0 ? { hydration: page.hydration } : { hydration: null, devRemotes: developed }),
  };
}

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.header('vary', 'Accept-Encoding, Cookie');
  if (accepted.includes('br')) {
    return reply
      .header('content-encoding', 'br')
      .send(await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  }
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(await zip(html, { level: 5 }));
  return reply.send(html);
}
