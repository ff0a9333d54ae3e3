import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { nodeFirst } from '../build/run-script.ts';

/** A runner with what it is given. */
export interface PathRun {
  readonly cwd: string;
  /** Arguments for Node. */
  readonly args: readonly string[];
}

const JEST = 'node_modules/jest/bin/jest.js';
const TEST = /\.(test|spec|story|node-test)\.tsx?$/;

/**
 * The runners for the tests of these files and folders; a file that is no test means the tests that use it.
 * @throws SentenceError when there is no such path, or no test below it
 */
export function runsOf(root: string, paths: readonly string[]): readonly PathRun[] {
  const files = paths.flatMap((path) => testsAt(root, path));
  const of = (wanted: (file: string) => boolean): readonly string[] => files.filter(wanted);
  const inNode = of((file) => file.endsWith('.node-test.ts'));
  const inBrowser = of((file) => /\.(spec|story)\.ts$/.test(file));
  const inApi = of((file) => file.startsWith('services/api/') && !inNode.includes(file));
  const unit = of((file) => ![inNode, inBrowser, inApi].some((others) => others.includes(file)));
  const jest = (folder: string, these: readonly string[], options: readonly string[] = []): PathRun => ({
    cwd: join(root, folder),
    args: [
      ...options,
      join(root, JEST),
      ...(folder === '' ? ['--config', 'tooling/jest/unit.config.mjs'] : []),
      these.every((file) => TEST.test(file)) ? '--runTestsByPath' : '--findRelatedTests',
      ...these.map((file) => join(root, file)),
    ],
  });
  return [
    ...(unit.length === 0 ? [] : [jest('', unit)]),
    ...(inApi.length === 0 ? [] : [jest('services/api', inApi, ['--experimental-vm-modules'])]),
    ...(inNode.length === 0 ? [] : [{ cwd: root, args: ['--test', '--test-concurrency=1', ...inNode] }]),
    ...(inBrowser.length === 0
      ? []
      : [
          {
            cwd: join(root, 'e2e'),
            args: [
              join(root, 'e2e/node_modules/@playwright/test/cli.js'),
              'test',
              ...inBrowser.map((file) => relative('e2e', file).replaceAll('.', String.raw`\.`)),
            ],
          },
        ]),
  ];
}

function testsAt(root: string, path: string): readonly string[] {
  const file = relative(root, resolve(root, path));
  if (file.startsWith('..') || !existsSync(join(root, file))) throw new SentenceError(`There is no "${path}" here.`);
  if (statSync(join(root, file)).isFile()) return [file];
  const tests = globSync(join(file, '**', '*.{test,spec,story,node-test}.{ts,tsx}'), {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', '.cache'].includes(basename(name)),
  });
  if (tests.length === 0) throw new SentenceError(`There is no test in "${path}".`);
  return tests.toSorted();
}

/** Runs the tests of these paths, one runner after the other, each as it prints at a terminal. @returns exit code */
export async function testPaths(root: string, paths: readonly string[]): Promise<number> {
  let worst = 0;
  for (const run of runsOf(root, paths)) worst = Math.max(worst, await inherit(run));
  return worst;
}

/** Runs Node with our own terminal. @returns its exit code */
export function inherit({ cwd, args }: PathRun): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd, env: nodeFirst(), stdio: 'inherit' });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
