import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_REGISTRY } from '@ayana/contracts/releases';
import type { Built } from './built.ts';
import { pointer, withRelease } from './changes.ts';
import { printRegistry } from './registry.ts';

/** A temporary release store with one release of each remote. */
export interface Composition {
  readonly folder: string;
  remove(): void;
}

/** Puts releases together without copying them; a render server can be started on the folder. */
export function compose(releases: readonly Built[]): Composition {
  const folder = mkdtempSync(join(tmpdir(), 'ayana-composed-'));
  let registry = EMPTY_REGISTRY;
  for (const { release, dist } of releases) {
    mkdirSync(join(folder, release.name));
    symlinkSync(dist, join(folder, release.name, release.version));
    registry = withRelease(registry, release.name, pointer(release));
  }
  writeFileSync(join(folder, 'registry.json'), printRegistry({ ...registry, generation: 1 }));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
