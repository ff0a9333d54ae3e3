import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultEntry, partialEntry, type RegistryFile } from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { buildStale } from '@ayana/tooling/build/build.ts';
import { notePublished } from '@ayana/tooling/build/publish.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
import { readBuilt } from '../built.ts';
import { withShare } from '../changes.ts';
import { release } from '../release.ts';
import { assertReviewable, reviewLinks } from '../review-links.ts';
import { siteAddress, untilLive } from '../running-site.ts';
import { openStore } from '../stores/open-store.ts';
import { switchRemote } from '../switch.ts';

export interface ReleaseCommand {
  name: string | undefined;
  /** As typed; undefined when not given. */
  traffic: string | undefined;
  /** Folder that holds `<name>/dist` and `<name>/package.json`, built elsewhere; nothing is built then. */
  from: string | undefined;
  /** Checks and uploads it without switching: for `npm run releases -- --review`. */
  forReview: boolean;
}

/** `npm run release -- <name> [--traffic n] [--from folder] [--for-review]`. */
export async function releaseCommand(command: ReleaseCommand, progress: Progress): Promise<void> {
  const name = knownPackage(command.name, 'release');
  const traffic = readTraffic(command.traffic);
  if (command.forReview) assertReviewable(name);
  const linkTo = command.forReview ? reviewLinks(process.env) : undefined;
  const store = await openStore(process.env);
  const { registry } = await store.registry();
  const part = partialEntry(registry.microFrontends[name]);
  if (!command.forReview && part !== undefined && command.traffic !== undefined && command.from === undefined) {
    const { version } = part.metadata;
    const next = await progress.step('Switching', () =>
      switchRemote(store, name, (now) => withShare(now, name, traffic, new Date())),
    );
    await sayLive(next, `${name} ${version}`, traffic, progress);
    return;
  }
  const root = command.from === undefined ? repositoryRoot : resolve(command.from);
  if (command.from === undefined)
    await buildStale({ root: repositoryRoot, dataDir: '', progress, only: [name], publish: false });
  const site = siteAddress();
  const before = registry.generation;
  const built = readBuilt(root, name);
  const next = await release({ store, built, traffic, progress, apiOrigin: site, forReview: command.forReview });
  if (linkTo !== undefined) {
    const { version } = built.release;
    // Then it was said that everybody has it.
    if (defaultEntry(next.microFrontends[name])?.metadata.version === version) return;
    const { link, until } = linkTo({ remote: name, version });
    progress.line(
      `\n  ${name} ${version} is stored and not live. A link to it, until ${until.toISOString()}:\n  ${link}`,
    );
    return;
  }
  if (command.from === undefined && process.env['RELEASES_URL'] === undefined)
    notePublished(repositoryRoot, dataFolder(), name);
  if (next.generation > before) await sayLive(next, `${name} ${built.release.version}`, traffic, progress);
}

const dataFolder = (): string => resolve(process.env['AYANA_DATA_DIR'] ?? join(repositoryRoot, '.data'));

/** Waits for the running site, when there is one, and says what everybody or a part has now. */
export async function sayLive(next: RegistryFile, what: string, traffic: number, progress: Progress): Promise<void> {
  const site = siteAddress();
  if (site !== undefined) {
    const live = await progress.step(
      'Live',
      () => untilLive(site, next.generation),
      (yes) => (yes ? site : ''),
    );
    if (!live)
      progress.line(`    ${site} does not serve generation ${next.generation} yet: is it the site of this store?`);
  }
  const who = traffic === 100 ? 'everybody' : `${traffic} % of the sessions`;
  progress.line(`\n  ${what} for ${who} (generation ${next.generation})`);
}

/** @throws SentenceError naming what there is */
export function knownPackage(name: string | undefined, command: string): string {
  const known = readdirSync(repositoryRoot).filter((one) => existsSync(join(repositoryRoot, one, 'webpack.config.ts')));
  if (name !== undefined && known.includes(name)) return name;
  throw new SentenceError(
    `${name === undefined ? 'Name what' : `There is no "${name}"`} to ${command}: npm run ${command} -- <${known.join(' | ')}>`,
  );
}

function readTraffic(text: string | undefined): number {
  const traffic = Number(text ?? 100);
  if (!Number.isInteger(traffic) || traffic < 1 || traffic > 100)
    throw new SentenceError(`--traffic is "${text}", but a share is a whole number from 1 to 100.`);
  return traffic;
}
