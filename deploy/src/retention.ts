import { namedVersions } from './changes.ts';
import type { Policy } from './policy.ts';
import type { ReleaseStore, StoredVersion } from './stores/release-store.ts';

const DAY = 86_400_000;

/**
 * Which stored versions may go: those that are neither young, nor among the newest, nor named by the registry. Tabs that are still
 * open load their chunks from old versions.
 * @param stored newest first
 */
export function expired(
  stored: readonly StoredVersion[],
  named: ReadonlySet<string>,
  policy: Pick<Policy, 'keep_days' | 'keep_newest'>,
  now: Date,
): string[] {
  return stored
    .slice(policy.keep_newest)
    .filter(({ storedAt }) => now.getTime() - storedAt.getTime() > policy.keep_days * DAY)
    .map(({ version }) => version)
    .filter((version) => !named.has(version));
}

/** Removes what may go of one remote. @returns the versions removed */
export async function removeExpired(
  store: ReleaseStore,
  name: string,
  policy: Pick<Policy, 'keep_days' | 'keep_newest'>,
  now: Date,
): Promise<string[]> {
  const stored = await store.versions(name);
  const { registry } = await store.registry();
  const going = expired(stored, namedVersions(registry, name), policy, now);
  for (const version of going) await store.remove(name, version);
  return going;
}
