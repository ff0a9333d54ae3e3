import { startTestDatabase } from '@ayana/tooling/database/index.ts';
import { startPooler } from './pooler.js';
import { preparedTemplate } from './runner/template.ts';

/** One PostgreSQL server for the run, with the template of the tests' databases. */
export default async function setUp() {
  const database = await startTestDatabase({ preparation: preparedTemplate() });
  process.env.TEST_DATABASE_URL = database.url;
  globalThis.testDatabase = database;
  if (process.env.TEST_POOLER === '1') {
    globalThis.testPooler = await startPooler(decodeURIComponent(new URL(database.url).hostname));
    process.env.TEST_POOLER_PORT = String(globalThis.testPooler.port);
  }
}
