import { GENERATION_HEADER } from '@ayana/portal-kit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config';
import { serveDrawings } from './files/drawings';
import { createEdge } from './http/edge';
import { sharedHead } from './pages/draw-page';
import { servePages } from './pages/pages';
import { proxyApi } from './api-proxy/proxy';
import { createPublicReads } from './api-proxy/public-reads';
import { createFailureReports } from './api-proxy/report-failure';
import { followRequests, requestIdOf } from './http/requests';
import { commonHeaders } from './http/security-headers';
import { serveSharePictures } from './files/share-pictures';
import { serveSitemap } from './files/sitemap';
import { serveReleases } from './files/release-files';
import { serveTexts } from './files/robots-and-favicon';
import { Renderers } from './languages/renderers';
import { drainBeforeClose } from './health/drain';
import { isApiLive, serveHealth } from './health/health';
import { logHooks, logSerializers } from './log-serializers';
import { serveMetrics } from './metrics';
import { shellRelease } from './shell-release';
import { BucketMirror } from './releases/bucket-mirror';
import { Registry } from './releases/registry';
import { SharePictures } from './share/share-pictures';
import { SHELL } from '../src/shell-portal';

/** The render server: pages, immutable files, robots.txt and the API proxy, on one origin. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const edge = createEdge(config);
  const app = fastify({
    logger: { level: config.logLevel, serializers: logSerializers, hooks: logHooks },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    requestIdHeader: false,
    genReqId: requestIdOf,
    // Never `true`: then anyone could forge the client address that the API sees.
    trustProxy: (_address: string, hop: number) => hop < config.trustedHops,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 400 },
    ...edge.options,
    forceCloseConnections: 'idle',
    // While closing, requests on open connections are still answered, then the connection is closed.
    return503OnClosing: false,
  });
  const isDraining = drainBeforeClose(app);
  const warn = (message: string, error: unknown): void => app.log.error({ err: error }, message);
  const mirror = config.bucket && new BucketMirror(config.bucket, config.releases, warn);
  await mirror?.start();
  app.addHook('onClose', async () => mirror?.stop());
  const registry = new Registry(config.releases, warn);
  const release = shellRelease();
  const version = config.version ?? release.version;
  followRequests(app);
  const metrics =
    config.metrics &&
    (await serveMetrics(app, {
      ...config.metrics,
      version,
      served: () => ({
        generation: registry.current().number,
        versions: new Set([...registry.versions(), `${SHELL} ${release.version}`]),
      }),
    }));
  const headers = commonHeaders(config.publicOrigin.startsWith('https:'));
  app.addHook('onRequest', async (request, reply) => {
    // The API sets its own headers on proxied answers.
    if (!request.url.startsWith('/api/')) reply.headers(headers);
    reply.header(GENERATION_HEADER, String(registry.current().number));
  });
  edge.watch(app);
  serveHealth(app, {
    version,
    checks: { releases: () => registry.current().remotes.length > 0, api: () => isApiLive(config.apiOrigin) },
    awaitedOnce: ['api'],
    isDraining,
  });
  const renderers = new Renderers({
    apiOrigin: config.apiOrigin,
    fetch: createPublicReads(config.pageReadTimeout),
    release,
  });
  await proxyApi(app, { apiOrigin: config.apiOrigin, generation: () => registry.current().number });
  serveReleases(app, { store: config.releases, release, mirror });
  serveTexts(app, config.publicOrigin);
  serveDrawings(app);
  serveSitemap(app, { apiOrigin: config.apiOrigin, publicOrigin: config.publicOrigin, warn });
  const report = createFailureReports(config.apiOrigin, warn);
  serveSharePictures(app, {
    publicOrigin: config.publicOrigin,
    pictures: new SharePictures(release.folder),
    headOf: (path) => sharedHead(path, { config, registry, renderers, release }),
  });
  edge.showNotFound(
    await servePages(app, {
      config,
      registry,
      renderers,
      release,
      report,
      metrics,
      bringRelease: mirror?.bringRelease.bind(mirror),
    }),
  );
  return app;
}
