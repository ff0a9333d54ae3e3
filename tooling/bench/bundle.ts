import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import webpack, { type Configuration } from 'webpack';

import { buildStale } from '../build/build.ts';
import { dataFolder, repositoryRoot as root } from '../database/paths.ts';
import { ROUTER_SURFACE } from '../federation/shared.ts';
import { Progress } from '../terminal/progress.ts';
import { RouteChunksPlugin, type RouteChunks } from '../webpack/route-chunks-plugin.ts';
import { shellConfig } from '../webpack/shell.ts';
import type { Row } from './bench.ts';

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
    await progress.step('The same pages in one bundle', () => buildOne(folder));
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

function oneBundle(folder: string): Configuration {
  const config = shellConfig({ name: 'shell', dir: join(root, 'shell'), mode: 'production', target: 'web' });
  return {
    ...config,
    output: { ...config.output, path: folder },
    cache: false,
    resolve: {
      ...config.resolve,
      alias: Object.assign({}, config.resolve?.alias, { 'react-router-dom$': ROUTER_SURFACE }),
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/remotes[\\/]federation$/, importedPortals(`${folder}.mjs`)),
      new RouteChunksPlugin({ dir: join(root, 'mfe-public'), pages: 'src/portal.ts', entry: 'main.js' }),
    ],
  };
}

/** Takes the place of the shell's `remotes/federation`: every portal is in the bundle, its pages are chunks of it. */
function importedPortals(file: string): string {
  const remotes = ['mfe-admin', 'mfe-partner', 'mfe-patient', 'mfe-public'];
  const imports = remotes.map((name, index) => `import portal${index} from '${join(root, name, 'src/portal.ts')}';`);
  const portals = remotes.map((name, index) => `'${name}': portal${index}`);
  const federation = `{ register() {}, load: async (remote) => ({ ${portals.join(', ')} })[remote] }`;
  writeFileSync(file, `${imports.join('\n')}\nexport const federation = ${federation};\n`);
  return file;
}

function buildOne(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(oneBundle(folder));
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
        else resolve();
      }),
    );
  });
}
