import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Module } from 'webpack';

/** A package of npm whose code a build has copied into its own files. */
export interface BundledPackage {
  name: string;
  version: string;
  license?: string;
}

/** Below the last `node_modules` of a path: the package's own folder. Tools keep files of theirs in folders with a dot. */
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/][^\\/]*/;

/** The packages of npm in what these builds have written, by name; what no file uses was left out of it, and is left out here. */
export function bundledPackages(compilations: readonly Compilation[]): BundledPackage[] {
  const folders = new Set<string>();
  const written = compilations.flatMap(({ chunkGraph, modules }) =>
    [...modules].filter((one) => chunkGraph.getNumberOfModuleChunks(one) > 0),
  );
  for (const resource of written.flatMap(resourcesOf)) {
    const [folder] = FOLDER.exec(resource) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  const found = new Map<string, BundledPackage>();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as BundledPackage;
    found.set(`${name}@${version}`, { name, version, ...(typeof license === 'string' ? { license } : {}) });
  }
  const sorted = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([, one]) => one);
}

/** Files of a module; of several where webpack has joined them. */
function resourcesOf(module: Module & { modules?: Module[]; resource?: unknown }): string[] {
  if (module.modules !== undefined) return module.modules.flatMap(resourcesOf);
  return typeof module.resource === 'string' ? [module.resource] : [];
}
