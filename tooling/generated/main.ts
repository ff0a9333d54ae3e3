/**
 * Makes the committed files that are derived from other files (the OpenAPI document, what portal-kit gives remotes …), and what git
 * leaves out: the client's types and the English messages.
 * With `--check` it writes no committed file and fails, naming each that differs from what its source gives.
 * `node tooling/generated/main.ts [--check]`
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DerivedName } from './derived.ts';

const root = path.resolve(import.meta.dirname, '../..');
const checking = process.argv.includes('--check');
const scratch = mkdtempSync(path.join(tmpdir(), 'ayana-generated-'));

function run(title: string, args: readonly string[], cwd = root): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title}`);
  if (status !== 0) console.log(`${stdout}${stderr}`.trim());
  return status === 0;
}

/** Writes to the committed place, or compares a fresh copy with it. */
function generate(file: string, title: string, command: (target: string) => readonly string[]): boolean {
  const committed = path.join(root, file);
  const target = checking ? path.join(scratch, path.basename(file)) : committed;
  if (!run(title, command(target))) return false;
  if (!checking || readFileSync(target, 'utf8') === readFileSync(committed, 'utf8')) return true;
  console.log(`     ${file} is not what its source gives: run npm run generate and commit the result.`);
  return false;
}

/** Makes what git leaves out; fails where the sources give nothing, such as two objects of texts with one id. */
function derive(name: DerivedName, title: string): boolean {
  return run(title, ['tooling/generated/make.ts', name]);
}

try {
  const results = [
    generate('contracts/openapi.json', 'OpenAPI document', (target) => ['tooling/generated/openapi.ts', target]),
    derive('client-types', 'client types'),
    generate('contracts/src/papers/drawn-letters.ts', 'letters of our papers', (target) => [
      'tooling/papers/write-drawn-letters.ts',
      target,
    ]),
    generate('docs/map.md', 'map of the API', (target) => ['tooling/generated/map.ts', target]),
    generate('docs/journeys.md', 'table of facts', (target) => ['tooling/generated/facts.ts', target]),
    run('surface of portal-kit', ['tooling/contract/main.ts', ...(checking ? ['--check'] : [])]),
    run('route ids', ['tooling/webpack/portal-ids.ts', ...(checking ? ['--check'] : [])]),
    derive('english-messages', 'English messages'),
  ];
  if (results.includes(false)) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
