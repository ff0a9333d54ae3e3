import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { hashInputs, hashOutputs, writeStamp } from '../build/stamp.ts';
import { readWorkspace } from '../build/workspace.ts';
import { repositoryRoot } from '../database/paths.ts';

/** Kept by what they were made of, so that every tree may use them. */
const CACHES = ['compressed', 'pictures', 'swc'];

/**
 * Lets a copy of the tree use the builds of the repository for all packages but some: for a test that changes those only. What the copy
 * has built itself is up to date; where the repository is not built, the copy builds. What is the same in both is neither compressed nor
 * drawn again.
 */
export function borrowBuilds(copy: string, except: readonly string[]): void {
  const all = readWorkspace(copy);
  for (const one of all.filter(({ hasBuild }) => hasBuild)) {
    const own = join(copy, one.folder, 'dist');
    const built = join(repositoryRoot, one.folder, 'dist');
    if (!existsSync(own) && !except.includes(one.folder) && existsSync(built)) symlinkSync(built, own);
    if (!existsSync(own)) continue;
    writeStamp(copy, one.name, { inputs: hashInputs(copy, all, one), outputs: hashOutputs(copy, one.folder) });
  }
  mkdirSync(join(copy, '.cache'), { recursive: true });
  for (const name of CACHES) {
    const kept = join(repositoryRoot, '.cache', name);
    if (existsSync(kept)) symlinkSync(kept, join(copy, '.cache', name));
  }
}
