import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { installOnDemand } from '../../build/on-demand.ts';
import { SentenceError } from '../../bootstrap/report.mjs';
import { runNode } from '../../build/run-script.ts';
import { repositoryRoot } from '../../database/paths.ts';
import type { Detail, Progress } from '../../terminal/progress.ts';

/** Some 64 MB with what it needs. */
const STRYKER = ['@stryker-mutator/core@10.0.0', '@stryker-mutator/jest-runner@10.0.0'] as const;
const WORK = join(repositoryRoot, '.cache', 'mutants');
const JEST = join(repositoryRoot, 'tooling', 'jest');

export type Package = 'contracts' | 'portal-kit' | 'services/api';

/** What is changed together, and by which tests it is to be noticed. */
export interface Area {
  readonly name: string;
  readonly pkg: Package;
  /** From the package's folder. */
  readonly files: readonly string[];
  /** The tests that run, from the package's folder; without them all of `src`. */
  readonly tests?: readonly string[];
}

/** The copy in which an area is changed. */
export const sandboxOf = ({ name }: { readonly name: string }): string => join(WORK, `sandbox-${name}`);

/** Every change of an area with its outcome. */
export const reportOf = ({ name }: { readonly name: string }): string => join(WORK, `${name}-report.json`);

/** One change of the code, as the report format "mutation-testing-elements" says it. */
export interface Mutant {
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
  /** The first failure of the test that noticed it. */
  statusReason?: string;
}
/** By file, from the package's folder. */
export type Mutants = Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;

/**
 * Changes the files of an area one place at a time, in a copy of their package, and runs the tests that reach each place.
 * @param databaseUrl of the server for the API's tests
 */
export async function mutate(area: Area, databaseUrl: string, progress: Progress): Promise<Mutants> {
  const modules = await progress.step('Stryker', () => installOnDemand(STRYKER));
  mkdirSync(WORK, { recursive: true });
  const settings = join(WORK, `${area.name}.json`);
  const report = reportOf(area);
  rmSync(report, { force: true });
  // Left by an interrupted run.
  rmSync(sandboxOf(area), { recursive: true, force: true });
  writeFileSync(settings, JSON.stringify(await settingsOf(area, modules, report)));
  const args = [join(modules, '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', settings];
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl };
  const run = async (detail: Detail) => runNode(args, join(repositoryRoot, area.pkg), { onLine: detail, env });
  const { code, output } = await progress.step(`Changing ${area.name}, one place at a time`, run);
  if (code !== 0 || !existsSync(report)) throw new SentenceError(`Stryker made no report of ${area.name}:\n${output}`);
  return (JSON.parse(readFileSync(report, 'utf8')) as { files: Mutants }).files;
}

async function settingsOf(area: Area, modules: string, report: string): Promise<object> {
  const { pkg, files } = area;
  return {
    mutate: [...files, '!src/**/*.test.ts', '!src/**/index.ts'],
    testRunner: 'jest',
    plugins: [join(modules, '@stryker-mutator', 'jest-runner', 'dist', 'src', 'index.js')],
    jest: { projectType: 'custom', config: await jestSettingsOf(area) },
    coverageAnalysis: 'perTest',
    ...(pkg === 'services/api' ? OVER_HTTP : {}),
    concurrency: 2,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: sandboxOf(area),
    cleanTempDir: 'always',
    allowConsoleColors: false,
    warnings: { slow: false },
  };
}

/** Each change starts the API: decorators and constants, which are read when it starts, and texts are left to other tests. */
const OVER_HTTP = {
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  ignoreStatic: true,
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  // Stryker would read the package's own settings too, and start a database server for each change.
  ignorePatterns: ['/dist', '/.cache', '/jest.config.js'],
  // Where others use the machine a test may take ten times as long; one that was only slow must not count as noticed.
  timeoutMS: 240_000,
};

function compiled(tsx: boolean): readonly [string, object] {
  const parser = { syntax: 'typescript', tsx };
  const jsc = { parser, target: 'es2023', transform: { react: { runtime: 'automatic' } } };
  return ['@swc/jest', { jsc, module: { type: 'commonjs' } }];
}

const unit = (environment: object): object => ({
  ...environment,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { '\\.tsx$': compiled(true), '\\.(ts|js)$': compiled(false) },
  // Published as ES modules only.
  transformIgnorePatterns: ['node_modules/\\.pnpm/(?!(@date-fns|ky|openapi-fetch|zustand)[@+])'],
});

/** As the package's tests run otherwise (tooling/jest, services/api/jest.config.js). */
const JEST_SETTINGS: Readonly<Record<Package, (tests?: readonly string[]) => Promise<object>>> = {
  contracts: async () => unit({ testEnvironment: nodeEnvironment() }),
  'portal-kit': async () =>
    unit({
      testEnvironment: join(JEST, 'browser-environment.cjs'),
      setupFiles: [join(JEST, 'browser-setup.cjs')],
      setupFilesAfterEnv: [
        // The sandbox has no packages of the root.
        createRequire(import.meta.url).resolve('@testing-library/jest-dom/jest-globals'),
        join(JEST, 'no-console-noise.cjs'),
      ],
    }),
  'services/api': async (tests = []) => {
    const file = pathToFileURL(join(repositoryRoot, 'services', 'api', 'jest.config.js')).href;
    // The database server runs for all of them. Stryker needs Jest's own environment, which goes with Jest's own runtime.
    const {
      globalSetup: _setup,
      globalTeardown: _teardown,
      runtime: _runtime,
      ...settings
    } = (await import(file)).default;
    const testMatch = tests.map((test) => `<rootDir>/${test}`);
    return { ...settings, testEnvironment: nodeEnvironment(), testMatch, maxWorkers: 1 };
  },
};

export const jestSettingsOf = async ({ pkg, tests }: Pick<Area, 'pkg' | 'tests'>): Promise<object> =>
  JEST_SETTINGS[pkg](tests);

/** Stryker looks for it beside itself, where it is not: it comes with jest. */
function nodeEnvironment(): string {
  return ['jest', '@jest/core', 'jest-config', 'jest-environment-node'].reduce(
    (from, name) => createRequire(from).resolve(name),
    join(repositoryRoot, 'package.json'),
  );
}
