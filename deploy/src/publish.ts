/**
 * Publishes built front-end packages into a folder at once and points the registry at them, without the checks of a release:
 * `node deploy/src/publish.ts mfe-public … | --all [--development] [--root <folder of builds>]`. For `npm start` and for tests; a
 * running site is changed by `npm run release`. Publishing the same bytes again changes nothing.
 *
 * The store is RELEASES_URL (a folder or a file: address), by default `<data>/releases`, or `<data>/releases-development`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultEntry, type RegistryFile } from '@ayana/contracts/releases';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { type Built, type PortalRoutes, portalProblemsOf, readBuilt, readPortal } from './built.ts';
import { pointer, withRelease } from './changes.ts';
import { routeCollisions } from './portal-rules.ts';
import { readRegistry, swapRegistry } from './registry.ts';
import { storeRelease } from './store.ts';
import { releaseFolder } from './stores/open-store.ts';

/** Publishes packages by folder name; throws one error with everything that speaks against it, before anything is moved. */
export async function publish(
  names: readonly string[],
  options: { store: string; development?: boolean; root?: string },
): Promise<RegistryFile> {
  const { store, development = false, root = repositoryRoot } = options;
  const built = names.map((name) => readBuilt(root, name, development));
  const problems = [...built.flatMap(portalProblemsOf), ...routeCollisions(portalsAfter(store, built))];
  if (problems.length > 0) throw new Error(`Not published:\n- ${problems.join('\n- ')}`);
  for (const { release, dist } of built) await storeRelease(store, release, dist);
  return swapRegistry(store, (registry) =>
    built.reduce((now, { release }) => withRelease(now, release.name, pointer(release), new Date()), registry),
  );
}

/** Every portal as it would be after this publication. */
function portalsAfter(store: string, built: readonly Built[]): PortalRoutes[] {
  const folders = new Map<string, string>();
  for (const [name, entries] of Object.entries(readRegistry(store).microFrontends)) {
    const version = defaultEntry(entries)?.metadata.version;
    if (name !== 'shell' && version !== undefined) folders.set(name, join(store, name, version));
  }
  for (const { release, dist } of built) if (release.name !== 'shell') folders.set(release.name, dist);
  return [...folders.values()].filter((folder) => existsSync(join(folder, 'web', 'portal.json'))).map(readPortal);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      development: { type: 'boolean', default: false },
      root: { type: 'string', default: repositoryRoot },
    },
  });
  const packages = readdirSync(repositoryRoot).filter((name) =>
    existsSync(join(repositoryRoot, name, 'webpack.config.ts')),
  );
  const names = values.all ? packages : positionals;
  try {
    if (names.length === 0) throw new Error(`Name what to publish (${packages.join(', ')}), or --all.`);
    const registry = await publish(names, {
      store: releaseFolder(process.env, values.development),
      development: values.development,
      root: values.root,
    });
    for (const name of names)
      console.log(`${name} ${defaultEntry(registry.microFrontends[name])?.metadata.version ?? ''}`);
    console.log(`Generation ${registry.generation}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
