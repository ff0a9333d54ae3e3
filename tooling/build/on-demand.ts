import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../database/paths.ts';
import { cleanEnvironment } from '../bootstrap/environment.mjs';
import { npmInstall } from '../bootstrap/npm.mjs';

/**
 * Installs packages that one check or bench needs, and that are too large for every install: into `.cache`, at its first run.
 * @param packages with their exact versions, as `vnu-jar@26.9.27`; the first names the folder
 * @returns the folder of their `node_modules`
 */
export async function installOnDemand(packages: readonly [string, ...string[]]): Promise<string> {
  const folder = join(repositoryRoot, '.cache', packages[0].replace(/^@/, '').replace('/', '-'));
  const modules = join(folder, 'node_modules');
  if (packages.every((each) => existsSync(join(modules, each.slice(0, each.lastIndexOf('@')), 'package.json'))))
    return modules;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await npmInstall(folder, [...packages], cleanEnvironment(repositoryRoot));
  return modules;
}
