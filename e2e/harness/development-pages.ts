import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { runNode } from '@ayana/tooling/build/run-script.ts';
import { hashInputs } from '@ayana/tooling/build/stamp.ts';
import { readWorkspace } from '@ayana/tooling/build/workspace.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { withoutProductVariables } from '@ayana/tooling/start/own-environment.ts';

import { freePorts } from './free-ports.ts';
import { stopProcess, waitUntilReady } from './processes.ts';
import type { Running, SiteAddress } from './site.ts';

const SERVER = join(repositoryRoot, 'shell/dist/development/server/main.cjs');
const STAMP = join(repositoryRoot, '.cache/build/development.txt');
const EXIT_WITH_PARENT = join(repositoryRoot, 'tooling/start/exit-with-parent.mjs');

/**
 * A second render server beside a running site, with development builds of the front end: React then reports where the server's page
 * and the browser's differ. It proxies the site's API.
 */
export async function startDevelopmentPages(site: SiteAddress): Promise<Running<SiteAddress>> {
  const store = join(site.dataDir, 'releases-development');
  await buildDevelopment();
  await run(['deploy/src/publish.ts', '--all', '--development'], { RELEASES_URL: store });
  const [port] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, SERVER], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...withoutProductVariables(process.env),
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      API_ORIGIN: site.apiOrigin,
      PUBLIC_ORIGIN: origin,
      RELEASES_URL: store,
    },
  });
  await waitUntilReady(origin, server);
  return { ...site, origin, stop: () => stopProcess(server) };
}

async function buildDevelopment(): Promise<void> {
  const all = readWorkspace(repositoryRoot);
  const hash = createHash('sha256');
  for (const one of all)
    if (existsSync(join(repositoryRoot, one.folder, 'webpack.config.ts')))
      hash.update(hashInputs(repositoryRoot, all, one));
  const inputs = hash.digest('hex');
  if (existsSync(SERVER) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  await run(['tooling/webpack/build.ts', '--all', '--development']);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, inputs);
}

async function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await runNode(args, repositoryRoot, {
    env: { ...withoutProductVariables(process.env), ...env },
  });
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed:\n${output}`);
}
