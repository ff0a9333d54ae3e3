import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { sentenceFor } from '@ayana/tooling/terminal/fail.ts';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
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

/**
 * Removes what may go of one remote.
 * @returns the versions removed
 * @throws SentenceError naming the versions that are still there
 */
export async function removeExpired(
  store: ReleaseStore,
  name: string,
  policy: Pick<Policy, 'keep_days' | 'keep_newest'>,
  now: Date,
): Promise<string[]> {
  const stored = await store.versions(name);
  const { registry } = await store.registry();
  const going = expired(stored, namedVersions(registry, name), policy, now);
  for (const [index, version] of going.entries())
    try {
      await store.remove(name, version);
    } catch (error) {
      const left = going.slice(index).join(', ');
      throw new SentenceError(`${left} could not be removed. ${reasonOf(error)}`);
    }
  return going;
}

/** The last step of a release. It is live by then, so a failure is only said: the next release tries again. */
export async function removeAfterRelease(
  { store, progress }: { store: ReleaseStore; progress: Progress },
  { name, version }: { name: string; version: string },
  policy: Pick<Policy, 'keep_days' | 'keep_newest'>,
  now: Date,
): Promise<void> {
  try {
    const removed = await progress.step('Removing old versions', () => removeExpired(store, name, policy, now));
    if (removed.length > 0) progress.line(`    ${removed.length} old versions removed`);
  } catch (error) {
    progress.line(
      `    ${name} ${version} is live, but old versions of ${name} are still stored: ${reasonOf(error)} Its next release tries again.`,
    );
  }
}

/** Without a stack. */
const reasonOf = (error: unknown): string => sentenceFor(error).split('\n', 1).join('');
