/**
 * Makes the committed files that are derived from other files: the OpenAPI document, the client's types, what portal-kit gives
 * remotes, the English messages.
 * With `--check` it writes nothing in place and fails, naming each file that differs from what its source gives.
 * `node tooling/generated/main.ts [--check]`
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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

try {
  const results = [
    generate('contracts/openapi.json', 'OpenAPI document', (target) => ['services/api/dist/openapi.js', target]),
    generate('contracts/src/api.ts', 'client types', (target) => [
      'contracts/node_modules/openapi-typescript/bin/cli.js',
      'contracts/openapi.json',
      '-o',
      target,
    ]),
    generate('contracts/src/papers/drawn-letters.ts', 'letters of our papers', (target) => [
      'tooling/papers/write-drawn-letters.ts',
      target,
    ]),
    run('surface of portal-kit', ['tooling/contract/main.ts', ...(checking ? ['--check'] : [])]),
    run('route ids', ['tooling/webpack/portal-ids.ts', ...(checking ? ['--check'] : [])]),
    run('English messages', ['tooling/languages/main.ts', ...(checking ? ['--check'] : [])]),
  ];
  if (results.includes(false)) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
