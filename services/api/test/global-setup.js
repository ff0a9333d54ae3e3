import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTestDatabase } from '@ayana/tooling/database/index.ts';
import { startPooler } from './pooler.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One PostgreSQL server for the run, and the compiled programs for the tests that kill them. */
export default async function setUp() {
  const swc = fileURLToPath(import.meta.resolve('@swc/cli/bin/swc.js'));
  execFileSync(process.execPath, [swc, 'src', '-d', '.cache', '--strip-leading-paths', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
  });
  const database = await startTestDatabase();
  process.env.TEST_DATABASE_URL = database.url;
  globalThis.testDatabase = database;
  if (process.env.TEST_POOLER === '1') {
    globalThis.testPooler = await startPooler(decodeURIComponent(new URL(database.url).hostname));
    process.env.TEST_POOLER_PORT = String(globalThis.testPooler.port);
  }
}
