import { randomUUID } from 'node:crypto';
import { PAGE_TIMING, RELEASE_TAG } from '@ayana/contracts/operation';
import { GENERATION_HEADER } from '@ayana/portal-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHELL } from '../../src/shell-portal';
import { busyPage } from './busy-page';
import { compressPage } from './compress';
import { type Asked, type Drawn, drawPage, isShared } from './draw-page';
import type { Generation } from '../releases/registry';
import type { RenderedPage } from '../render/render-page';
import { hasPage, isVisitor, PRIVATE_PAGE, sharedPage } from './page-caching';
import { pageHeaders } from '../http/security-headers';
import { SharedPages, TooManyPagesError } from './shared-pages';

/** `Retry-After` in seconds for a page that lacks data because the API did not answer. */
const RETRY_AFTER = 5;
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

/** Answers with a page: drawn once for all who ask for the same at the same time, and kept where it is everybody's. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, options: Asked): Promise<FastifyReply> {
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
