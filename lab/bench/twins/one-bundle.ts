import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import webpack, { type Configuration } from 'webpack';

import { repositoryRoot as root } from '@ayana/tooling/database/paths.ts';
import { ROUTER_SURFACE } from '@ayana/tooling/federation/shared.ts';
import { RouteChunksPlugin } from '@ayana/tooling/webpack/route-chunks-plugin.ts';
import { LIKELY_CHUNKS, shellConfig } from '@ayana/tooling/webpack/shell.ts';

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
      new webpack.NormalModuleReplacementPlugin(/\.server$/, join(root, 'tooling/webpack/no-server.ts')),
      new RouteChunksPlugin({
        dir: join(root, 'mfe-public'),
        pages: 'src/portal.ts',
        entry: 'main.js',
        likely: LIKELY_CHUNKS,
      }),
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

/**
 * Builds the public pages and the shell without federation: the shell's own build, with the remotes' pages imported instead of loaded.
 * Leaves `main.js`, its chunks and `routes.json` in the folder, and a file of its own beside it (`<folder>.mjs`).
 */
export function buildOneBundle(folder: string): Promise<void> {
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
