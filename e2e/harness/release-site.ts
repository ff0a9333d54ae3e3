import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runNode } from '@ayana/tooling/build/run-script.ts';
import { asApplication } from '@ayana/tooling/database/index.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { withoutProductVariables } from '@ayana/tooling/start/own-environment.ts';

import { makeVariation, type Variation } from '../../deploy/src/testing/variation.ts';
import { freePorts } from './free-ports.ts';
import { stopProcess, waitUntilReady } from './processes.ts';
import type { SiteAddress } from './site.ts';

const EXIT_WITH_PARENT = join(repositoryRoot, 'tooling/start/exit-with-parent.mjs');

/** Words of the home page's heading, in which the releases of mfe-public in these tests differ. */
export const WORDS = 'planned from your own kitchen table';

export interface ReleaseSite {
  readonly origin: string;
  /** The API it asks, past its own proxy: a request may come from any address. */
  readonly apiOrigin: string;
  /** The value of RELEASES_URL for releasing here. */
  readonly releasesUrl: string;
  /** Folder of a build (of mfe-public) with other words, for `--from` and `--root`. */
  variation(
    words: string,
    of?: { name: string; words: string; only: readonly string[] },
  ): { root: string; version: string };
  /** Folder of a build that differs in more than words, e.g. of an older release. */
  build(name: string, what: Variation): { root: string; version: string };
  /** The metrics of this render server. */
  metrics(): Promise<string>;
  /** Runs a command of the project against this store. */
  run(args: readonly string[]): Promise<{ code: number; output: string }>;
  stop(): Promise<void>;
}

/**
 * A second render server beside the running site, with its own release store, so that releases do not disturb other tests. It proxies
 * `/api` to the site.
 * @param releases a store other than a copy of the site's, and its environment
 * @param ownApi a second API as well, on the site's database, so that `/admin/releases` is about this store
 */
export async function startReleaseSite(
  site: SiteAddress,
  releases?: { url: string; env: Record<string, string> },
  ownApi = false,
): Promise<ReleaseSite> {
  const folder = mkdtempSync(join(tmpdir(), 'ayana-releases-'));
  const copy = join(folder, 'releases');
  if (releases === undefined) cpSync(join(site.dataDir, 'releases'), copy, { recursive: true });
  const releasesUrl = releases?.url ?? copy;
  const [port, metricsPort, apiPort = 0] = await freePorts(3);
  const origin = `http://localhost:${port}`;
  const env = {
    ...withoutProductVariables(process.env),
    ...releases?.env,
    AYANA_DATA_DIR: folder,
    RELEASES_URL: releasesUrl,
    REVIEW_SECRET: 'only-for-browser-tests-0123456789-abcdef',
  };
  const apiOrigin = ownApi ? `http://127.0.0.1:${apiPort}` : site.origin;
  const api = ownApi ? await startApi(site, apiPort, { ...env, PUBLIC_ORIGIN: origin }) : undefined;
  const server = spawn(
    process.execPath,
    ['--import', EXIT_WITH_PARENT, join(repositoryRoot, 'shell/dist/server/main.cjs')],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        PORT: String(port),
        RENDER_METRICS_PORT: String(metricsPort),
        API_ORIGIN: apiOrigin,
        PUBLIC_ORIGIN: origin,
      },
    },
  );
  await waitUntilReady(`${origin}/robots.txt`, server);
  let variations = 0;
  const build: ReleaseSite['build'] = (name, what) => {
    variations += 1;
    const root = join(folder, `variation-${variations}`);
    return { root, version: makeVariation(name, root, what) };
  };
  return {
    origin,
    apiOrigin,
    releasesUrl,
    build,
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}`)).text(),
    variation: (words, of) =>
      build(of?.name ?? 'mfe-public', {
        changes: [{ text: of?.words ?? WORDS, other: words }],
        ...(of === undefined ? {} : { only: of.only }),
      }),
    run: (args) => runNode(args, repositoryRoot, { env: { ...env, SITE_URL: origin } }),
    stop: async () => {
      await stopProcess(server);
      if (api !== undefined) await stopProcess(api);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The API once more: no jobs, and the secrets of the site, so that sessions are good for both. */
async function startApi(
  site: SiteAddress,
  port: number,
  env: Record<string, string | undefined>,
): Promise<ChildProcess> {
  const secrets = JSON.parse(readFileSync(join(site.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  const api = spawn(
    process.execPath,
    ['--import', EXIT_WITH_PARENT, join(repositoryRoot, 'services/api/dist/main.js')],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...env,
        NODE_ENV: 'development',
        LOG_LEVEL: 'silent',
        JOBS: '0',
        API_PORT: String(port),
        DATABASE_URL: asApplication(site.databaseUrl),
        JWT_SECRET: secrets['jwt_secret'],
        COOKIE_SECRET: secrets['cookie_secret'],
      },
    },
  );
  await waitUntilReady(`http://127.0.0.1:${port}/api/health/live`, api);
  return api;
}
