import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { cleanEnvironment } from '../../bootstrap/environment.mjs';
import { npmInstall } from '../../bootstrap/npm.mjs';
import { SentenceError } from '../../bootstrap/report.mjs';
import { runNode } from '../../build/run-script.ts';
import { repositoryRoot } from '../../database/paths.ts';
import type { Detail, Progress } from '../../terminal/progress.ts';

/** Some 64 MB with what it needs, and only this check needs it: brought at its first run instead of with every install. */
const STRYKER = '10.0.0';
const CACHE = join(repositoryRoot, '.cache');
const INSTALLED = join(CACHE, `stryker-${STRYKER}`);
const MODULES = join(INSTALLED, 'node_modules', '@stryker-mutator');
const WORK = join(CACHE, 'mutants');
const SANDBOX = join(WORK, 'sandbox');
const JEST = join(repositoryRoot, 'tooling', 'jest');

export type Package = 'contracts' | 'portal-kit';

/** One change of the code, as the report format "mutation-testing-elements" says it. */
export interface Mutant {
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
}
/** By file, from the package's folder. */
export type Mutants = Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;

/** Changes the files of a package one place at a time, in a copy of it, and runs the tests that reach each place. */
export async function mutate(pkg: Package, files: readonly string[], progress: Progress): Promise<Mutants> {
  await install(progress);
  mkdirSync(WORK, { recursive: true });
  const settings = join(WORK, `${pkg}.json`);
  const report = join(WORK, `${pkg}-report.json`);
  rmSync(report, { force: true });
  // Left by an interrupted run.
  rmSync(SANDBOX, { recursive: true, force: true });
  writeFileSync(settings, JSON.stringify(settingsOf(pkg, files, report)));
  const args = [join(MODULES, 'core', 'bin', 'stryker.js'), 'run', settings];
  const run = async (detail: Detail) => runNode(args, join(repositoryRoot, pkg), { onLine: detail });
  const { code, output } = await progress.step(`Changing ${pkg}, one place at a time`, run);
  if (code !== 0 || !existsSync(report)) throw new SentenceError(`Stryker made no report of ${pkg}:\n${output}`);
  return (JSON.parse(readFileSync(report, 'utf8')) as { files: Mutants }).files;
}

async function install(progress: Progress): Promise<void> {
  if (existsSync(join(MODULES, 'jest-runner'))) return;
  await progress.step(`Fetching Stryker ${STRYKER} into .cache`, async () => {
    mkdirSync(INSTALLED, { recursive: true });
    writeFileSync(join(INSTALLED, 'package.json'), '{ "private": true }\n');
    const packages = [`@stryker-mutator/core@${STRYKER}`, `@stryker-mutator/jest-runner@${STRYKER}`];
    await npmInstall(INSTALLED, packages, cleanEnvironment(repositoryRoot));
  });
}

function settingsOf(pkg: Package, files: readonly string[], report: string): object {
  return {
    mutate: files,
    testRunner: 'jest',
    plugins: [join(MODULES, 'jest-runner', 'dist', 'src', 'index.js')],
    jest: {
      projectType: 'custom',
      config: {
        ...ENVIRONMENTS[pkg](),
        testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
        transform: { '\\.tsx$': compiled(true), '\\.(ts|js)$': compiled(false) },
        // Published as ES modules only.
        transformIgnorePatterns: ['node_modules/\\.pnpm/(?!(@date-fns|ky|openapi-fetch|zustand)[@+])'],
      },
    },
    coverageAnalysis: 'perTest',
    // Others use the machine at the same time.
    concurrency: 1,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: SANDBOX,
    cleanTempDir: 'always',
    allowConsoleColors: false,
    warnings: { slow: false },
  };
}

function compiled(tsx: boolean): readonly [string, object] {
  const parser = { syntax: 'typescript', tsx };
  const jsc = { parser, target: 'es2023', transform: { react: { runtime: 'automatic' } } };
  return ['@swc/jest', { jsc, module: { type: 'commonjs' } }];
}

/** As the package's tests run otherwise (tooling/jest). */
const ENVIRONMENTS: Readonly<Record<Package, () => object>> = {
  contracts: () => ({ testEnvironment: nodeEnvironment() }),
  'portal-kit': () => ({
    testEnvironment: join(JEST, 'browser-environment.cjs'),
    setupFiles: [join(JEST, 'browser-setup.cjs')],
    setupFilesAfterEnv: [join(JEST, 'no-console-noise.cjs')],
  }),
};

/** Stryker looks for it beside itself, where it is not: it comes with jest. */
function nodeEnvironment(): string {
  return ['jest', '@jest/core', 'jest-config', 'jest-environment-node'].reduce(
    (from, name) => createRequire(from).resolve(name),
    join(repositoryRoot, 'package.json'),
  );
}
