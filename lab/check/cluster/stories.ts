import { join } from 'node:path';

import { runNode } from '@ayana/tooling/build/run-script.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { playwrightCounts } from '@ayana/tooling/test/results.ts';
import type { Finding } from '@ayana/tooling/check/fault.ts';
import type { Situation } from './situation.ts';

/** Specs that only use a site, as a person does: no second server, no process that is stopped, no file of the site. */
const STORIES = [
  'consultations/free-dialog',
  'identity/login',
  'inbox/two-at-once',
  'messages/conversation',
  'papers/papers',
  'cases/case',
  'partners/work',
];
const SHORT = STORIES.slice(0, 3);

/** The main stories of the browser suite, in a browser, against the cluster's address. */
export async function stories({ cluster, folder, long, say }: Situation): Promise<Finding> {
  const specs = long ? STORIES : SHORT;
  const results = join(folder, 'stories');
  const root = join(repositoryRoot, 'e2e');
  const address = {
    origin: cluster.origin,
    apiOrigin: cluster.origin,
    mailOrigin: cluster.mailOrigin,
    databaseUrl: cluster.databaseUrl,
    dataDir: folder,
    teamEmail: cluster.teamEmail,
    relay: { host: '127.0.0.1', port: cluster.relayPort, secret: cluster.relaySecret },
  };
  const env = { ...process.env, AYANA_RUNNING_SITE: JSON.stringify(address), AYANA_E2E_RESULTS: results, CI: '1' };
  const program = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [program, 'test', ...specs.map((name) => `specs/${name}.spec.ts`), '--project', 'site'];
  const { code, output } = await runNode(args, root, { env, onLine: say });
  const counts = playwrightCounts(join(results, 'results.json')) ?? { passed: 0, failed: 1 };
  const { passed, failed, repeated = 0 } = counts;
  return {
    tried: `${specs.length} files of browser tests through nginx: ${specs.join(', ')}`,
    seen: { passed, failed, 'passed at the second try': repeated },
    lost: 0,
    doubled: 0,
    wrong: code === 0 && passed > 0 ? [] : [`browser tests failed; ${results} has their traces:\n${lastLines(output)}`],
  };
}

const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-60).join('\n');
