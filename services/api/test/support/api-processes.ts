import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailSink } from '../../src/modules/messaging/testing/mail-sink.js';
import { ORIGIN } from './api.js';
import { databaseEnvironment, type TestDatabase, testDatabase } from './database.js';
import { answering, freePort, type Program, startProgram } from './program.js';

/** The API as separate processes, with one database and one mail server. */
export interface Serving {
  readonly database: TestDatabase;
  readonly sink: MailSink;
  readonly smtpUrl: string;
  /** The folder of uploaded files. */
  readonly files: string;
  /** Programs that are ended after each test, or as said; `serve` adds its own. */
  readonly running: Program[];
  serve(env?: Record<string, string>): Promise<{ url: string; program: Program }>;
}

/**
 * Call once, at the top of a test file: starts before its first test and stops after its last.
 * @param thenEnd when its programs are ended: `afterAll` for tests that share them
 */
export function serving(thenEnd: (end: () => Promise<void>) => void = afterEach): Serving {
  let database: TestDatabase | undefined;
  let smtpUrl = '';
  const sink = new MailSink();
  const running: Program[] = [];
  const files = mkdtempSync(join(tmpdir(), 'ayana-files-'));
  beforeAll(async () => {
    database = await testDatabase();
    smtpUrl = await sink.start();
  });
  thenEnd(async () => {
    for (const program of running.splice(0)) {
      program.child.kill('SIGKILL');
      await program.ended;
    }
  });
  afterAll(async () => {
    await sink.stop();
    await database?.drop();
    rmSync(files, { recursive: true, force: true });
  });
  const site: Serving = {
    files,
    sink,
    running,
    get database() {
      if (database === undefined) throw new Error('The database is there from the first test on.');
      return database;
    },
    get smtpUrl() {
      return smtpUrl;
    },
    async serve(env = {}) {
      const port = await freePort();
      const program = startProgram('main.js', {
        ...databaseEnvironment(site.database),
        SMTP_URL: smtpUrl,
        FILES_URL: files,
        API_PORT: String(port),
        PUBLIC_ORIGIN: ORIGIN,
        ...env,
      });
      running.push(program);
      const url = `http://127.0.0.1:${port}`;
      await answering(program, `${url}/api/health/live`);
      return { url, program };
    },
  };
  return site;
}

export const post = (url: string, path: string, body: unknown, headers = {}) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
