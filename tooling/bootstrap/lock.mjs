// A lock file that names its holder's process identity, so that a lock left by a killed holder is taken over.
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { identify, isAlive } from './process-identity.mjs';

/** @typedef {import('./process-identity.mjs').ProcessIdentity} ProcessIdentity */
/** @typedef {{ release(): void }} HeldLock */

/**
 * Takes the lock if it is free (or its holder is gone); otherwise answers with the live holder.
 * @param {string} path
 * @returns {HeldLock | { holder: ProcessIdentity }}
 */
export function tryLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  const mine = identify();
  if (mine === undefined) throw new Error('This process cannot see itself in the process table.');
  const draft = `${path}.${mine.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    writeFileSync(draft, JSON.stringify(mine), { mode: 0o644 });
    for (;;) {
      // link() is atomic and fails when the name exists: the lock appears with its content or not at all.
      if (attempt(() => linkSync(draft, path), 'EEXIST')) return { release: () => releaseIfMine(path, mine) };
      const holder = readHolder(path);
      if (holder !== undefined && isAlive(holder)) return { holder };
      removeStale(path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Waits for the lock.
 * @param {string} path
 * @param {{ timeoutMs: number, onWait?: (holder: ProcessIdentity) => void }} options
 * @returns {Promise<HeldLock>} rejects after `timeoutMs` with a message that names the holder's process id
 */
export async function lock(path, { timeoutMs, onWait }) {
  const deadline = Date.now() + timeoutMs;
  for (let notified = false; ; notified = true) {
    const result = tryLock(path);
    if ('release' in result) return result;
    if (!notified) onWait?.(result.holder);
    if (Date.now() > deadline) throw new Error(`Process ${result.holder.pid} has held ${path} for too long.`);
    await sleep(100);
  }
}

/**
 * Removes a dead holder's lock. Two processes may see it dead at once; the guard folder lets one look again and remove it, so
 * that the other cannot remove the lock the first one takes next.
 * @param {string} path
 */
function removeStale(path) {
  const guard = `${path}.takeover`;
  if (!attempt(() => mkdirSync(guard), 'EEXIST')) {
    // The guard is held for microseconds; an old one belongs to a process that was killed meanwhile.
    attempt(() => {
      if (Date.now() - statSync(guard).mtimeMs > 5000) rmdirSync(guard);
    }, 'ENOENT');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    return;
  }
  try {
    const holder = readHolder(path);
    if (holder === undefined || !isAlive(holder)) attempt(() => unlinkSync(path), 'ENOENT');
  } finally {
    attempt(() => rmdirSync(guard), 'ENOENT');
  }
}

/** @param {string} path @param {ProcessIdentity} mine */
function releaseIfMine(path, mine) {
  const holder = readHolder(path);
  if (holder?.pid === mine.pid && holder.started === mine.started) attempt(() => unlinkSync(path), 'ENOENT');
}

/** @param {string} path @returns {ProcessIdentity | undefined} */
function readHolder(path) {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value.pid === 'number' && typeof value.started === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Runs `work`; false when it failed with the expected code. @param {() => void} work @param {string} expected */
function attempt(work, expected) {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === expected) return false;
    throw error;
  }
}
