import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger as PinoLogger } from 'nestjs-pino';
import { AppModule } from '../app.module.js';
import { type Environment, readConfig } from '../platform/config/config.js';
import { Health } from '../platform/health/health.js';
import { Realtime } from '../platform/realtime/realtime.js';

/** Runs jobs and clocks, and serves nobody; with METRICS_PORT it answers probes there. */
export async function run(env: Environment): Promise<void> {
  // Whatever the other processes are told: JOBS=0 and RENDER_ORIGIN are often set for all of them.
  const config = readConfig({ ...env, JOBS: '1', RENDER_ORIGIN: undefined });
  const worker = await NestFactory.createApplicationContext(AppModule.of(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  worker.useLogger(worker.get(PinoLogger));
  worker.get(Realtime).publishOnly();
  worker.enableShutdownHooks([], { useProcessExit: true });
  worker.get(Health).started();
  new Logger('Start').log({ command: 'worker', version: config.version }, 'The worker takes jobs');
}
