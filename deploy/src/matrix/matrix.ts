import { saveRecord } from '@ayana/tooling/check/outcome.ts';
import { table } from '@ayana/tooling/check/table.ts';
import type { Detail, Progress } from '@ayana/tooling/terminal/progress.ts';
import { bold, dim, duration, green, red } from '@ayana/tooling/terminal/style.ts';
import { type Built, readPortal } from '../built.ts';
import { compose } from '../composition.ts';
import { startFakeApi } from '../checks/fake-api.ts';
import { checkPages, openBrowser } from '../checks/in-browser.ts';
import { pagesToCheck } from '../checks/pages.ts';
import { startRenderServer } from '../checks/render-server.ts';
import { missingIn } from '../checks/shared-packages.ts';
import { releasesOf } from './releases-of.ts';
import { tellStory } from './story.ts';

/** One shell with one remote. */
export interface Pair {
  shell: string;
  remote: string;
  version: string;
  /** `refused`: what `npm run release` refuses for this shell, so no one gets the pair. */
  state: 'passed' | 'failed' | 'refused';
  reasons: string[];
  seconds: number;
}

export interface MatrixOptions {
  remotes: readonly string[];
  /** Commits, the newest first; without them the tags of the last releases. */
  from: readonly string[] | undefined;
  /** Of each remote the first pages only, and its story. */
  quick: boolean;
  progress: Progress;
  /** A site's API, for pages that read public data. */
  apiOrigin: string;
}

/**
 * Tries each of the last shells with each of the last releases of each remote: what a release would refuse, a page of each kind, and the
 * remote's story. @returns the pairs, none failed when every remote fits every shell that may get it
 */
export async function tryMatrix(options: MatrixOptions): Promise<Pair[]> {
  const { progress, remotes } = options;
  const began = Date.now();
  const shells = await releasesOf('shell', options);
  const lists = new Map<string, Built[]>();
  for (const name of remotes) lists.set(name, await releasesOf(name, options));
  const browser = await openBrowser();
  const pairs: Pair[] = [];
  try {
    for (const shell of shells)
      for (const [name, builds] of lists)
        for (const built of builds) {
          const pair = await progress.step(
            `${shell.release.version} with ${name} ${built.release.version}`,
            (detail) => tryPair({ ...options, browser, shell, built, detail }),
            ({ state }) => state,
          );
          pairs.push(pair);
          for (const reason of pair.reasons) progress.line(`      ${reason}`);
        }
  } finally {
    await browser.close();
  }
  progress.line(`\n${drawn(pairs)}\n`);
  const passed = pairs.filter(({ state }) => state === 'passed').length;
  progress.line(`  ${passed} of ${pairs.length} pairs passed, in ${duration(Date.now() - began)}. ${dim(save(pairs))}`);
  return pairs;
}

async function tryPair({
  browser,
  shell,
  built,
  quick,
  apiOrigin,
  detail,
}: MatrixOptions & {
  browser: Awaited<ReturnType<typeof openBrowser>>;
  shell: Built;
  built: Built;
  detail: Detail;
}): Promise<Pair> {
  const began = Date.now();
  const pair = (state: Pair['state'], reasons: string[]): Pair => ({
    shell: shell.release.version,
    remote: built.release.name,
    version: built.release.version,
    state,
    reasons,
    seconds: Math.round((Date.now() - began) / 100) / 10,
  });
  const refused = missingIn(shell, built);
  if (refused.length > 0) return pair('refused', refused);
  const closing: (() => unknown)[] = [];
  try {
    const composition = compose([built]);
    closing.push(() => composition.remove());
    const api = await startFakeApi(apiOrigin);
    closing.push(api.stop);
    const server = await startRenderServer({ shell: shell.dist, store: composition.folder, apiOrigin: api.origin });
    closing.push(server.stop);
    const portal = readPortal(built.dist);
    const pages = pagesToCheck(portal, built.dist);
    detail('story');
    const story = await tellStory(browser, server, portal);
    const problems = await checkPages(browser, server, quick ? pages.slice(0, 3) : pages, detail);
    return pair(story.length + problems.length === 0 ? 'passed' : 'failed', [...story, ...problems]);
  } catch (error) {
    return pair('failed', [error instanceof Error ? error.message : String(error)]);
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

/** A row a remote's release, a column a shell; below it why a pair does not work. */
function drawn(pairs: readonly Pair[]): string {
  const shells = [...new Set(pairs.map(({ shell }) => shell))];
  const rows = [...new Set(pairs.map(({ remote, version }) => `${remote} ${version}`))];
  const say = { passed: green('passed'), failed: red('FAILED'), refused: 'refused' };
  const cells = rows.map((row) =>
    [row].concat(
      shells.map((shell) => {
        const pair = pairs.find((each) => each.shell === shell && `${each.remote} ${each.version}` === row);
        return pair === undefined ? '' : `${say[pair.state]} ${pair.seconds} s`;
      }),
    ),
  );
  const reasons = pairs
    .filter(({ state }) => state !== 'passed')
    .map(
      (pair) =>
        `  ${bold(`${pair.remote} ${pair.version}`)} in shell ${pair.shell}:\n${pair.reasons.map((each) => `    - ${each}`).join('\n')}`,
    );
  return [table(['release', ...shells.map((shell) => `shell ${shell}`)], cells), ...reasons].join('\n\n');
}

/** A pair that is refused is no failure: nobody gets it. */
const save = (pairs: readonly Pair[]): string =>
  saveRecord(
    'matrix',
    {},
    pairs.map((pair) => ({ ...pair, passed: pair.state !== 'failed' })),
  );
