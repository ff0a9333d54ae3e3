/**
 * Writes `portal-kit/surface.json`: the names that the shell gives remotes, and how they are declared. Refuses to, when one of them is
 * gone or changed and `PORTAL_CONTRACT` is not higher (docs/remotes.md, "Contract versions"). With `--check` it writes nothing and fails
 * when the file is not up to date.
 * `node tooling/contract/main.ts [--check]`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot as root } from '../database/paths.ts';
import { makeStale } from '../generated/derived.ts';
import { broken } from './compare.ts';
import { declarationsOf, type Surface } from './surface.ts';

const COMMITTED = join(root, 'portal-kit', 'surface.json');
const COMPILER = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');

/** @throws with what the compiler says when portal-kit does not compile */
function readSurface(): Surface {
  makeStale('client-types');
  const folder = mkdtempSync(join(tmpdir(), 'ayana-surface-'));
  try {
    const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--removeComments'];
    const { status, stdout } = spawnSync(
      process.execPath,
      [COMPILER, '-p', join(root, 'portal-kit'), ...options, '--outDir', folder, '--rootDir', root],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`portal-kit does not compile:\n${stdout}`);
    const sorted = (file: string): [string, string][] =>
      [...declarationsOf(join(folder, 'portal-kit', 'src', file))].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const names = Object.fromEntries(sorted('index.d.ts'));
    const { PORTAL_CONTRACT, PORTAL_CONTRACTS, ...others } = names;
    const numbersIn = (declared = ''): number[] => (declared.match(/\d+/g) ?? []).map(Number);
    const [contract] = numbersIn(PORTAL_CONTRACT);
    const contracts = numbersIn(PORTAL_CONTRACTS);
    if (contract === undefined || !contracts.includes(contract))
      throw new Error('PORTAL_CONTRACT of portal-kit is a number, and one of PORTAL_CONTRACTS.');
    return { contract, contracts, names: others, router: sorted('router-surface.d.ts').map(([name]) => name) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const now = readSurface();
const text = `${JSON.stringify(now, null, 2)}\n`;
const before = existsSync(COMMITTED) ? readFileSync(COMMITTED, 'utf8') : text;
const problems = broken(JSON.parse(before) as Surface, now);
if (problems.length > 0) {
  console.error(
    `Released remotes would miss it in a shell with this portal-kit:\n- ${problems.join('\n- ')}\nKeep the old name beside the new one, or raise PORTAL_CONTRACT: docs/remotes.md, "Contract versions".`,
  );
  process.exitCode = 1;
} else if (!process.argv.includes('--check')) writeFileSync(COMMITTED, text);
else if (before !== text || !existsSync(COMMITTED)) {
  console.error('portal-kit/surface.json is not what portal-kit gives: run npm run generate and commit the result.');
  process.exitCode = 1;
}
