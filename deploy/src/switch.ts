import type { RegistryFile } from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import type { ReleaseStore } from './stores/release-store.ts';

const TRIES = 3;

/**
 * Changes one remote's entry in the registry, by compare-and-swap; again when another remote was changed meanwhile.
 * @param change the registry with this remote changed; undefined when there is nothing to change
 * @returns the registry afterwards
 * @throws SentenceError when this very remote was changed meanwhile: then the other change stays
 */
export async function switchRemote(
  store: ReleaseStore,
  name: string,
  change: (registry: RegistryFile) => RegistryFile | undefined,
): Promise<RegistryFile> {
  const first = await store.registry();
  let before = first;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const changed = change(before.registry);
    if (changed === undefined) return before.registry;
    const next = { ...changed, generation: before.registry.generation + 1 };
    if (await store.swap(before, next)) return next;
    before = await store.registry();
    const [then, now] = [first, before].map(({ registry }) => JSON.stringify(registry.microFrontends[name]));
    if (then !== now)
      throw new SentenceError(
        `Someone else changed ${name} at the same moment (generation ${before.registry.generation}). Theirs stays, nothing else was switched. Look at \`npm run releases\`, then run the command again.`,
      );
  }
  throw new SentenceError(`Other remotes were released ${TRIES} times in between. Run the command again.`);
}
