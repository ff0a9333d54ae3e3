import { defaultEntry, partialEntry, type RegistryFile } from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
import { pointer, rolledBack, withoutPart } from '../changes.ts';
import { openStore } from '../stores/open-store.ts';
import type { ReleaseStore } from '../stores/release-store.ts';
import { switchRemote } from '../switch.ts';
import { knownPackage, sayLive } from './release-command.ts';

/** `npm run rollback -- <name> [--to version]`: takes a release to a part away, else points everybody at the one before. */
export async function rollbackCommand(
  command: { name: string | undefined; to: string | undefined },
  progress: Progress,
): Promise<void> {
  const name = knownPackage(command.name, 'rollback');
  const store = await openStore(process.env);
  const { registry } = await store.registry();
  const entries = registry.microFrontends[name];
  const current = defaultEntry(entries);
  if (current === undefined) throw new SentenceError(`${name} has no release: there is nothing to roll back.`);
  const part = partialEntry(entries);
  if (part !== undefined && command.to === undefined) {
    const next = await progress.step('Switching', () => switchRemote(store, name, (now) => withoutPart(now, name)));
    progress.line(`    ${part.metadata.version} was out to ${part.deployment.traffic} % and is taken away`);
    return sayLive(next, `${name} ${current.metadata.version}`, 100, progress);
  }
  const version = command.to ?? current.extras.previous;
  if (version === null)
    throw new SentenceError(`${name} has had no release before ${current.metadata.version}. Name one with --to.`);
  if (version === current.metadata.version)
    throw new SentenceError(`${name} ${version} is what everybody has already.`);
  const next = await pointBack(store, name, version, progress);
  return sayLive(next, `${name} ${version}`, 100, progress);
}

async function pointBack(
  store: ReleaseStore,
  name: string,
  version: string,
  progress: Progress,
): Promise<RegistryFile> {
  const target = await store.describe(name, version);
  if (target === undefined) {
    const there = (await store.versions(name)).map((one) => one.version);
    throw new SentenceError(`${name} ${version} is not in ${store.address}. There are: ${there.join(', ')}.`);
  }
  await progress.step('Checking bytes', () => store.verify(target));
  return progress.step('Switching', () =>
    switchRemote(store, name, (now) => rolledBack(now, name, pointer(target), new Date())),
  );
}
