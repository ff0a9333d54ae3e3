import { spawn } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { withoutProductVariables } from '@ayana/tooling/start/own-environment.ts';

import { freePorts } from './free-ports.ts';
import { stopProcess, waitUntilReady } from './processes.ts';
import type { SiteAddress } from './site.ts';
import { makeFolder } from './throw-away-folder.ts';

const SERVER = join(repositoryRoot, 'shell/dist/server/main.cjs');
const EXIT_WITH_PARENT = join(repositoryRoot, 'tooling/start/exit-with-parent.mjs');

/** A second render server on the site's API, with its own release store that a test may break. */
export interface OwnPages {
  readonly origin: string;
  /**
   * Releases a copy of the site's first release under another version, changed by `change`, which gets its folder.
   * @returns the registry's generation from then on
   */
  release(remote: string, version: string, change: (folder: string) => void): number;
  stop(): Promise<void>;
}

export async function startOwnPages(site: SiteAddress): Promise<OwnPages> {
  const place = makeFolder(join(repositoryRoot, '.data', 'e2e'));
  const store = join(place.path, 'releases');
  cpSync(join(site.dataDir, 'releases'), store, { recursive: true });
  const [port] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, SERVER], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...withoutProductVariables(process.env),
      PORT: String(port),
      API_ORIGIN: site.origin,
      PUBLIC_ORIGIN: origin,
      RELEASES_URL: store,
      LOG_LEVEL: 'warn',
    },
  });
  await waitUntilReady(origin, server);
  const file = join(store, 'registry.json');
  const first = readRegistry(file);
  return {
    origin,
    release: (remote, version, change) => {
      const entries = first.microFrontends[remote];
      const copied = entries?.[0]?.metadata.version;
      if (copied === undefined) throw new Error(`${remote} is not released.`);
      const folder = join(store, remote, version);
      cpSync(join(store, remote, copied), folder, { recursive: true });
      change(folder);
      const registry = readRegistry(file);
      const named = JSON.parse(
        JSON.stringify(entries).replaceAll(copied, version),
      ) as Registry['microFrontends'][string];
      registry.generation += 1;
      registry.microFrontends[remote] = named;
      // Atomically: the server may read it at any time.
      writeFileSync(`${file}.new`, JSON.stringify(registry));
      renameSync(`${file}.new`, file);
      return registry.generation;
    },
    stop: async () => {
      await stopProcess(server);
      place.remove();
    },
  };
}

interface Registry {
  generation: number;
  microFrontends: Record<string, { metadata: { version: string } }[]>;
}

function readRegistry(file: string): Registry {
  return JSON.parse(readFileSync(file, 'utf8')) as Registry;
}
