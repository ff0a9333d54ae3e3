import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { buildStale } from '@ayana/tooling/build/build.ts';
import { runInParallel } from '@ayana/tooling/build/run-in-parallel.ts';
import { fillIn } from '@ayana/tooling/check/site/forms.ts';
import { drainMails } from '@ayana/tooling/check/site/mails.ts';
import { sendUntilAccepted } from '@ayana/tooling/check/site/submit.ts';
import { Cluster } from '../cluster/cluster.ts';
import { checkParts } from '../cluster/debian-parts.ts';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { dataFolder, repositoryRoot as root } from '@ayana/tooling/database/paths.ts';
import { makeThrowAwayFolder } from '@ayana/tooling/database/throw-away.ts';
import { MailSink } from '@ayana/tooling/mail/sink.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { stopSignal } from '@ayana/tooling/terminal/stop.ts';
import type { Details, Result, Row } from './bench.ts';
import { type Figures, runLoad } from './requests.ts';
import { differentLists, targetsOf } from './load/targets.ts';
import type { Cost, Units } from './scale/capacity.ts';
import { checkDescriptors } from './scale/descriptors.ts';
import { capacityTables } from './scale/print.ts';
import { costOf, residentMb } from './scale/processes.ts';
import { measureSockets, type SocketFigures } from './scale/sockets.ts';
import { UsedMemory } from './used-memory/used-memory.ts';

const APIS = [1, 2, 4] as const;
const SECONDS = 10;
const CONNECTIONS = 40;
const FORMS = 300;

/** Extent of a run. `--short` says whether something is badly wrong, no more. */
interface Extent {
  readonly seconds: number;
  readonly forms: number;
  readonly sockets: number;
}

/**
 * `npm run bench -- scale [--short] [--sockets N]`: a cluster with one, two and four APIs: requests a second, p95 and the processor
 * time of each part; sockets; the unit costs that docs/capacity.md is computed from. `--capacity` only computes, from the last run.
 */
export async function scale({ short, args }: { short: boolean; args: readonly string[] }): Promise<Result> {
  const { values } = parseArgs({
    args: [...args],
    options: { short: { type: 'boolean' }, sockets: { type: 'string' }, capacity: { type: 'boolean' } },
  });
  if (values.capacity) {
    console.log(`\n${capacityTables(readUnits())}\n`);
    process.exit(0);
  }
  const extent: Extent = {
    seconds: short ? 2 : SECONDS,
    forms: short ? 30 : FORMS,
    sockets: Number(values.sockets ?? (short ? 200 : 10_000)),
  };
  checkParts();
  checkDescriptors(extent.sockets);
  const progress = new Progress();
  await buildStale({ root, progress, dataDir: dataFolder() });
  const folder = makeThrowAwayFolder(join(dataFolder(), 'bench'), 'scale-', 'postgres');
  const stopped = stopSignal();
  using memory = new UsedMemory();
  const settings = { ...memory.environment, SOCKETS_PER_USER: '100000', LOG_LEVEL: 'error' };
  const size = { folder: folder.path, apis: Math.max(...APIS), workers: 1, renders: 2, settings };
  const cluster = await Cluster.start(size, progress, stopped);
  try {
    return await measure(cluster, extent, { progress, memory });
  } finally {
    await progress.step('Stopping', () => cluster.stop());
    folder.remove();
  }
}

interface Run {
  readonly apis: number;
  readonly what: string;
  readonly figures: Figures;
  readonly cost: Cost;
  readonly used: Cost;
}

async function measure(
  cluster: Cluster,
  extent: Extent,
  { progress, memory }: { progress: Progress; memory: UsedMemory },
): Promise<Result> {
  const { origin, apiOrigin } = cluster;
  const targets = await targetsOf(origin);
  const pages = targets.map(({ path }) => path).filter((path) => !path.startsWith('/api/'));
  const lists = differentLists(5000);
  const load = async (apis: number, what: string, url: string, paths: readonly string[]): Promise<Run> => {
    const work = (): Promise<Figures> => runLoad({ url, paths, connections: CONNECTIONS, seconds: extent.seconds });
    const { result, cost, used } = await costOf(cluster, work, ({ per_second }) => per_second * extent.seconds);
    return { apis, what, figures: result, cost, used };
  };
  await progress.step('Warming up', async () => {
    for (const path of targets.map((target) => target.path))
      await runLoad({ url: origin, paths: [path], connections: 10, seconds: 1 });
    // Code that has not run often is compiled while it runs: every process has its share before anything is measured.
    await runLoad({ url: apiOrigin, paths: lists, connections: CONNECTIONS, seconds: 2 * extent.seconds });
  });
  const runs: Run[] = [];
  for (const apis of APIS) {
    cluster.nginx.useApis(cluster.apiPorts.slice(0, apis));
    await sleep(1000);
    await progress.step(`Lists, ${apis} APIs`, async () => {
      runs.push(await load(apis, 'different lists', apiOrigin, lists));
    });
  }
  await progress.step('Pages', async () => {
    // A query of their own: no cache has them.
    const different = Array.from(
      { length: 2000 },
      (_, index) =>
        `${pages[index % pages.length]}${(pages[index % pages.length] ?? '').includes('?') ? '&' : '?'}n=${index}`,
    );
    runs.push(await load(4, 'pages', origin, different));
  });
  const forms = await progress.step(`${extent.forms} forms`, () => measureForms(cluster, extent.forms));
  const page_bytes = await bytesOf(`${origin}/`);
  const read_bytes = await bytesOf(`${origin}/api/doctors?limit=20`);
  const process_mb = {
    render: mean(cluster.renders.map(({ pid }) => residentMb(pid))),
    api: mean(cluster.apis.map(({ pid }) => residentMb(pid))),
    worker: mean(cluster.workers.map(({ pid }) => residentMb(pid))),
  };
  const sockets = await progress.step(`${extent.sockets} sockets`, (say) =>
    measureSockets(cluster, extent.sockets, { memory, say }),
  );
  const find = (what: string): Cost => runs.findLast((run) => run.what === what)?.cost ?? NOTHING;
  const units: Units = {
    page: find('pages'),
    read: find('different lists'),
    form: forms.cost,
    connect: sockets.connect,
    event: sockets.event,
    socket_kb: sockets.kb,
    process_mb,
    page_bytes,
    read_bytes,
    form_bytes: forms.bytes,
    form_log_bytes: forms.logBytes,
  };
  saveUnits(units);
  console.log(`\n${capacityTables(units)}`);
  return { rows: rowsOf(runs, sockets), details: detailsOf(runs, forms, sockets) };
}

