import { defaultEntry, partialEntry, type RegistryFile } from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
import type { ReleaseDescription } from '@ayana/tooling/webpack/release.ts';
import { type Built, portalProblemsOf, readPortal } from './built.ts';
import { pointer, withPart, withRelease } from './changes.ts';
import { checkTogether, checkUnderShells } from './checks/composed.ts';
import { missingIn } from './checks/shared-packages.ts';
import { overBudget, readBudgets, weigh } from './checks/weight.ts';
import { readPolicy } from './policy.ts';
import { routeCollisions } from './portal-rules.ts';
import { removeAfterRelease } from './retention.ts';
import type { ReleaseStore, RegistrySnapshot } from './stores/release-store.ts';

/** How often a release is checked again because another remote was released meanwhile. */
const TRIES = 3;

export interface ReleaseOptions {
  store: ReleaseStore;
  built: Built;
  /** Percent of the sessions that get it; 100 is everybody. */
  traffic: number;
  progress: Progress;
  /** A running site's API, for pages that read public data while they are checked. */
  apiOrigin?: string | undefined;
  /** Stops before the switch. */
  forReview?: boolean;
  now?: () => Date;
}

/**
 * Releases one remote (or the shell's own files): checks the build, uploads it, reads every byte back, tries it beside what is live,
 * and switches the registry if no other release did meanwhile.
 * @returns the registry afterwards
 * @throws SentenceError with everything that speaks against it; then nothing was switched
 */
export async function release(options: ReleaseOptions): Promise<RegistryFile> {
  const { built, progress, store } = options;
  const { name, version } = built.release;
  const first = await store.registry();
  if (defaultEntry(first.registry.microFrontends[name])?.metadata.version === version) {
    progress.line(`  ${name} ${version} is live already. Nothing changed.`);
    return first.registry;
  }
  const shells = name === 'shell' ? [built] : await supportedShells(store, first.registry);
  await progress.step('Checking the build', () => checkBuild(built, shells), describe);
  if (name !== 'shell')
    await progress.step('Trying it under the shells', (detail) => checkUnderShells({ ...options, shells, detail }));
  await progress.step(
    'Uploading, checking bytes',
    () => store.upload(built.release, built.dist),
    (what) =>
      `${Object.keys(built.release.files).length} files to ${store.address}${what === 'stored' ? '' : ', there already'}`,
  );
  const registry = await switchOver(options, first);
  await removeAfterRelease(options, built.release, readPolicy(), new Date());
  return registry;
}

/** Checks that need no browser: data, packages, size. */
async function checkBuild(built: Built, shells: readonly Built[]): Promise<string> {
  const { name } = built.release;
  const weight = await weigh(built.dist);
  const wants = name === 'shell' ? [] : shells.flatMap((shell) => missingIn(shell, built));
  refuse([...portalProblemsOf(built), ...wants, ...overBudget(name, weight, readBudgets()[name])]);
  return `first view ${weight.first_view} kB, all ${weight.total} kB`;
}

/** Tries the release beside what is live and switches; again when another remote was released in between. */
async function switchOver(options: ReleaseOptions, first: RegistrySnapshot): Promise<RegistryFile> {
  const { built, progress, store, traffic, now = () => new Date() } = options;
  const { name, version } = built.release;
  for (let attempt = 1; ; attempt += 1) {
    const before = attempt === 1 ? first : await store.registry();
    if (attempt > 1) refuseIfOvertaken(name, first.registry, before.registry);
    await progress.step('Trying it beside the live releases', async (detail) => {
      const others = await liveReleases(store, before.registry, name);
      const releases = await stage(store, [built.release, ...others]);
      refuse(collisions(name, releases));
      await checkTogether({ ...options, releases, detail });
    });
    if (options.forReview === true) return before.registry;
    const target = pointer(built.release);
    const changed =
      traffic === 100
        ? withRelease(before.registry, name, target, now())
        : withPart(before.registry, name, target, traffic, now(), readPolicy().rollout);
    const next = { ...changed, generation: before.registry.generation + 1 };
    if (await progress.step('Switching', () => store.swap(before, next))) return next;
    const after = await store.registry();
    refuseIfOvertaken(name, first.registry, after.registry);
    if (attempt === TRIES)
      throw new SentenceError(
        `Other releases went live ${TRIES} times while ${name} ${version} was being checked beside them. Nothing was switched; run the command again.`,
      );
    progress.line(
      `    another remote was released meanwhile (generation ${after.registry.generation}): checking beside it`,
    );
  }
}

/** @throws when this very remote was switched since the release began: two at once, the other one won */
function refuseIfOvertaken(name: string, first: RegistryFile, now: RegistryFile): void {
  if (JSON.stringify(first.microFrontends[name]) === JSON.stringify(now.microFrontends[name])) return;
  const entries = now.microFrontends[name];
  const winner = partialEntry(entries) ?? defaultEntry(entries);
  throw new SentenceError(
    `Someone else released ${name} ${winner?.metadata.version ?? ''} while this release was under way (generation ${now.generation}). Theirs stays; this one was uploaded but not switched to. Run the command again to release it on top.`,
  );
}

function collisions(name: string, releases: readonly Built[]): string[] {
  const remotes = releases.filter((one) => one.release.name !== 'shell');
  // The others first, so that a sentence names the newcomer.
  const sorted = remotes.toSorted((a, b) => Number(a.release.name === name) - Number(b.release.name === name));
  return routeCollisions(sorted.map(({ dist }) => readPortal(dist)));
}

/** What everybody has of each other remote, and the shell. */
async function liveReleases(store: ReleaseStore, registry: RegistryFile, but: string): Promise<ReleaseDescription[]> {
  const found: ReleaseDescription[] = [];
  for (const [name, entries] of Object.entries(registry.microFrontends)) {
    const version = defaultEntry(entries)?.metadata.version;
    if (name === but || version === undefined) continue;
    const one = await store.describe(name, version);
    if (one === undefined)
      throw new SentenceError(`The registry names ${name} ${version}, which is not in ${store.address}.`);
    found.push(one);
  }
  return found;
}

/** The releases as they lie in the store, in folders of this machine. */
async function stage(store: ReleaseStore, releases: readonly ReleaseDescription[]): Promise<Built[]> {
  const staged: Built[] = [];
  for (const one of releases) staged.push({ release: one, dist: await store.local(one) });
  return staged;
}

/** Newest first, as many as the policy asks for. */
async function supportedShells(store: ReleaseStore, registry: RegistryFile): Promise<Built[]> {
  const current = defaultEntry(registry.microFrontends['shell']);
  const versions = current === undefined ? [] : [current.metadata.version, ...(current.extras.earlier ?? [])];
  const shells: Built[] = [];
  for (const version of versions.slice(0, readPolicy().supported_shells)) {
    const shell = await store.describe('shell', version);
    if (shell !== undefined) shells.push({ release: shell, dist: await store.local(shell) });
  }
  if (shells.length === 0)
    throw new SentenceError(
      `There is no shell in ${store.address} to try the release under: run \`npm run release -- shell\` first.`,
    );
  return shells;
}

/** @throws one sentence a problem */
export function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new SentenceError(`Not released:\n- ${problems.join('\n- ')}`);
}

const describe = (text: string): string => text;
