import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { SentenceError } from '../bootstrap/report.mjs';
import { dataFolder, repositoryRoot } from '../database/paths.ts';
import { baselineNames } from '../migrations/baseline.ts';
import { MIGRATIONS } from '../migrations/folder.ts';
import { apiReleases, unreleasedMigrations } from '../migrations/releases.ts';
import { Progress } from '../terminal/progress.ts';
import { bold, green, red } from '../terminal/style.ts';

/**
 * `npm run check -- old-on-new [--release <tag or commit>] [test file…]`: the API tests of the previous release, on the schema of this version.
 * Both run side by side while a version is rolled out, and the older one again after a roll-back (docs/migrations.md). The release is checked
 * out below the data folder, and gets the migrations it did not have; everything else, its seeds and rights as well, is its own.
 * @returns exit code of its tests
 */
export async function checkOldOnNew(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { release: { type: 'string' } },
    allowPositionals: true,
  });
  const release = values.release ?? apiReleases().at(-1)?.release;
  if (release === undefined) throw new SentenceError('No release is known: name one by --release <tag or commit>.');
  const commit = git('rev-parse', '--verify', `${release}^{commit}`);
  if (!hasBaseline(commit))
    throw new SentenceError(
      `${release} is from before the baseline of the migrations, and runs on no installation: there is nothing to check (docs/adr/0098).`,
    );
  const folder = join(dataFolder(), 'checks', 'old-on-new', commit.slice(0, 12));
  const progress = new Progress();
  const fresh = await progress.step('The release', async () => {
    if (!existsSync(folder)) {
      mkdirSync(join(folder, '..'), { recursive: true });
      git('worktree', 'prune');
      git('worktree', 'add', '--detach', folder, commit);
    }
    return addMigrations(folder, commit);
  });
  progress.line(`  ${bold(release)} on a schema with ${fresh.length} more: ${fresh.join(', ') || 'none'}`);
  await progress.step('Its packages', async () => {
    if ((await run(folder, ['node', 'tooling/bootstrap/run.mjs', 'install'])) !== 0)
      throw new SentenceError(`The packages of ${release} could not be installed, see above.`);
  });
  const path = `${join(folder, '.toolchain', 'bin')}:${process.env['PATH'] ?? ''}`;
  const code = await run(folder, ['pnpm', '--filter', '@ayana/api', 'test', ...positionals], { PATH: path, CI: '1' });
  progress.line(
    code === 0
      ? green(`  The API tests of ${release} pass on the new schema.`)
      : red(`  The API tests of ${release} fail on the new schema: one of the migrations takes away what it uses.`),
  );
  return code;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

function hasBaseline(commit: string): boolean {
  const files = git('ls-tree', '--name-only', commit, 'services/api/migrations/').split('\n');
  return baselineNames().every((name) => files.includes(`services/api/migrations/${name}.sql`));
}

/** Copies the migrations that the release does not have. @returns their names */
function addMigrations(folder: string, commit: string): string[] {
  const known = new Set(git('ls-tree', '--name-only', commit, 'services/api/migrations/').split('\n'));
  const wanted = git('ls-files', 'services/api/migrations/*.sql').split('\n');
  const names = wanted
    .map((path) => path.slice(path.lastIndexOf('/') + 1))
    .filter((name) => !known.has(`services/api/migrations/${name}`));
  for (const name of new Set([...names, ...unreleasedMigrations().map((each) => `${each}.sql`)]))
    copyFileSync(join(MIGRATIONS, name), join(folder, 'services', 'api', 'migrations', name));
  return names;
}

function run(cwd: string, [program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
