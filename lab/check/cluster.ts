import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { buildStale } from '@ayana/tooling/build/build.ts';
import { Cluster } from '../cluster/cluster.ts';
import { checkParts, installParts } from '../cluster/debian-parts.ts';
import { dataFolder, repositoryRoot as root } from '@ayana/tooling/database/paths.ts';
import { makeThrowAwayFolder } from '@ayana/tooling/database/throw-away.ts';
import { MailSink } from '@ayana/tooling/mail/sink.ts';
import { accounts } from '@ayana/tooling/start/welcome.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { stopSignal } from '@ayana/tooling/terminal/stop.ts';
import { bold, dim, green, red } from '@ayana/tooling/terminal/style.ts';
import { pointInTime } from './cluster/point-in-time.ts';
import { promotion } from './cluster/promotion.ts';
import { rolling } from './cluster/rolling.ts';
import type { Act, Situation } from './cluster/situation.ts';
import { stories } from './cluster/stories.ts';
import type { Finding } from '@ayana/tooling/check/fault.ts';
import { messageOf, saveRecord, selectNamed } from '@ayana/tooling/check/outcome.ts';
import { table } from '@ayana/tooling/check/table.ts';

const SIZE = { apis: 3, workers: 2, renders: 2 } as const;
/** In this order: browser tests look into the mail page, the others count mails in a sink that takes its place. */
const ACTS: readonly Act[] = [
  { name: 'stories', title: 'Main stories in a browser', run: stories },
  rolling,
  pointInTime,
  promotion,
];

interface Outcome extends Finding {
  readonly name: string;
  readonly title: string;
  readonly seconds: number;
}

/**
 * `npm run check -- cluster [--short] [--only a,b]`: the site on three APIs, two workers and two render servers, behind nginx and
 * PgBouncer, with Redis, a replica and a bucket; as processes of this machine. `--install` brings Debian's parts, `--keep`
 * only starts it, and stops it at Ctrl-C.
 * @returns exit code: 1 when anything failed, was lost or doubled
 */
export async function checkCluster(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      install: { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  if (values.install) return installParts();
  checkParts();
  const acts = selectNamed('part', ACTS, values.only);
  const progress = new Progress();
  await buildStale({ root, progress, dataDir: dataFolder() });
  const folder = makeThrowAwayFolder(join(dataFolder(), 'checks'), 'cluster-', 'postgres');
  const stopped = stopSignal();
  const settings = { SOCKETS_PER_USER: '1000' };
  const cluster = await Cluster.start({ folder: folder.path, ...SIZE, settings }, progress, stopped);
  try {
    if (values.keep) return await keep(cluster, folder.path, stopped);
    const outcomes = await tryAll(acts, cluster, { folder: folder.path, long: !values.short }, progress, stopped);
    return reportOn(outcomes, values.short);
  } finally {
    await progress.step('Stopping', () => cluster.stop());
    if (values.keep) folder.remove();
    else console.log(dim(`Logs and configurations: ${folder.path}`));
  }
}

/** Until Ctrl-C; its addresses are in a file meanwhile, for the commands of docs/operating.md. */
async function keep(cluster: Cluster, folder: string, stopped: AbortSignal): Promise<number> {
  const file = join(dataFolder(), 'cluster.env');
  writeFileSync(file, cluster.variables(), { mode: 0o600 });
  const people = accounts(cluster.origin).join('\n');
  console.log(
    `\n${cluster.describe()}\n\n${people}\n\nIts variables: . ${file}\nCtrl-C stops it and removes ${folder}.`,
  );
  if (!stopped.aborted) await once(stopped, 'abort');
  rmSync(file);
  return 0;
}

async function tryAll(
  acts: readonly Act[],
  cluster: Cluster,
  given: Pick<Situation, 'folder' | 'long'>,
  progress: Progress,
  stopped: AbortSignal,
): Promise<Outcome[]> {
  const sink = new MailSink();
  const outcomes: Outcome[] = [];
  for (const act of acts) {
    if (stopped.aborted) break;
    if (act.name !== 'stories' && cluster.mail.isAlive) {
      await cluster.mail.stop();
      await sink.start(cluster.smtpPort);
    }
    const begun = performance.now();
    const finding = await progress.step(act.title, (say) => tryOne(act, { ...given, cluster, sink, say }, stopped));
    outcomes.push({
      name: act.name,
      title: act.title,
      ...finding,
      seconds: Math.round((performance.now() - begun) / 100) / 10,
    });
  }
  await sink.stop();
  return outcomes;
}

async function tryOne(act: Act, situation: Situation, stopped: AbortSignal): Promise<Finding> {
  const nothing = { tried: '', seen: {}, lost: 0, doubled: 0 };
  const aborted = once(stopped, 'abort').then(() => ({ ...nothing, wrong: ['stopped'] }));
  try {
    return await Promise.race([act.run(situation), aborted]);
  } catch (error) {
    return { ...nothing, wrong: [`it could not be tried to its end: ${messageOf(error)}`] };
  }
}

function reportOn(outcomes: readonly Outcome[], short: boolean): number {
  const isBad = ({ lost, doubled, wrong }: Finding): boolean => lost > 0 || doubled > 0 || wrong.length > 0;
  const rows = outcomes.map((outcome) => [
    isBad(outcome) ? red('✗') : green('✓'),
    bold(outcome.title),
    String(outcome.lost),
    String(outcome.doubled),
    `${outcome.tried}\n${dim(seenIn(outcome))}${outcome.wrong.map((line) => `\n${red(line)}`).join('')}`,
  ]);
  console.log(`\n${table(['', 'Part', 'Lost', 'Doubled', 'Tried, and seen'], rows)}\n`);
  const file = saveRecord(
    short ? 'cluster-short' : 'cluster',
    { form: short ? 'short' : 'long' },
    outcomes.map((outcome) => ({ ...outcome, passed: !isBad(outcome) })),
  );
  const failed = outcomes.filter(isBad).length;
  console.log(
    failed === 0 ? green('Nothing failed, was lost or doubled.') : red(`${failed} of ${outcomes.length} failed.`),
  );
  console.log(dim(`Written to ${file}. The images are checked by npm run check -- images.`));
  return failed === 0 && outcomes.length > 0 ? 0 : 1;
}

const seenIn = ({ seen }: Finding): string =>
  Object.entries(seen)
    .map(([what, value]) => `${what} ${value}`)
    .join(' · ');
