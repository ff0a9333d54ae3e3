/**
 * Type-checks every package by its own tsconfig.json, two at a time, with the native compiler.
 * `node tooling/types/main.ts [package folder…]`
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
const wanted = process.argv.slice(2);
const folders = globSync(['*/tsconfig.json', 'services/*/tsconfig.json'], { cwd: root })
  .map((file) => path.dirname(file))
  .filter((folder) => wanted.length === 0 || wanted.includes(folder))
  .sort();

function check(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', folder], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${folder}`);
      if (code !== 0) console.log(output.trim());
      resolve(code === 0);
    });
  });
}

const queue = [...folders];
const results: boolean[] = [];
await Promise.all(
  [0, 1].map(async () => {
    for (let folder = queue.shift(); folder; folder = queue.shift()) results.push(await check(folder));
  }),
);
if (results.length === 0 || results.includes(false)) process.exitCode = 1;
