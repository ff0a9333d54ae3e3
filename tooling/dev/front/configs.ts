import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration, type FileCacheOptions, type RuleSetRule } from 'webpack';

import { repositoryRoot as root } from '../../database/paths.ts';
import type { RefreshLoaderOptions } from './refresh-loader.ts';

export interface DevConfigOptions {
  /** Folder of the package: `shell`, `mfe-public`. */
  readonly name: string;
  /** Where its client connects to; empty for the page's own origin. */
  readonly socketUrl: string;
  /** The shell may be a production one: its JSX runtime is the only one it shares. */
  readonly foreignShell?: boolean;
}

const CLIENT = join(import.meta.dirname, '..', 'client');

/** Where dev builds go: beside the development builds of the hydration tests, which may run at the same time. */
export function liveFolder(name: string): string {
  return join(root, name, 'dist', 'development', 'live');
}

/** The package's own development builds with hot replacement and one shared Fast Refresh; the server's follows the pages'. */
export async function devConfigs(options: DevConfigOptions): Promise<Configuration[]> {
  const file = join(root, options.name, 'webpack.config.ts');
  const { default: configs } = (await import(file)) as { default: (mode: 'development') => Configuration[] };
  return configs('development').map((config) =>
    config.name?.endsWith(':server') === true ? serverConfig(config, options) : webConfig(config, options),
  );
}

function webConfig(config: Configuration, options: DevConfigOptions): Configuration {
  const { name, socketUrl } = options;
  const isShell = name === 'shell';
  return {
    ...shared(config, options, 'web'),
    ...(isShell ? { entry: { main: [join(CLIENT, 'shell-entry.ts'), './src/main.tsx'] } } : {}),
    output: {
      ...shared(config, options, 'web').output,
      chunkFilename: '[name].js',
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update.json',
    },
    module: { rules: refreshRules(config, options) },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new webpack.DefinePlugin({
        __AYANA_DEV_APP__: JSON.stringify(name),
        __AYANA_DEV_SOCKET__: JSON.stringify(socketUrl),
      }),
    ],
  };
}

function serverConfig(config: Configuration, options: DevConfigOptions): Configuration {
  return shared(config, options, 'server');
}

function shared(
  config: Configuration,
  { name, foreignShell = false }: DevConfigOptions,
  target: string,
): Configuration {
  const cache = config.cache as FileCacheOptions;
  const dependencies = cache.buildDependencies?.['config'] ?? [];
  return {
    ...config,
    output: { ...config.output, path: join(liveFolder(name), target), clean: false },
    // What does not compile is not handed out: pages stay on the last build that did.
    optimization: { ...config.optimization, emitOnErrors: false },
    cache: {
      ...cache,
      type: 'filesystem',
      name: `${cache.name ?? name}-live${foreignShell ? '-alone' : ''}`,
      buildDependencies: {
        config: [...dependencies, import.meta.filename, join(import.meta.dirname, 'refresh-loader.ts')],
      },
    },
    watchOptions: { ignored: /[\\/](node_modules|dist|\.live|\.git|\.data|\.cache)[\\/]/, aggregateTimeout: 15 },
  };
}

/** SWC leaves registrations behind in our own code, the loader after it gives them meaning. */
function refreshRules(config: Configuration, options: DevConfigOptions): RuleSetRule[] {
  const rules = (config.module?.rules ?? []) as RuleSetRule[];
  return rules.flatMap((rule) => {
    const use = rule.use as { loader: string; options: SwcOptions } | undefined;
    if (use?.options?.jsc === undefined) return [rule];
    const portal = join(root, options.name, 'src', 'portal.ts');
    const refresh: RefreshLoaderOptions = {
      app: options.name,
      root,
      ...(existsSync(portal) ? { join: { file: portal, entry: join(CLIENT, 'remote-entry.ts') } } : {}),
    };
    const swc = (withRefresh: boolean): { loader: string; options: SwcOptions } => ({
      ...use,
      options: swcOptions(use.options, withRefresh, options.foreignShell === true),
    });
    const { use: _one, ...when } = rule;
    return [
      {
        ...when,
        oneOf: [
          { include: CLIENT, use: swc(false) },
          {
            use: [
              { loader: fileURLToPath(new URL('refresh-loader.ts', import.meta.url)), options: refresh },
              swc(true),
            ],
          },
        ],
      },
    ];
  });
}

interface SwcOptions {
  jsc: { transform: { react: Record<string, unknown> } };
}

function swcOptions(options: SwcOptions, refresh: boolean, foreignShell: boolean): SwcOptions {
  const react = { ...options.jsc.transform.react, refresh, ...(foreignShell ? { development: false } : {}) };
  return { ...options, jsc: { ...options.jsc, transform: { ...options.jsc.transform, react } } };
}
