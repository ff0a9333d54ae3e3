import { createServer, type Server, type ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import { Config } from '../config/config.js';
import { type CheckState } from '@ayana/contracts/operation';
import { Health } from '../health/health.js';

const BUILD_INFO = 'ayana_build_info';

/**
 * Prometheus metrics and, for a worker, which has no other server, the probes: `/health/live`, `/health/started` and `/health/ready`. On a
 * separate port that no proxy exposes.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly health: Health,
  ) {}

  onApplicationBootstrap(): void {
    const { metricsPort, host, version } = this.config;
    if (metricsPort === null) return;
    if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics();
    if (!register.getSingleMetric(BUILD_INFO))
      new Gauge({
        name: BUILD_INFO,
        help: 'Always 1; the version of the program',
        labelNames: ['version'] as const,
      }).set({ version }, 1);
    this.server = createServer((request, response) => {
      this.answer(request.url ?? '/', response).catch(() => response.writeHead(500).end());
    });
    this.server.on('error', (error) => this.logger.error(`Metrics are not served: ${error.message}`));
    this.server.listen(metricsPort, host);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(path: string, response: ServerResponse): Promise<void> {
    if (path === '/health/live') return this.probe(response, { status: 'up' });
    if (path === '/health/started') return this.probe(response, { status: this.health.start() });
    if (path === '/health/ready') return this.probe(response, await this.health.readiness());
    const text = await register.metrics();
    response.writeHead(200, { 'content-type': register.contentType }).end(text);
  }

  private probe(response: ServerResponse, state: { status: CheckState }): void {
    response
      .writeHead(state.status === 'up' ? 200 : 503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ...state, version: this.config.version }));
  }
}
