// `pnpm install --frozen-lockfile`, only when what it reads has changed since it last succeeded.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { lock } from './lock.mjs';
import { packageFolders } from './package-folders.mjs';
import { SentenceError, diskSentence, say, step } from './report.mjs';

/** @typedef {import('./toolchain.mjs').Toolchain} Toolchain */

const ATTEMPTS = 3;

/**
 * @param {string} root
 * @param {Toolchain} toolchain
 * @param {{ force: boolean }} options
 */
export async function ensureDependencies(root, toolchain, { force }) {
  const stampFile = join(root, 'node_modules', '.ayana-installed');
  const upToDate = () => readText(stampFile) === inputsHash(root) && everyPackageInstalled(root);
  if (!force && upToDate()) return;
  const installLock = await lock(join(root, '.toolchain', 'install.lock'), {
    timeoutMs: 20 * 60_000,
    onWait: (holder) => say(`  Waiting for process ${holder.pid}, which is installing the packages …`),
  });
  try {
    if (!force && upToDate()) return;
    rmSync(stampFile, { force: true });
    await step('Installing packages', () => install(root, toolchain));
    writeFileSync(`${stampFile}.tmp`, inputsHash(root));
    renameSync(`${stampFile}.tmp`, stampFile);
  } finally {
    installLock.release();
  }
}

/** Everything the install depends on: the lockfile, the settings and each package.json of the workspace. @param {string} root */
function inputsHash(root) {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.npmrc',
    'package.json',
    ...packageFolders(root).map((folder) => join(folder, 'package.json')),
  ]) {
    hash.update(`\0${file}\0`).update(readText(join(root, file)) ?? '');
  }
  return hash.digest('hex');
}

/** One package's node_modules may have been removed: the stamp alone would not show it. @param {string} root */
function everyPackageInstalled(root) {
  return ['.', ...packageFolders(root)].every((folder) => {
    const manifest = JSON.parse(readText(join(root, folder, 'package.json')) ?? '{}');
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    return names.every((name) => existsSync(join(root, folder, 'node_modules', name)));
  });
}

/** @param {string} root @param {Toolchain} toolchain */
async function install(root, toolchain) {
  for (let attempt = 1; ; attempt += 1) {
    // After a failure the packages go through a store inside the project: the person's own may be read-only or damaged.
    const store = attempt === 1 ? [] : [`--store-dir=${join(root, '.toolchain', 'store')}`];
    const { code, output } = await runPnpm(root, toolchain, [
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
      ...store,
    ]);
    if (code === 0) return;
    const disk = diskSentence(output, root);
    if (disk !== undefined) throw new SentenceError(disk);
    if (/ERR_PNPM_OUTDATED_LOCKFILE|ERR_PNPM_LOCKFILE/.test(output)) {
      throw new SentenceError(
        'pnpm-lock.yaml does not fit the package.json files: run `.toolchain/bin/pnpm install` and commit the lockfile.',
      );
    }
    if (attempt === ATTEMPTS) {
      if (
        /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|ENETUNREACH|META_FETCH_FAIL|error sending request/i.test(
          output,
        )
      ) {
        throw new SentenceError(
          'The npm registry cannot be reached: check the connection (or the proxy and registry in your npm settings) and run the command again.',
        );
      }
      throw new SentenceError(`The packages could not be installed:\n${output.trim()}`);
    }
    say(`  pnpm did not succeed, trying again (${attempt + 1} of ${ATTEMPTS}) …`);
    await sleep(1500 * attempt);
  }
}

/**
 * @param {string} root
 * @param {Toolchain} toolchain
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function runPnpm(root, toolchain, args) {
  return new Promise((resolve, reject) => {
    // CI=true: never prompt, even at a terminal.
    const child = spawn(toolchain.pnpm, args, {
      cwd: root,
      env: { ...toolchain.env, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let shown = Date.now();
    const collect = (/** @type {Buffer} */ chunk) => {
      const text = chunk.toString('utf8');
      output = (output + text).slice(-20_000);
      const progress = /Progress: resolved \d+, reused \d+, downloaded \d+, added \d+/g.exec(text)?.[0];
      if (progress !== undefined && Date.now() - shown > 5000) {
        shown = Date.now();
        say(`    ${progress.slice('Progress: '.length)}`);
      }
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
