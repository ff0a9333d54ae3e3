import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { hashInputs, hashOutputs, writeStamp } from '../build/stamp.ts';
import { readWorkspace } from '../build/workspace.ts';
import { repositoryRoot } from '../database/paths.ts';

/**
 * Lets a copy of the tree use the builds of the repository for all packages but some: for a test that changes those only. Where the
 * repository is not built, the copy builds.
 */
export function borrowBuilds(copy: string, except: readonly string[]): void {
  const all = readWorkspace(copy);
  for (const one of all.filter(({ hasBuild, folder }) => hasBuild && !except.includes(folder))) {
    const built = join(repositoryRoot, one.folder, 'dist');
    if (!existsSync(built)) continue;
    symlinkSync(built, join(copy, one.folder, 'dist'));
    writeStamp(copy, one.name, { inputs: hashInputs(copy, all, one), outputs: hashOutputs(copy, one.folder) });
  }
}
