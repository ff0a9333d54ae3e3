import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { installOnDemand } from '@ayana/tooling/build/on-demand.ts';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { runNode } from '@ayana/tooling/build/run-script.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import type { Detail, Progress } from '@ayana/tooling/terminal/progress.ts';
import { SAMPLE_FILE, SAMPLE_FOLDER, texts } from './plugins.ts';
import { keyOf, type Place, sampleOf } from './sample.ts';

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

/** What was tried of an area. */
export interface Tried {
  readonly mutants: Mutants;
  /** How many changes there are, with those that were not drawn. */
  readonly all: number;
}

/** How a run is done. */
export interface Manner {
  /** Of the server for the API's tests. */
  readonly databaseUrl: string;
  /** Every change, not only a sample. */
  readonly isWhole: boolean;
  /** How many changes are tried at a time. */
  readonly jobs: number;
}

/**
 * Changes the files of an area one place at a time, in a copy of their package, and runs the tests that reach each place. Of many places,
 * a sample.
 */
export async function mutate(area: Area, manner: Manner, progress: Progress): Promise<Tried> {
  const modules = await progress.step('Stryker', () => installOnDemand(STRYKER));
  mkdirSync(WORK, { recursive: true });
  const settings = join(WORK, `${area.name}.json`);
  const report = reportOf(area);
  rmSync(report, { force: true });
  // Left by an interrupted run.
  rmSync(sandboxOf(area), { recursive: true, force: true });
  const keys = await keysIn(area, modules);
  const drawn = manner.isWhole ? keys : sampleOf(keys);
  const isSample = drawn.length < keys.length;
  const sample = join(WORK, `${area.name}-sample.json`);
  writeFileSync(sample, JSON.stringify(drawn));
  writeFileSync(
    settings,
    JSON.stringify({
      ...(await settingsOf(area, modules, report)),
      concurrency: manner.jobs,
      checkers: isSample ? ['sample'] : [],
    }),
  );
  const args = [join(modules, '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', settings];
  const folder = join(repositoryRoot, area.pkg);
  const env = {
    ...process.env,
    TEST_DATABASE_URL: manner.databaseUrl,
    [SAMPLE_FILE]: sample,
    [SAMPLE_FOLDER]: folder,
  };
  const run = async (detail: Detail) => runNode(args, folder, { onLine: detail, env });
  const { code, output } = await progress.step(`Changing ${area.name}, one place at a time`, run);
  if (code !== 0 || !existsSync(report)) throw new SentenceError(`Stryker made no report of ${area.name}:\n${output}`);
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as { files: Record<string, { mutants: Reported[] }> };
  const isDrawn = new Set(drawn);
  const tried = Object.entries(files).map(([file, { mutants }]) => {
    return [file, { mutants: mutants.filter((mutant) => isDrawn.has(keyOf(file, mutant, 1))) }] as const;
  });
  return { mutants: Object.fromEntries(tried), all: keys.length };
}

type Reported = Mutant & Place;

/** The part of Stryker that finds the places, without running anything. */
interface Instrumenter {
  instrument(
    files: readonly { name: string; mutate: boolean; content: string }[],
    options: { plugins: null; noHeader: boolean; excludedMutations: readonly string[]; ignorers: readonly object[] },
  ): Promise<{ mutants: (Place & { fileName: string; status?: string })[] }>;
}

/** Every change of an area, by its key. */
async function keysIn(area: Area, modules: string): Promise<string[]> {
  const main = createRequire(join(modules, '@stryker-mutator', 'core', 'package.json')).resolve(
    '@stryker-mutator/instrumenter',
  );
  const { Instrumenter } = (await import(pathToFileURL(main).href)) as {
    Instrumenter: new (logger: object) => Instrumenter;
  };
  const folder = join(repositoryRoot, area.pkg);
  const files = globSync(area.files, { cwd: folder }).filter((file) => !NOT_CHANGED.test(file));
  const found = await new Instrumenter({ debug() {}, info() {}, isDebugEnabled: () => false }).instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(join(folder, name), 'utf8') })),
    { plugins: null, noHeader: false, excludedMutations: mutatorOf(area).excludedMutations, ignorers: [texts] },
  );
  return found.mutants.filter(({ status }) => status !== 'Ignored').map((mutant) => keyOf(mutant.fileName, mutant, 0));
}

const NOT_CHANGED = /(\.test|\/index)\.ts$/;
const mutatorOf = ({ pkg }: Area): { excludedMutations: readonly string[] } => ({
  excludedMutations: pkg === 'services/api' ? ['StringLiteral', 'ObjectLiteral'] : [],
});

async function settingsOf(area: Area, modules: string, report: string): Promise<object> {
  const { pkg, files } = area;
  return {
    mutate: [...files, '!src/**/*.test.ts', '!src/**/index.ts'],
    testRunner: 'jest',
    plugins: [
      join(modules, '@stryker-mutator', 'jest-runner', 'dist', 'src', 'index.js'),
      join(import.meta.dirname, 'plugins.ts'),
    ],
    ignorers: ['texts'],
    mutator: mutatorOf(area),
    jest: { projectType: 'custom', config: await jestSettingsOf(area) },
    coverageAnalysis: 'perTest',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    // As in `OVER_HTTP`: what was only slow must not count as noticed.
    timeoutMS: 30_000,
    tempDirName: sandboxOf(area),
    cleanTempDir: 'always',
    allowConsoleColors: false,
    warnings: { slow: false },
    ...(pkg === 'services/api' ? OVER_HTTP : {}),
  };
}

/** Each change starts the API: decorators and constants, which are read when it starts, and texts are left to other tests. */
const OVER_HTTP = {
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  ignoreStatic: true,
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
