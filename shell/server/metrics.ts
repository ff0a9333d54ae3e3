import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A page that was rendered here. */
export interface DrawnPage {
  /** Its id in the portal, e.g. `public.home`. */
  id: string;
  remote: string;
  version: string;
  /** Seconds from request to document (code, data, rendering); undefined for a cached page. */
  seconds: number | undefined;
}

export interface Metrics {
  drew: (request: FastifyRequest, page: DrawnPage) => void;
  /** A server bundle failed: the browser rendered the page. */
  failed: (remote: string, version: string) => void;
}

export interface MetricsOptions {
  port: number;
  host: string;
  /** Of this process. */
  version: string;
  /** The current generation and its versions, as `<remote> <version>`. */
  served: () => { generation: number; versions: ReadonlySet<string> };
}

const QUICK = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Prometheus metrics of this server, on a separate port that visitors cannot reach. Counters of a version are dropped when no
 * registry names it any more.
 */
export async function serveMetrics(app: FastifyInstance, options: MetricsOptions): Promise<Metrics> {
  // The library is loaded only when metrics are served.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const { served } = options;
  const register = new Registry();
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'ayana_build_info',
    help: 'Always 1: the version that runs.',
    labelNames: ['version'] as const,
    registers: [register],
  }).set({ version: options.version }, 1);
  const requests = new Histogram({
    name: 'ayana_render_request_seconds',
    help: 'Time from request to answer: pages by their id, everything else by its route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: QUICK,
    registers: [register],
  });
  const pages = new Histogram({
    name: 'ayana_render_page_seconds',
    help: 'Time to draw a page on the server (code, data, drawing), by remote and version.',
    labelNames: ['remote', 'version'] as const,
    buckets: QUICK,
    registers: [register],
  });
  const failures = new Counter({
    name: 'ayana_render_failed_bundles_total',
    help: 'Pages whose server bundle failed and that the browser drew.',
    labelNames: ['remote', 'version'] as const,
    registers: [register],
  });
  const generation = new Gauge({
    name: 'ayana_render_generation',
    help: 'Generation of the release registry that is served.',
    registers: [register],
  });

  const seen = new Map<string, { remote: string; version: string }>();
  const note = (remote: string, version: string): void => void seen.set(`${remote} ${version}`, { remote, version });
  const scrape = (): Promise<string> => {
    const now = served();
    generation.set(now.generation);
    for (const [key, labels] of seen) {
      if (now.versions.has(key)) continue;
      pages.remove(labels);
      failures.remove(labels);
      seen.delete(key);
    }
    return register.metrics();
  };

  const ids = new WeakMap<FastifyRequest, string>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = ids.get(request) ?? request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  listen(app, { ...options, scrape, type: register.contentType });
  return {
    drew: (request, { id, remote, version, seconds }) => {
      ids.set(request, id);
      note(remote, version);
      if (seconds !== undefined) pages.observe({ remote, version }, seconds);
    },
    failed: (remote, version) => {
      note(remote, version);
      failures.inc({ remote, version });
    },
  };
}

/** A port in use is logged, and pages are served anyway: the server that this one replaces may still use the port. */
function listen(
  app: FastifyInstance,
  { port, host, scrape, type }: { port: number; host: string; scrape: () => Promise<string>; type: string },
): void {
  const server = createServer((_request, response) => {
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.on('error', (error) => app.log.error({ err: error }, 'metrics are not served'));
  server.listen(port, host, () => {
    app.log.info({ port: (server.address() as AddressInfo).port }, 'metrics are served');
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
