// `npm install` of a few exact packages into a folder, whatever the person's npm is set to.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { SentenceError, diskSentence, say } from './report.mjs';

const ATTEMPTS = 3;

/**
 * @param {string} folder must hold a package.json
 * @param {string[]} packages exact versions
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>} rejects with a SentenceError
 */
export async function npmInstall(folder, packages, env) {
  for (let attempt = 1; ; attempt += 1) {
    // A cache that cannot be written (a root-owned ~/.npm is common) must not end the install: later attempts bring their own.
    const cache = attempt === 1 ? [] : [`--cache=${join(folder, '.cache')}`];
    const { code, output } = await runNpm([...installArguments(folder), ...cache, ...packages], folder, env);
    if (code === 0) return;
    const disk = diskSentence(output, folder);
    if (disk !== undefined) throw new SentenceError(disk);
    if (attempt === ATTEMPTS || /E404|ETARGET|EBADPLATFORM/.test(output))
      throw new SentenceError(reason(output, packages));
    say(`  npm did not succeed, trying again (${attempt + 1} of ${ATTEMPTS}) …`);
    await sleep(1500 * attempt);
  }
}

/** Overrides every setting of an npmrc that would change where, how or whether packages are installed. @param {string} folder */
function installArguments(folder) {
  return [
    'install',
    `--prefix=${folder}`,
    '--ignore-scripts',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--global=false',
    '--dry-run=false',
    '--package-lock-only=false',
    '--offline=false',
    '--install-strategy=hoisted',
    '--loglevel=error',
    `--os=${process.platform}`,
    `--cpu=${process.arch}`,
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=500',
    '--fetch-retry-maxtimeout=4000',
  ];
}

/**
 * @param {string[]} args
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>}
 */
function runNpm(args, folder, env) {
  // Started by npm itself, the very same npm is used; otherwise the one on the PATH.
  const cli = process.env['npm_execpath'];
  const own = cli !== undefined && basename(cli) === 'npm-cli.js' && existsSync(cli);
  return new Promise((resolve, reject) => {
    const child = spawn(own ? process.execPath : 'npm', own ? [cli, ...args] : args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString('utf8')).slice(-20_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => {
      const missing = 'code' in error && error.code === 'ENOENT';
      reject(
        new SentenceError(
          missing
            ? 'npm was not found on the PATH: install Node.js together with npm from https://nodejs.org.'
            : `npm could not be started: ${error.message}`,
        ),
      );
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {string} output @param {string[]} packages */
function reason(output, packages) {
  if (
    /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(
      output,
    )
  ) {
    return 'The npm registry cannot be reached: check the connection (or the proxy and registry in your npm settings) and run the command again.';
  }
  if (/E404|ETARGET/.test(output))
    return `The npm registry in use does not have ${packages.join(' and ')}: check the registry in your npm settings.`;
  return `npm could not install ${packages.join(' and ')}:\n${output.trim()}`;
}
