import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageFolders } from '../bootstrap/package-folders.mjs';

/** A package of the workspace. */
export interface WorkspacePackage {
  /** `@ayana/shell` */
  readonly name: string;
  /** Folder relative to the root, e.g. `services/api`. */
  readonly folder: string;
  readonly hasBuild: boolean;
  /** Remotes and the shell: what they build goes into the release store. */
  readonly hasRelease: boolean;
  /** Names of the workspace packages it depends on, directly. */
  readonly dependencies: readonly string[];
}

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export function readWorkspace(root: string): WorkspacePackage[] {
  return packageFolders(root).map((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
    const dependencies = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    return {
      name: manifest.name,
      folder,
      hasBuild: manifest.scripts?.['build'] !== undefined,
      hasRelease: manifest.scripts?.['release'] !== undefined,
      dependencies: dependencies.filter(([, version]) => version.startsWith('workspace:')).map(([name]) => name),
    };
  });
}

/** A package and all workspace packages it needs, directly or not, sorted by folder. */
export function withDependencies(all: readonly WorkspacePackage[], wanted: WorkspacePackage): WorkspacePackage[] {
  const found = new Set<WorkspacePackage>();
  const visit = (one: WorkspacePackage): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const name of one.dependencies) {
      const next = all.find((candidate) => candidate.name === name);
      if (next !== undefined) visit(next);
    }
  };
  visit(wanted);
  return [...found].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}
