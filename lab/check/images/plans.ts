import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@ayana/tooling/images/limits.ts';
import { imageName } from '@ayana/tooling/images/targets.ts';
import { freePort } from '@ayana/tooling/start/settings.ts';
import type { ContainerOptions } from './spec.ts';
import type { Situation } from './situation.ts';

/** A process that goes on until it is asked to end. */
export interface Plan {
  readonly options: ContainerOptions;
  /** Where its probes are. */
  readonly port: number;
  readonly health: string;
  readonly probes: readonly string[];
  /** Whether it writes a line with its version when it starts; nginx writes none. */
  readonly startLine: boolean;
  /** Where a form may be sent to, if anywhere. */
  readonly form?: string;
}

export const STORE = '/releases-store';
const PROBES = ['started', 'live', 'ready'] as const;

/** The processes of a site, in the order in which they start. */
export async function plansOf(
  situation: Situation,
  version: string,
): Promise<Record<'api' | 'worker' | 'render' | 'store', Plan>> {
  const [apiPort, workerPort, renderPort, storePort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const socket = { from: situation.socketFolder, to: situation.socketFolder };
  const releases = { from: situation.releases, to: STORE };
  const common = { PUBLIC_ORIGIN: 'https://ayana.example', RELEASES_URL: STORE };
  const server = {
    ...common,
    DATABASE_URL: situation.databaseUrl,
    SMTP_URL: situation.smtpUrl,
    JWT_SECRET: 'only-for-this-check-0123456789-abcdef-jwt',
    COOKIE_SECRET: 'only-for-this-check-0123456789-abcdef-cookie',
  };
  const api = { image: imageName('api', version), mounts: [socket, releases] };
  return {
    api: {
      options: { ...api, name: 'api', limits: LIMITS.api, env: { ...server, API_PORT: String(apiPort), JOBS: '0' } },
      port: apiPort,
      health: '/api/health',
      probes: PROBES,
      startLine: true,
      form: '/api/appointments/cancel',
    },
    worker: {
      options: {
        ...api,
        name: 'worker',
        command: ['worker'],
        limits: LIMITS.worker,
        env: { ...server, METRICS_PORT: String(workerPort) },
      },
      port: workerPort,
      health: '/health',
      probes: PROBES,
      startLine: true,
    },
    render: {
      options: {
        image: imageName('render', version),
        name: 'render',
        limits: LIMITS.render,
        env: { ...common, PORT: String(renderPort), API_ORIGIN: `http://127.0.0.1:${apiPort}` },
        mounts: [releases],
      },
      port: renderPort,
      health: '/health',
      probes: PROBES,
      startLine: true,
      form: '/api/appointments/cancel',
    },
    store: {
      options: {
        image: imageName('store', version),
        name: 'store',
        limits: LIMITS.store,
        env: {},
        mounts: [releases],
        mountsOf: (root) => [onPort(root, storePort, situation.folder)],
      },
      port: storePort,
      health: '/health',
      probes: ['live', 'ready'],
      startLine: false,
    },
  };
}

/** nginx takes no port from outside, and this machine may use 8080: its configuration with another port, and nothing else changed. */
function onPort(root: string, port: number, folder: string): { from: string; to: string } {
  const to = '/etc/nginx/nginx.conf';
  const from = join(folder, 'nginx.conf');
  writeFileSync(from, readFileSync(join(root, to), 'utf8').replaceAll('8080;', `${port};`), { mode: 0o644 });
  return { from, to };
}
