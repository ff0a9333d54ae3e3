#!/usr/bin/env node
// The entry of every root command: `node tooling/bootstrap/run.mjs <command> [...args]`.
// Uses nothing but what Node 20 brings, because it runs before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [command, ...args] = process.argv.slice(2);

const scripts = new Map([
  ...folder('tooling').map((name) => /** @type {const} */ ([name, join('tooling', name, 'main.ts')])),
  ...folder('deploy/bin').map(
    (name) => /** @type {const} */ ([name.replace(/\.ts$/, ''), join('deploy', 'bin', name)]),
  ),
  /** @type {const} */ (['bench', join('lab', 'bench', 'main.ts')]),
]);
const commands = [...scripts].filter(([, script]) => existsSync(join(root, script))).map(([name]) => name);
const usage = `Usage: node tooling/bootstrap/run.mjs <${['toolchain', 'install', ...commands].join('|')}> [...args]`;

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Ayana needs Node.js 20 or newer to start from; this is ${process.version}. Install a newer one from https://nodejs.org.`,
  );
} else if (command === undefined || !['toolchain', 'install', ...commands].includes(command)) {
  fail(command === undefined ? usage : `There is no command "${command}". ${usage}`);
} else {
  try {
    const { ensureToolchain } = await import('./toolchain.mjs');
    const { ensureDependencies } = await import('./dependencies.mjs');
    const { runUnderNode } = await import('./launch.mjs');
    const toolchain = await ensureToolchain(root);
    if (command !== 'toolchain') await ensureDependencies(root, toolchain, { force: command === 'install' });
    const script = scripts.get(command);
    if (script !== undefined) process.exitCode = await runUnderNode(root, toolchain, script, args);
  } catch (error) {
    // A SentenceError is a sentence for the person at the keyboard; anything else is a defect and keeps its stack.
    fail(error instanceof Error && error.name === 'SentenceError' ? error.message : error);
  }
}

/** @param {string} path */
function folder(path) {
  return existsSync(join(root, path)) ? readdirSync(join(root, path)) : [];
}

/** @param {unknown} reason */
function fail(reason) {
  console.error(reason);
  process.exitCode = 1;
}
