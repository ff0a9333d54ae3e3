import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type FileCacheOptions, type RuleSetRule } from 'webpack';

import { repositoryRoot as root } from '../../database/paths.ts';

export interface DevConfigs {
  readonly web: Configuration;
  /** Missing where the render server draws none of the package's pages. */
  readonly server: Configuration | undefined;
}

const CLIENT = join(import.meta.dirname, '..', 'client');
/** Modules that a route may import: pages, and the lists and details of features. */
const PAGE = /[\\/]src[\\/](pages[\\/][^\\/]+|features[\\/].+-(list|detail))\.tsx$/;

/** Where dev builds go: beside the development builds of the hydration tests, which may run at the same time. */
export function liveFolder(name: string): string {
  return join(root, name, 'dist', 'development', 'live');
}

/**
 * The package's own development builds. The browser's has React Refresh; webpack-dev-server adds hot replacement to it.
 * @param name folder of the package: `shell`, `mfe-public`
 * @param alone for the pages of another site, whose shell may be a production one: its JSX runtime is the only one it shares
 */
export async function devConfigs(name: string, alone: boolean): Promise<DevConfigs> {
  const file = join(root, name, 'webpack.config.ts');
  const { default: configs } = (await import(file)) as { default: (mode: 'development') => Configuration[] };
  const [web, server] = configs('development');
  if (web === undefined) throw new Error(`${file} has no build for the browser.`);
  return {
    web: webConfig(web, name, alone),
    server: server === undefined ? undefined : liveConfig(server, name, 'server'),
  };
}

function webConfig(config: Configuration, name: string, alone: boolean): Configuration {
  const live = liveConfig(config, name, alone ? 'alone' : 'web');
  const isShell = name === 'shell';
  return {
    ...live,
    ...(isShell ? { entry: { main: [join(CLIENT, 'shell-entry.ts'), './src/main.tsx'] } } : {}),
    output: {
      ...live.output,
      path: join(liveFolder(name), 'web'),
      // The addresses of a release with the version `dev`; alone, files come from wherever the entry came from.
      ...(alone ? {} : { publicPath: isShell ? '/shell/dev/' : `/releases/${name}/dev/web/` }),
      chunkFilename: '[name].js',
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update.json',
    },
    optimization: { ...live.optimization, moduleIds: 'named' },
    module: { rules: refreshRules(config, alone) },
    plugins: [
      ...(config.plugins ?? []),
      // webpack-dev-server has an overlay.
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, CLIENT] }),
      ...(isShell ? [] : remoteRefresh(name)),
    ],
  };
}

/** React Refresh of a remote uses the runtime of the shell, with ids of its own. */
function remoteRefresh(name: string): webpack.WebpackPluginInstance[] {
  return [
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, join(CLIENT, 'remote-refresh.ts')),
    new webpack.DefinePlugin({ AYANA_DEV_APP: JSON.stringify(name) }),
  ];
}

function liveConfig(config: Configuration, name: string, target: 'web' | 'alone' | 'server'): Configuration {
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
      name: `${cache.name ?? name}-live${target === 'alone' ? '-alone' : ''}`,
      buildDependencies: {
        config: [...dependencies, import.meta.filename, join(import.meta.dirname, 'page-loader.ts')],
      },
    },
    watchOptions: { ignored: /[\\/](node_modules|dist|\.live|\.git|\.data|\.cache)[\\/]/, aggregateTimeout: 15 },
    // The terminal shows problems once for all builds (console.ts).
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  };
}

/** SWC leaves React Refresh its registrations in our own code, and pages accept their updates. */
function refreshRules(config: Configuration, alone: boolean): RuleSetRule[] {
  const rules = (config.module?.rules ?? []) as RuleSetRule[];
  return rules.flatMap((rule) => {
    const loaders = Array.isArray(rule.use) ? (rule.use as Loader[]) : [];
    if (!loaders.some(isSwc)) return [rule];
    const swc = (refresh: boolean): Loader[] =>
      loaders.map((each) => (isSwc(each) ? withRefresh(each, refresh, alone) : each));
    const { use: _one, ...when } = rule;
    return [
      {
        ...when,
        oneOf: [
          { include: CLIENT, use: swc(false) },
          { include: PAGE, use: [fileURLToPath(new URL('page-loader.ts', import.meta.url)), ...swc(true)] },
          { use: swc(true) },
        ],
      },
    ];
  });
}

interface SwcLoader {
  loader: string;
  options: SwcOptions;
}
type Loader = string | SwcLoader | { loader: string; options?: object };

const isSwc = (loader: Loader): loader is SwcLoader => typeof loader !== 'string' && 'jsc' in (loader.options ?? {});

interface SwcOptions {
  jsc: { transform: { react: Record<string, unknown> } };
}

function withRefresh({ loader, options }: SwcLoader, refresh: boolean, alone: boolean): SwcLoader {
  const react = { ...options.jsc.transform.react, refresh, ...(alone ? { development: false } : {}) };
  return { loader, options: { ...options, jsc: { ...options.jsc, transform: { ...options.jsc.transform, react } } } };
}
