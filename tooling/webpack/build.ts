/**
 * Builds front-end packages: `node tooling/webpack/build.ts mfe-public shell … [--development]`, or all of them with
 * `--all`. Leaves `dist/web`, `dist/server` where there is one, and `dist/release.json` (version and files), which
 * publishing checks and the render server reads, and `dist/packages.json`, the packages of npm that are in them.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { outputFolder, type Mode } from './base.ts';
import { bundledPackages } from './bundled-packages.ts';
import { writePortalIds } from './portal-ids.ts';
import { describeRelease } from './release.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Every folder of the workspace that has a webpack.config.ts. */
export function frontEndPackages(): string[] {
  return readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'webpack.config.ts')));
}

/** Builds the named packages in one process; throws one error that lists what webpack refused. */
export async function build(packages: string[], mode: Mode): Promise<void> {
  const configs: Configuration[] = [];
  for (const name of packages) {
    const dir = join(ROOT, name);
    if (existsSync(join(dir, 'portal.json'))) writePortalIds(dir);
    const config = (await import(join(dir, 'webpack.config.ts'))) as { default: (mode: Mode) => Configuration[] };
    configs.push(...config.default(mode));
  }
  const { stats } = await runWebpack(configs);
  for (const name of packages) {
    const folder = join(outputFolder({ dir: join(ROOT, name), mode, target: 'web' }), '..');
    writeFileSync(
      join(folder, 'release.json'),
      `${JSON.stringify(describeRelease(join(ROOT, name), folder), null, 2)}\n`,
    );
    const own = stats.map(({ compilation }) => compilation).filter(({ name: built }) => built?.split(':')[0] === name);
    writeFileSync(join(folder, 'packages.json'), `${JSON.stringify(bundledPackages(own), null, 2)}\n`);
  }
}

function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (stats === undefined) reject(error ?? new Error('webpack said nothing.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, development: { type: 'boolean', default: false } },
  });
  const packages = values.all ? frontEndPackages() : positionals;
  if (packages.length === 0) throw new Error('Name the packages to build, or --all.');
  const started = performance.now();
  try {
    await build(packages, values.development ? 'development' : 'production');
    console.log(`Built ${packages.join(', ')} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
