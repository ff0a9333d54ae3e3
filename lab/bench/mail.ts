import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { buildStale } from '@ayana/tooling/build/build.ts';
import { startDatabase } from '@ayana/tooling/database/index.ts';
import { dataFolder, repositoryRoot as root } from '@ayana/tooling/database/paths.ts';
import { makeThrowAwayFolder } from '@ayana/tooling/database/throw-away.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import type { Row } from './bench.ts';

interface Measured {
  readonly commit_to_data_ms: { readonly p50: number; readonly p95: number };
  readonly mails_per_second: number;
}

/** From the commit of a form to SMTP's DATA, and how many mails a second; on a database that waits for its disk. */
export async function mail(): Promise<readonly Row[]> {
  const progress = new Progress();
  await buildStale({ root, progress, dataDir: dataFolder() });
  const folder = makeThrowAwayFolder(join(dataFolder(), 'bench'), 'mail-', 'pg');
  const server = await startDatabase({ dataDir: join(folder.path, 'pg') });
  try {
    const program = join(root, 'services/api/dist/modules/messaging/testing/mail.bench.js');
    const { stdout } = await progress.step('1,200 mails', () =>
      promisify(execFile)(process.execPath, [program, server.url]),
    );
    const json = stdout.split('\n').find((line) => line.startsWith('{')) ?? '';
    const { commit_to_data_ms: wait, mails_per_second } = JSON.parse(json) as Measured;
    return [
      { what: 'Commit to SMTP DATA, p50', unit: 'ms', ours: wait.p50 },
      { what: 'Commit to SMTP DATA, p95', unit: 'ms', ours: wait.p95, goal: { of: 'ours', atMost: 200 } },
      { what: 'A thousand at once', unit: 'mails/s', ours: mails_per_second, goal: { of: 'ours', atLeast: 100 } },
    ];
  } finally {
    await server.stop({ force: true });
    folder.remove();
  }
}
