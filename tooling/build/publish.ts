import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import type { BuildOptions } from './options.ts';
import { runNode } from './run-script.ts';
import { readStamp, type Stamp } from './stamp.ts';
import type { WorkspacePackage } from './workspace.ts';

/**
 * Puts every front end whose current build has not been published into this data folder's release store. A store that someone
 * else looks after (RELEASES_URL) is left alone.
 */
export async function publishStale(
  { root, progress, dataDir, signal }: BuildOptions,
  fronts: readonly WorkspacePackage[],
): Promise<void> {
  if (process.env['RELEASES_URL'] !== undefined) return;
  const store = join(dataDir, 'releases');
  const published = readPublished(store);
  const current = Object.fromEntries(fronts.map(({ folder, name }) => [folder, buildOf(readStamp(root, name))]));
  const missing = Object.keys(current).filter((folder) => published[folder] !== current[folder]);
  if (missing.length === 0) return;
  await progress.step(
    'Publishing',
    async (detail) => {
      const env = { ...process.env, AYANA_DATA_DIR: dataDir };
      const script = join(root, 'deploy', 'src', 'publish.ts');
      const { code, output } = await runNode([script, ...missing], root, {
        env,
        onLine: detail,
        ...(signal === undefined ? {} : { signal }),
      });
      if (code !== 0) throw new SentenceError(`Publishing ${missing.join(', ')} failed:\n${output.trim()}`);
      writePublished(store, { ...published, ...current });
    },
    () => missing.join(', '),
  );
}

/**
 * Notes that a package's current build was released by hand. The next start then leaves the registry alone: it does
 * not undo a rollback, nor make a release to a part live for all.
 */
export function notePublished(root: string, dataDir: string, folder: string): void {
  const store = join(dataDir, 'releases');
  writePublished(store, { ...readPublished(store), [folder]: buildOf(readStamp(root, `@ayana/${folder}`)) });
}

/** Folder -> hash of the build that was last published here. Without a registry nothing is published, whatever the file says. */
function readPublished(store: string): Record<string, string> {
  if (!existsSync(join(store, 'registry.json'))) return {};
  try {
    return JSON.parse(readFileSync(join(store, '.published.json'), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

function writePublished(store: string, published: Record<string, string>): void {
  mkdirSync(store, { recursive: true });
  const file = join(store, '.published.json');
  writeFileSync(`${file}.tmp`, JSON.stringify(published));
  renameSync(`${file}.tmp`, file);
}

function buildOf(stamp: Stamp | undefined): string {
  return stamp === undefined ? '' : `${stamp.inputs}:${stamp.outputs}`;
}
