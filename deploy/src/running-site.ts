import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';

/** The header every answer of the site carries (portal-kit, release-watcher). */
const GENERATION_HEADER = 'ayana-generation';
/** Longest wait for a site to serve what was switched to, in milliseconds. */
const PATIENCE = 15_000;

/** Address of the site that serves the store: SITE_URL, or the `npm start` of this data folder when it runs. */
export function siteAddress(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['SITE_URL']) return env['SITE_URL'].replace(/\/$/, '');
  const data = resolve(env['AYANA_DATA_DIR'] ?? join(repositoryRoot, '.data'));
  const file = join(data, 'running.json');
  if (!existsSync(file)) return undefined;
  const { state, address, pid } = JSON.parse(readFileSync(file, 'utf8')) as {
    state: string;
    address: string;
    pid: number;
  };
  return state === 'serving' && isAlive(pid) ? address : undefined;
}

/** Waits until a site answers with a generation, or a later one. @returns false when it did not within fifteen seconds */
export async function untilLive(site: string, generation: number): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await sleep(100)) {
    // Each time another address: a cache in front would go on with the answer it has.
    const answer = await fetch(`${site}/robots.txt?at=${Date.now()}`, { signal: AbortSignal.timeout(5000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (Number(answer?.headers.get(GENERATION_HEADER)) >= generation) return true;
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
