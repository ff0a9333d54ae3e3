import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { buildStale } from '@ayana/tooling/build/build.ts';
import { dataFolder, repositoryRoot as root } from '@ayana/tooling/database/paths.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import type { RouteChunks } from '@ayana/tooling/webpack/route-chunks-plugin.ts';
import type { Row } from './bench.ts';
import { buildOneBundle } from './twins/one-bundle.ts';

const PAGES = { home: 'public.home', hospitals: 'public.hospitals', consultation: 'public.consultation' } as const;

/**
 * JavaScript of the first view of public pages, brotli, against the same pages of the same sources in one webpack bundle: the
 * shell's own build without federation, with the remotes' pages imported instead of loaded.
 */
export async function bundle(): Promise<readonly Row[]> {
  const progress = new Progress();
  await buildStale({ root, progress, dataDir: dataFolder() });
  const folder = mkdtempSync(join(tmpdir(), 'ayana-one-bundle-'));
  try {
    await progress.step('The same pages in one bundle', () => buildOneBundle(folder));
    return Object.entries(PAGES).flatMap(([name, route]) => {
      const twin = weigh([[folder, 'main.js'], ...scripts(folder, route).map((file) => [folder, file] as const)]);
      const shell = join(root, 'shell/dist/web');
      const remote = join(root, 'mfe-public/dist/web');
      const files = scripts(remote, route);
      const ours = weigh([[shell, 'main.js'], ...files.map((file) => [remote, file] as const)]);
      return [
        { what: `First view of ${name}`, unit: 'KB', ours, twin, goal: { of: 'ratio', atMost: 1.4 } },
        { what: `  at most`, unit: 'KB', ours, goal: { of: 'ours', atMost: 150 } },
        { what: `  scripts`, unit: 'requests', ours: files.length + 1, goal: { of: 'ours', atMost: 6 } },
      ] satisfies Row[];
    });
  } finally {
    for (const path of [folder, `${folder}.mjs`]) rmSync(path, { recursive: true, force: true });
  }
}

function scripts(folder: string, route: string): readonly string[] {
  const chunks = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as RouteChunks;
  return chunks[route]?.scripts ?? [];
}

const weigh = (files: readonly (readonly [string, string])[]): number =>
  files.reduce((sum, [folder, file]) => sum + brotliCompressSync(readFileSync(join(folder, file))).byteLength, 0) /
  1024;
