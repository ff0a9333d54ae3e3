import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { ROUTER_SURFACE, SHARED, shellShares } from '../federation/shared.ts';
import { CataloguesPlugin } from '../languages/catalogues-plugin.ts';
import { type BaseOptions, baseConfig, type Mode } from './base.ts';
import { ContractsPlugin } from './contracts-plugin.ts';
import { EmitFilesPlugin } from './emit-files-plugin.ts';
import { RouteChunksPlugin } from './route-chunks-plugin.ts';
import { SameOriginPublicPathPlugin } from './same-origin-public-path.ts';
import { SharedNamesPlugin } from './shared-names-plugin.ts';

/** The two builds of the shell: the page's host and the render server. */
export function shellConfigs(options: { dir: string }): (mode: Mode) => Configuration[] {
  return (mode) =>
    (['web', 'server'] as const).map((target) => shellConfig({ name: 'shell', dir: options.dir, mode, target }));
}

export function shellConfig(options: BaseOptions): Configuration {
  return options.target === 'web' ? webConfig(options) : serverConfig(options);
}

/** What is likely to be pressed on any public page, and what sending a form needs: chunks by name. */
export const LIKELY_CHUNKS = { 'shell.page-frame': ['http', 'toast'] } as const;

function webConfig(options: BaseOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: 'auto',
      filename: 'main.js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout: 8000,
    },
    resolve: { ...base.resolve, alias: { ...oneFederationRuntime(), ...productionRouter(options.mode) } },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 25_000, maxAsyncRequests: 3 } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: shellShares(options.mode),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      withoutSnapshots(),
      new webpack.NormalModuleReplacementPlugin(/\.server$/, join(import.meta.dirname, 'no-server.ts')),
      new SameOriginPublicPathPlugin(),
      new CataloguesPlugin('shell'),
      new RouteChunksPlugin({
        dir: options.dir,
        pages: 'src/shell-portal.ts',
        entry: 'main.js',
        likely: LIKELY_CHUNKS,
      }),
      new SharedNamesPlugin({ dir: options.dir, shared: SHARED, role: 'provides' }),
      new ContractsPlugin(),
      new EmitFilesPlugin({
        from: join(options.dir, '..', 'shared-ui', 'assets', 'fonts'),
        to: 'fonts',
        pattern: /\.woff2$/,
      }),
    ],
  };
}

/**
 * The plugin that provides the runtime to remotes asks for its CommonJS form, everything else for the ES form: both were
 * bundled, 15 KB (brotli) twice over. This leads the one to the other.
 */
function oneFederationRuntime(): Record<string, string> {
  const enhanced = createRequire(import.meta.resolve('@module-federation/enhanced/webpack'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const commonJs = tools.resolve('@module-federation/runtime/core');
  const core = createRequire(commonJs).resolve('@module-federation/runtime-core');
  return {
    '@module-federation/runtime-tools/runtime-core$': commonJs.replace(/\.cjs$/, '.js'),
    'federation-runtime': dirname(core),
  };
}

/**
 * Remotes are registered by their `remoteEntry.js`, so manifests and snapshots are never read; `disableSnapshot` takes
 * their plugin out and leaves their handler in. The library's own empty handler replaces it.
 */
function withoutSnapshots(): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    /snapshot[\\/]SnapshotHandler\.js$/,
    join(import.meta.dirname, 'no-snapshots.js'),
  );
}

/**
 * React Router's package leads every import to its development form, with its warnings; the production form is
 * beside it and is never used. Only a build for development keeps the warnings.
 */
function productionRouter(mode: Mode): Record<string, string> {
  if (mode === 'development') return {};
  const kit = createRequire(join(import.meta.dirname, '..', '..', 'portal-kit', 'package.json'));
  const dist = join(dirname(kit.resolve('react-router/package.json')), 'dist', 'production');
  return { 'react-router$': join(dist, 'index.mjs'), 'react-router/dom$': join(dist, 'dom-export.mjs') };
}

/**
 * The render server bundles its React, router, styled-components and portal-kit and hands them to the remotes' server
 * bundles: one copy of each. Fastify, and what draws pictures, stay in node_modules.
 */
function serverConfig(options: BaseOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    entry: [join(options.dir, 'server', 'public-path.ts'), './server/main.ts'],
    externals: [
      ({ request }, done) => (isServerPackage(request ?? '') ? done(undefined, `commonjs ${request}`) : done()),
    ],
    output: { ...base.output, filename: 'main.cjs', library: { type: 'commonjs2' } },
    resolve: {
      ...base.resolve,
      alias: { 'react-router-dom$': ROUTER_SURFACE },
    },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    node: { __dirname: false, __filename: false },
  };
}

function isServerPackage(request: string): boolean {
  return (
    ['fastify', 'prom-client', 'fontkit', 'undici', 'wawoff2'].includes(request) ||
    request.startsWith('@resvg/') ||
    request.startsWith('@fastify/') ||
    request.startsWith('@aws-sdk/')
  );
}
