import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

export type Mode = 'production' | 'development';
export type Target = 'web' | 'server';

export interface BaseOptions {
  /** Package folder name: `shell`, `mfe-public`, … Also the namespace of its styled-components class names. */
  name: string;
  /** Absolute folder of the package. */
  dir: string;
  mode: Mode;
  target: Target;
}

/** Development builds live beside the production ones: hydration tests need both at once. */
export function outputFolder({ dir, mode, target }: Pick<BaseOptions, 'dir' | 'mode' | 'target'>): string {
  return mode === 'production' ? join(dir, 'dist', target) : join(dir, 'dist', 'development', target);
}

/**
 * What every bundle has in common: TypeScript through SWC, stable styled-components class names, drawings and fonts as
 * hashed files, a persistent cache. Class names carry the package's namespace: without it they depend on evaluation
 * order, and hydration breaks after a release of one remote.
 */
export function baseConfig(options: BaseOptions): Configuration {
  const { name, dir, mode, target } = options;
  const development = mode === 'development';
  return {
    name: `${name}:${target}`,
    context: dir,
    mode,
    target: target === 'web' ? ['web', 'es2022'] : 'node22',
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: outputFolder(options),
      uniqueName: name,
      clean: true,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashDigestLength: 12,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: [
            { loader: fileURLToPath(import.meta.resolve('swc-loader')), options: swcOptions(name, mode) },
            join(import.meta.dirname, '..', 'languages', 'messages-loader.ts'),
          ],
        },
        // The server only names the files the web build emits: same content, same name, nothing written twice.
        { test: /\.svg$/, resourceQuery: /text/, type: 'asset/source' },
        {
          test: /\.svg$/,
          resourceQuery: /picture/,
          type: 'javascript/auto',
          use: {
            loader: join(import.meta.dirname, '..', 'pictures', 'picture-loader.ts'),
            options: { emit: target === 'web', cache: join(dir, '..', '.cache', 'pictures') },
          },
        },
        {
          test: /\.(svg|avif|webp|png)$/,
          resourceQuery: { not: [/text/, /picture/] },
          type: 'asset/resource',
          generator: { emit: target === 'web' },
        },
        // Fonts keep their names: the document's style names them before any script runs.
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { emit: target === 'web', filename: 'fonts/[name][ext]' },
        },
        { test: /\.md$/, type: 'asset/source' },
      ],
    },
    optimization: {
      minimize: !development && target === 'web',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
      ],
      moduleIds: 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(dir, '..', '.cache', 'webpack'),
      name: `${name}-${target}-${mode}`,
      buildDependencies: { config: toolingFiles() },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** A change of any of these makes the cache worthless. */
function toolingFiles(): string[] {
  const tooling = join(import.meta.dirname, '..');
  return ['webpack', 'federation', 'languages', 'pictures']
    .map((name) => join(tooling, name))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
}

function swcOptions(name: string, mode: Mode): Record<string, unknown> {
  const development = mode === 'development';
  return {
    swcrc: false,
    configFile: false,
    sourceMaps: development,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development } },
      experimental: {
        cacheRoot: join(import.meta.dirname, '..', '..', '.cache', 'swc'),
        plugins: [
          [
            fileURLToPath(import.meta.resolve('@swc/plugin-styled-components')),
            { ssr: true, displayName: development, fileName: false, namespace: name, minify: !development, pure: true },
          ],
        ],
      },
    },
  };
}
