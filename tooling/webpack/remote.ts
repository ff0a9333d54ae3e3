import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { remoteShares, SHARED } from '../federation/shared.ts';
import { CataloguesPlugin } from '../languages/catalogues-plugin.ts';
import { type BaseOptions, baseConfig, type Mode } from './base.ts';
import { GuardSharedSourcePlugin } from './guard-shared-source-plugin.ts';
import { RetriedChunksPlugin } from './retried-chunks-plugin.ts';
import { RouteChunksPlugin } from './route-chunks-plugin.ts';
import { SameOriginPublicPathPlugin } from './same-origin-public-path.ts';
import { SharedNamesPlugin } from './shared-names-plugin.ts';

export interface RemoteOptions {
  /** Folder and release name: `mfe-public`. */
  name: string;
  /** Absolute folder of the package. */
  dir: string;
}

/** All builds of one remote: the browser's and, where portal.json asks for server rendering, the server's. */
export function remoteConfigs(options: RemoteOptions): (mode: Mode) => Configuration[] {
  return (mode) => {
    const web = remoteConfig({ ...options, mode, target: 'web' });
    return rendersOnServer(options.dir) ? [web, remoteConfig({ ...options, mode, target: 'server' })] : [web];
  };
}

/**
 * One build of a remote. It exposes exactly one module, `./portal`. Web: a federation container with plain entry names
 * (it lives in an immutable version folder). Server: one CommonJS file whose shared packages are left to the render
 * server's `require`.
 */
export function remoteConfig(options: BaseOptions): Configuration {
  return options.target === 'web' ? webConfig(options) : serverConfig(options);
}

function webConfig(options: BaseOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout: 8000,
    },
    optimization: {
      ...base.optimization,
      // Few requests beat a perfect split on a slow line: at most two shared chunks beside a page's own.
      splitChunks: { chunks: 'async', minSize: 25_000, maxAsyncRequests: 3, maxInitialRequests: 1 },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(options.name),
        filename: 'remoteEntry.js',
        exposes: { './portal': './src/portal.ts' },
        shared: remoteShares(options.mode),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new webpack.NormalModuleReplacementPlugin(/\.server$/, join(import.meta.dirname, 'no-server.ts')),
      new SameOriginPublicPathPlugin(),
      new CataloguesPlugin(options.name),
      new RetriedChunksPlugin(),
      new RouteChunksPlugin({ dir: options.dir, pages: 'src/portal.ts', entry: 'remoteEntry.js' }),
      new SharedNamesPlugin({ dir: options.dir, shared: SHARED, role: 'uses' }),
      new GuardSharedSourcePlugin(),
    ],
  };
}

function serverConfig(options: BaseOptions): Configuration {
  const base = baseConfig(options);
  const shared = [...SHARED, 'react/jsx-dev-runtime'];
  return {
    ...base,
    entry: [join(import.meta.dirname, 'server-public-path.ts'), './src/portal.ts'],
    externals: Object.fromEntries(shared.map((name) => [name, `commonjs ${name}`])),
    output: { ...base.output, filename: 'portal.cjs', library: { type: 'commonjs2' } },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new GuardSharedSourcePlugin()],
  };
}

/** A global variable's name for the container, as a script sets it: `mfe_public`. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

function rendersOnServer(dir: string): boolean {
  const file = join(dir, 'portal.json');
  if (!existsSync(file)) return false;
  const portal = JSON.parse(readFileSync(file, 'utf8')) as { routes?: { ssr?: boolean }[] };
  return portal.routes?.some((route) => route.ssr === true) ?? false;
}
