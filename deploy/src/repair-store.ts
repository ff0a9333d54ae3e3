import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultEntry, EMPTY_REGISTRY, earlierVersions, type RegistryFile } from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { type Built, readBuilt } from './built.ts';
import { pointer, rolledBack, withoutPart, withRelease } from './changes.ts';
import { type BrokenRelease, checkStore, describeCheck, firstWhole } from './check-store.ts';
import type { ReleaseStore } from './stores/release-store.ts';

export interface Repaired {
  /** What was done, one sentence each; empty when nothing had to be. */
  readonly done: readonly string[];
  /** What could not be repaired, one sentence each. */
  readonly left: readonly string[];
}

/**
 * Makes a store whole again: a registry that cannot be read is replaced by the last good one, or made from what is stored; a release
 * that is not whole is stored again from the build in `root` when that is the same version, and else the remote is pointed back to
 * the newest version that is. Everything changed becomes the next generation, so that running servers take it up.
 * @param root folder with `<name>/dist` of what is built
 */
export async function repairStore(store: ReleaseStore, root: string): Promise<Repaired> {
  const done: string[] = [];
  const left: string[] = [];
  const found = await checkStore(store);
  const { text, tag } = await store.text().catch(() => {
    throw new SentenceError(describeCheck(found).join(' '));
  });
  let registry = found.registry ?? (await fromStored(store, root));
  if (found.registryProblem !== undefined && Object.keys(registry.microFrontends).length === 0)
    left.push(`${found.registryProblem}, and nothing is stored or built: run \`npm run build\`.`);
  else if (found.registryProblem !== undefined)
    done.push(
      `${found.registryProblem}; it is written again from ${found.registry === undefined ? 'what is stored' : 'the last good one'}.`,
    );
  for (const broken of found.broken) {
    const {
      registry: next,
      sentence,
      isRepaired,
    } = await repairRelease(store, registry, broken, builtOf(root, broken.name));
    registry = next;
    (isRepaired ? done : left).push(sentence);
  }
  if (done.length === 0) {
    if (found.registryProblem === undefined && left.length === 0 && found.registry !== undefined)
      await store.keepLastGood(found.registry);
    return { done, left };
  }
  const generation = Math.max(registry.generation, generationIn(text)) + 1;
  if (!(await store.swap({ registry, tag }, { ...registry, generation })))
    throw new SentenceError('Someone else changed the registry at the same moment: look at `npm run releases`.');
  return { done: [...done, `Generation ${generation} is live.`], left };
}

async function repairRelease(
  store: ReleaseStore,
  registry: RegistryFile,
  { name, version, reason }: BrokenRelease,
  built: Built | undefined,
): Promise<{ registry: RegistryFile; sentence: string; isRepaired: boolean }> {
  const outcome = (next: RegistryFile, what: string) => ({
    registry: next,
    sentence: `${name} ${version}: ${reason}; ${what}.`,
    isRepaired: true,
  });
  if (built?.release.version === version) {
    await store.remove(name, version);
    await store.upload(built.release, built.dist);
    return outcome(registry, 'it is stored again from its build');
  }
  const entries = registry.microFrontends[name];
  const current = defaultEntry(entries);
  const withRest = current?.metadata.version === version ? undefined : withoutPart(registry, name);
  if (withRest !== undefined) return outcome(withRest, 'the part that had it gets what everybody has');
  const stored = (await store.versions(name)).map((each) => each.version);
  const candidates = [...(current === undefined ? [] : earlierVersions(current)), ...stored];
  const whole = await firstWhole(
    store,
    name,
    [...new Set(candidates)].filter((each) => each !== version),
  );
  const target = whole === undefined ? undefined : await store.describe(name, whole);
  if (target !== undefined)
    return outcome(rolledBack(registry, name, pointer(target), new Date()), `everybody gets ${whole} instead`);
  if (built !== undefined) {
    await store.upload(built.release, built.dist);
    const next = withRelease(registry, name, pointer(built.release), new Date());
    return outcome(next, `everybody gets the build ${built.release.version} instead`);
  }
  const sentence = `${name} ${version}: ${reason}, no other version is whole and none is built: run \`npm run build\`, then \`npm run releases -- --repair\` again.`;
  return { registry, sentence, isRepaired: false };
}

/** The newest whole version of every package that is stored, or else its build. */
async function fromStored(store: ReleaseStore, root: string): Promise<RegistryFile> {
  let registry = EMPTY_REGISTRY;
  for (const name of packagesIn(root)) {
    const stored = (await store.versions(name)).map(({ version }) => version);
    const version = await firstWhole(store, name, stored);
    const release = version === undefined ? undefined : await store.describe(name, version);
    const built = release === undefined ? builtOf(root, name) : undefined;
    if (built !== undefined) await store.upload(built.release, built.dist);
    const target = release ?? built?.release;
    if (target !== undefined) registry = withRelease(registry, name, pointer(target), new Date());
  }
  return registry;
}

const packagesIn = (root: string): string[] =>
  readdirSync(root).filter((name) => existsSync(join(root, name, 'webpack.config.ts')));

/** The build of a package; undefined where there is none that is whole. */
function builtOf(root: string, name: string): Built | undefined {
  try {
    return readBuilt(root, name);
  } catch {
    return undefined;
  }
}

/** What a registry that is cut off still says: a generation never comes twice. */
function generationIn(text = ''): number {
  return Number(/"generation":\s*(\d+)/.exec(text)?.[1] ?? 0);
}
