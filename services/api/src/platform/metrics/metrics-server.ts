import { createServer, type Server } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, register } from 'prom-client';
import { Config } from '../config/config.js';

/** Prometheus metrics, on a separate port that no proxy exposes. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;

  constructor(private readonly config: Config) {}

  onApplicationBootstrap(): void {
    const { metricsPort, host } = this.config;
    if (metricsPort === null) return;
    if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics();
    this.server = createServer((_request, response) => {
      register.metrics().then(
        (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    this.server.on('error', (error) => this.logger.error(`Metrics are not served: ${error.message}`));
    this.server.listen(metricsPort, host);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