interface FormFigures {
  readonly cost: Cost;
  readonly used: Cost;
  readonly a_second: number;
  readonly bytes: number;
  readonly logBytes: number;
}

/** Forms, each with the two mails it sets off, until the last of these has gone. */
async function measureForms(cluster: Cluster, count: number): Promise<FormFigures> {
  const sink = new MailSink();
  await cluster.mail.stop();
  await sink.start(cluster.smtpPort);
  try {
    const forms = fillIn(count);
    const before = await sizesOf(cluster.databaseUrl);
    const { cost, used, seconds } = await costOf(
      cluster,
      async () => {
        await runInParallel(forms, 10, (filled) => sendUntilAccepted(cluster.origin, filled));
        await drainMails({ databaseUrl: cluster.databaseUrl, sink }, forms);
      },
      () => count,
    );
    const after = await sizesOf(cluster.databaseUrl);
    return {
      cost,
      used,
      a_second: count / seconds,
      bytes: (after.database - before.database) / count,
      logBytes: (after.log - before.log) / count,
    };
  } finally {
    await sink.stop();
  }
}

async function sizesOf(url: string): Promise<{ database: number; log: number }> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ database: string; log: string }>(
      `select pg_database_size(current_database()) as database, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log`,
    );
    return { database: Number(rows[0]?.database), log: Number(rows[0]?.log) };
  });
}

async function bytesOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const length = Number(answer.headers.get('content-length'));
  const body = await answer.arrayBuffer();
  // Without a length it was sent in chunks, and fetch has unpacked it.
  return length > 0 ? length : Math.round(body.byteLength / 5);
}

const NOTHING: Cost = { nginx: 0, render: 0, api: 0, worker: 0, database: 0 };
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function rowsOf(runs: readonly Run[], sockets: SocketFigures): Row[] {
  return [
    ...runs.flatMap(({ apis, what, figures }): Row[] => [
      { what: `${what}, ${apis} APIs`, unit: 'requests/s', ours: figures.per_second },
      { what: '  p95', unit: 'ms', ours: figures.p95 },
      {
        what: '  not 200 or broken',
        unit: 'requests',
        ours: figures.others + figures.errors + figures.timeouts,
        goal: { of: 'ours', atMost: 0 },
      },
    ]),
    { what: `memory of a socket, among ${sockets.sockets}`, unit: 'KB', ours: sockets.kb },
    { what: 'event to all of them, until the last', unit: 'ms', ours: sockets.spread },
  ];
}

function detailsOf(runs: readonly Run[], forms: FormFigures, sockets: SocketFigures): Details {
  const line = (what: string, rate: string, cost: Cost, used: Cost): string[] => [
    what,
    rate,
    ...Object.values(cost).map((each: number) => each.toFixed(2)),
    Object.entries(used)
      .toSorted(([, a], [, b]) => Number(b) - Number(a))
      .slice(0, 2)
      .map(([part, cores]) => `${part} ${Number(cores).toFixed(2)}`)
      .join(', '),
  ];
  return {
    columns: ['What', 'A second', 'nginx ms', 'render ms', 'API ms', 'worker ms', 'database ms', 'Most cores in use'],
    lines: [
      ...runs.map(({ apis, what, figures, cost, used }) =>
        line(`${what}, ${apis} APIs`, figures.per_second.toFixed(0), cost, used),
      ),
      line('form with its mails', forms.a_second.toFixed(0), forms.cost, forms.used),
      line('socket that connects', sockets.opened_a_second.toFixed(0), sockets.connect, NOTHING),
      line('event on a socket', '', sockets.event, NOTHING),
      line(`${sockets.sockets} quiet sockets`, '', NOTHING, sockets.idle),
    ],
  };
}

const unitsFile = (): string => join(dataFolder(), 'bench', 'scale-units.json');

function saveUnits(units: Units): void {
  mkdirSync(join(dataFolder(), 'bench'), { recursive: true });
  writeFileSync(unitsFile(), `${JSON.stringify(units, null, 2)}\n`);
}

/** @throws SentenceError before the first run */
function readUnits(): Units {
  try {
    return JSON.parse(readFileSync(unitsFile(), 'utf8')) as Units;
  } catch {
    throw new SentenceError('Nothing is measured yet on this machine: npm run bench -- scale.');
  }
}
