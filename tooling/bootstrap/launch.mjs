// Runs the command under Node 24: forwards signals to it, and its exit code to our parent.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

import { identify, isAlive, parentOf } from './process-identity.mjs';

/** @typedef {import('./process-identity.mjs').ProcessIdentity} ProcessIdentity */

/** @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'];

/**
 * @param {string} root
 * @param {import('./toolchain.mjs').Toolchain} toolchain
 * @param {string} script relative to root
 * @param {string[]} args
 * @returns {Promise<number>} exit code; 128 + n after signal n
 */
export function runUnderNode(root, toolchain, script, args) {
  return new Promise((resolve, reject) => {
    // The channel carries nothing. It closes when we are gone, even by kill -9, and the command ends itself then.
    const child = spawn(toolchain.node, [script, ...args], {
      cwd: root,
      env: toolchain.env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
    const watch = watchStarters(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * `npm start` is npm -> shell -> us. When npm is killed without a signal to us, we must not keep running unnoticed.
 * Started by hand (nohup, a service manager), no parent is watched.
 * @param {() => void} onGone
 */
function watchStarters(onGone) {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const starters = startersUpToNpm();
  const timer = setInterval(() => {
    if (starters.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, 1000);
  timer.unref();
  return timer;
}

/** Our parent, and when that is the shell npm uses, the one above it too. */
function startersUpToNpm() {
  /** @type {ProcessIdentity[]} */
  const chain = [];
  for (let pid = process.ppid, depth = 0; pid > 1 && depth < 2; depth += 1) {
    const identity = identify(pid);
    if (identity === undefined) break;
    chain.push(identity);
    const parent = parentOf(pid);
    if (parent === undefined || !isShell(pid)) break;
    pid = parent;
  }
  return chain;
}

/** @param {number} pid */
function isShell(pid) {
  try {
    return /^(sh|dash|bash|ash|zsh)$/.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
}
