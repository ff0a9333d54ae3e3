import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { liveFolder } from './front/configs.ts';

/** A release store whose releases are the dev builds themselves: version `dev`, never changing its name. */
export function writeDevReleases(dataDir: string, remotes: readonly string[]): string {
  const store = join(dataDir, 'dev-releases');
  rmSync(store, { recursive: true, force: true });
  for (const name of remotes) {
    mkdirSync(join(store, name), { recursive: true });
    symlinkSync(liveFolder(name), join(store, name, 'dev'), 'junction');
  }
  const entry = (name: string): object => ({
    url: `/releases/${name}/dev/web/remoteEntry.js`,
    // No sum to check: the bytes change with every save.
    metadata: { version: 'dev', integrity: '' },
    deployment: { traffic: 100, default: true },
    extras: { previous: null },
  });
  const registry = {
    schema: 'https://mfewg.org/schema/v1-pre.json',
    generation: 1,
    microFrontends: Object.fromEntries(remotes.map((name) => [name, [entry(name)]])),
  };
  writeFileSync(join(store, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
  return store;
}
