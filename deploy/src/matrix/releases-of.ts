import { join } from 'node:path';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { dataFolder, repositoryRoot } from '@ayana/tooling/database/paths.ts';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
import { type Built, readBuilt } from '../built.ts';
import { buildAt, git } from './build-release.ts';

/** Releases that are tried with each other. */
const RELEASES = 3;

/** The builds of a package to try, the newest first: the one in `dist`, and those of the commits or tags. */
export async function releasesOf(
  name: string,
  { from, progress }: { from: readonly string[] | undefined; progress: Progress },
): Promise<Built[]> {
  const commits = from ?? (await commitsOf(name, progress));
  const builds = [readBuilt(repositoryRoot, name)];
  for (const commit of commits) {
    if (builds.length === RELEASES) break;
    const root = await progress.step(`Building ${name} at ${commit}`, (detail) =>
      buildAt(commit, [name], { kept: join(dataFolder(), 'matrix'), detail }),
    );
    const built = readBuilt(root, name);
    if (builds.every(({ release }) => release.version !== built.release.version)) builds.push(built);
  }
  if (builds.length === 1)
    throw new SentenceError(
      `There is one release of ${name} to try, the one in dist: name earlier commits by --from <commit,commit> (docs/releasing.md).`,
    );
  return builds;
}

/** Tags of the last releases; where there are fewer than are tried, the last commits of the days before as well. */
async function commitsOf(name: string, progress: Progress): Promise<string[]> {
  const tags = (await git('tag', '--list', `${name}@*`, '--sort=-creatordate')).split('\n').filter(Boolean);
  // One more than are needed beside `dist`, which may be the newest of them.
  if (tags.length >= RELEASES - 1) return tags.slice(0, RELEASES);
  const days = await lastOfDays(RELEASES - 1 - tags.length);
  const found = tags.length === 0 ? 'no tag' : `the tag ${tags.join(', ')}`;
  progress.line(`  ${name}: ${found} of a release, so also the last commits of the days before: ${days.join(', ')}`);
  return [...tags, ...days];
}

/** The last commits of so many days before that of HEAD. */
async function lastOfDays(count: number): Promise<string[]> {
  const commits: string[] = [];
  for (let at = 'HEAD'; commits.length < count;) {
    const day = await git('log', '-1', '--format=%cs', at);
    const before = await git('rev-list', '-1', '--abbrev-commit', `--before=${day} 00:00`, at);
    if (before === '') break;
    commits.push(before);
    at = before;
  }
  return commits;
}
