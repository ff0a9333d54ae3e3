// Node 24 and pnpm, from the npm registry, in a private folder of the project. A newer Node on the machine is used as it is.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  readFileSync,
  readdirSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { cleanEnvironment } from './environment.mjs';
import { lock } from './lock.mjs';
import { npmInstall } from './npm.mjs';
import { SentenceError, say, step } from './report.mjs';

export const NODE_VERSION = '24.18.0';
export const PNPM_VERSION = '12.21.0';

/** @typedef {{ node: string, pnpm: string, env: NodeJS.ProcessEnv }} Toolchain absolute paths and the environment to run them in */

/** Platforms for which the database's binaries exist; anything else gets one sentence. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** Platforms whose Node is in the npm registry in this version; elsewhere a Node 24 has to be there already. */
const PLATFORMS_WITH_NODE = new Set(['linux-x64', 'darwin-x64']);

/**
 * Makes `.toolchain/bin/node` and `.toolchain/bin/pnpm` work, installing what they need. Two starts at once do not clash.
 * @param {string} root repository root
 * @returns {Promise<Toolchain>} rejects with a SentenceError whose message is one sentence
 */
export async function ensureToolchain(root) {
  const platform = supportedPlatform();
  const home = join(root, '.toolchain');
  const bin = join(home, 'bin');
  // One that we fetched ourselves, with `.toolchain/bin` on the PATH, is not the machine's.
  const ownNode = !process.execPath.startsWith(home) && Number(process.versions.node.split('.')[0]) >= 24;
  if (!ownNode && !PLATFORMS_WITH_NODE.has(platform)) {
    throw new SentenceError(
      `On ${platform} please install Node.js 24 from https://nodejs.org first; this is ${process.version}.`,
    );
  }
  const runtime = join(home, `${ownNode ? 'host-node' : `node-${NODE_VERSION}`}-pnpm-${PNPM_VERSION}-${platform}`);
  const node = ownNode ? process.execPath : join(runtime, 'node_modules', `node-${platform}`, 'bin', 'node');
  const toolchain = () => ({ node: join(bin, 'node'), pnpm: join(bin, 'pnpm'), env: cleanEnvironment(root) });
  const pnpm = join(runtime, 'node_modules', '@pnpm', `exe.${platform}`, 'pnpm');
  if (existsSync(pnpm) && existsSync(node) && wrappersReady(bin, node, pnpm)) return toolchain();

  try {
    mkdirSync(home, { recursive: true });
  } catch (error) {
    throw new SentenceError(
      `The folder ${root} cannot be written to (${String(error)}): make it yours or clone the project elsewhere.`,
    );
  }
  const installLock = await lock(join(home, 'lock'), {
    timeoutMs: 15 * 60_000,
    onWait: (holder) => say(`  Waiting for process ${holder.pid}, which is installing the tools …`),
  });
  try {
    if (!existsSync(pnpm) || !existsSync(node)) {
      const packages = [
        ...(ownNode ? [] : [`node-${platform}@${NODE_VERSION}`]),
        `@pnpm/exe.${platform}@${PNPM_VERSION}`,
      ];
      const title = `Fetching ${ownNode ? '' : `Node.js ${NODE_VERSION} and `}pnpm ${PNPM_VERSION} into .toolchain`;
      await step(title, () => installAtomically(root, runtime, packages));
    }
    writeWrappers(bin, node, pnpm);
  } finally {
    installLock.release();
  }
  return toolchain();
}

function supportedPlatform() {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new SentenceError(
      'Ayana does not run on Windows itself: open it in WSL 2 (Ubuntu), where it runs as on Linux.',
    );
  }
  if (!PLATFORMS.includes(platform)) {
    throw new SentenceError(`Ayana does not run on ${platform}: it runs on ${PLATFORMS.join(', ')}.`);
  }
  if (process.platform === 'linux' && !usesGlibc()) {
    throw new SentenceError('Ayana needs a Linux with glibc (Debian, Ubuntu, Fedora …); this one uses musl (Alpine).');
  }
  return platform;
}

function usesGlibc() {
  /** @type {any} */
  const report = process.report?.getReport();
  return typeof report === 'object' && report?.header?.glibcVersionRuntime !== undefined;
}

/** Installs into a temporary folder and renames it: a half-done install is never seen under the final name. */
/** @param {string} root @param {string} target @param {string[]} packages */
async function installAtomically(root, target, packages) {
  const temporary = `${target}.${process.pid}.tmp`;
  // We hold the lock: every other temporary folder belongs to a start that was killed.
  for (const name of readdirSync(dirname(target)).filter((one) => one.endsWith('.tmp'))) {
    rmSync(join(dirname(target), name), { recursive: true, force: true });
  }
  mkdirSync(temporary, { recursive: true });
  try {
    writeFileSync(join(temporary, 'package.json'), '{ "private": true }\n');
    await npmInstall(temporary, packages, cleanEnvironment(root));
    rmSync(target, { recursive: true, force: true });
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** `node` is a link, so that its process is Node itself; `pnpm` also puts this Node first on the PATH of what it runs. */
/** @param {string} bin @param {string} node @param {string} pnpm */
function writeWrappers(bin, node, pnpm) {
  mkdirSync(bin, { recursive: true });
  replace(join(bin, 'node'), (path) => symlinkSync(linkTarget(bin, node), path));
  replace(join(bin, 'pnpm'), (path) => {
    writeFileSync(path, pnpmWrapper(bin, pnpm));
    chmodSync(path, 0o755);
  });
}

/** @param {string} bin @param {string} node @param {string} pnpm */
function wrappersReady(bin, node, pnpm) {
  try {
    return (
      readlinkSync(join(bin, 'node')) === linkTarget(bin, node) &&
      readFileSync(join(bin, 'pnpm'), 'utf8') === pnpmWrapper(bin, pnpm)
    );
  } catch {
    return false;
  }
}

/** Relative inside the project, so that the folder can be moved. @param {string} bin @param {string} node */
function linkTarget(bin, node) {
  return node.startsWith(dirname(bin)) ? relative(bin, node) : node;
}

/** @param {string} bin @param {string} pnpm */
function pnpmWrapper(bin, pnpm) {
  return [
    '#!/bin/sh',
    'bin=$(cd "$(dirname "$0")" && pwd)',
    'export PATH="$bin:$PATH"',
    `exec "$bin/${relative(bin, pnpm)}" "$@"`,
    '',
  ].join('\n');
}

/** @param {string} path @param {(temporary: string) => void} create */
function replace(path, create) {
  const temporary = `${path}.${process.pid}.tmp`;
  rmSync(temporary, { force: true });
  create(temporary);
  renameSync(temporary, path);
}
