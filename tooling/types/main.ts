/**
 * Type-checks every package (lab only where it is named) by its own tsconfig.json, two programs at a time, with the native compiler. Packages with the same options are one
 * program: what they share, they check once.
 * `node tooling/types/main.ts [package folder…]`
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeStale } from '../generated/derived.ts';

interface Configuration {
  readonly extends?: string;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
}

/** Packages that are checked together, and the file that says how. */
interface Program {
  readonly folders: readonly string[];
  readonly file: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
const cache = path.join(root, '.cache', 'types');
const wanted = process.argv.slice(2);
const folders = globSync(['*/tsconfig.json', 'services/*/tsconfig.json'], { cwd: root })
  .map((file) => path.dirname(file))
  .filter((folder) => (wanted.length === 0 ? folder !== 'lab' : wanted.includes(folder)))
  .sort();

function programs(): Program[] {
  const alike = new Map<string, string[]>();
  for (const folder of folders) {
    const { extends: base, exclude, compilerOptions } = read(folder);
    const options = JSON.stringify([base, exclude, compilerOptions]);
    alike.set(options, [...(alike.get(options) ?? []), folder]);
  }
  return [...alike.values()].map((together) => ({ folders: together, file: fileFor(together) }));
}

function fileFor(together: readonly string[]): string {
  const [first = ''] = together;
  const own = path.join(root, first, 'tsconfig.json');
  if (together.length === 1) return own;
  const named = (list: 'include' | 'exclude'): string[] =>
    together.flatMap((folder) => (read(folder)[list] ?? []).map((name) => path.resolve(root, folder, name)));
  mkdirSync(cache, { recursive: true });
  const file = path.join(cache, `${together.join('+').replaceAll('/', '-')}.json`);
  writeFileSync(file, JSON.stringify({ extends: own, include: named('include'), exclude: named('exclude') }));
  return file;
}

function read(folder: string): Configuration {
  return JSON.parse(readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8')) as Configuration;
}

const isApi = ({ folders: [first] }: Program): boolean => first === 'services/api';

function check(program: Program): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', program.file], {
      cwd: root,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${program.folders.join(', ')}`);
      if (code !== 0) console.log(output.trim());
      resolve(code === 0);
    });
  });
}

makeStale('client-types');
// The API is the largest program: begun last, it would end alone.
const queue = programs().toSorted((one, other) => Number(isApi(other)) - Number(isApi(one)));
const results: boolean[] = [];
await Promise.all(
  [0, 1].map(async () => {
    for (let program = queue.shift(); program; program = queue.shift()) results.push(await check(program));
  }),
);
if (results.length === 0 || results.includes(false)) process.exitCode = 1;
