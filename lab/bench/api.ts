import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { withClient } from '@ayana/tooling/database/index.ts';
import { monotonicUs, selfTimes, type Span } from './api/profile.ts';
import { median, type Result, type Row } from './bench.ts';
import { fillTreatments } from './catalogue.ts';
import { startTwin } from './child.ts';
import { timesOf } from './requests.ts';
import { processorTime } from '@ayana/tooling/check/site/process-figures.ts';
import { type Measured, onSite } from './site.ts';

const REQUESTS = 4000;
const ROUNDS = 5;
const AT_ONCE = 8;
const PAGE = 20;
/** Requests of a page a round. */
const PAGES = 200;
/** The list is walked on a catalogue of this size. */
const LAST_PAGE_SIZE = 1_000_000;

/** Answers are worked out for each request: kept ones would be compared with a twin that keeps none. */
const SETTINGS = { PUBLIC_ANSWERS_MS: '0' };

/**
 * Processor time per request of two reads against node:http with prepared pg, and what the last page of the largest list costs
 * beside its first. With `--short` the two reads alone; with `--profile` these, and where the API's process spends that time.
 */
export async function api({ short, args }: { short: boolean; args: readonly string[] }): Promise<Result> {
  if (args.includes('--profile')) return profiled();
  return onSite(async (site, progress) => {
    const reads = await progress.step('Reads against the bare twin', () => readsAgainstTwin(site));
    if (short) return { rows: reads };
    await progress.step(`${LAST_PAGE_SIZE} treatments`, () => fillTreatments(site.databaseUrl, LAST_PAGE_SIZE));
    const pages = await progress.step(`The last page of ${LAST_PAGE_SIZE} rows`, () => lastPage(site));
    return { rows: [...reads, ...pages] };
  }, SETTINGS);
}

async function profiled(): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'ayana-profile-'));
  try {
    const spans: Span[] = [];
    const { rows, pid } = await onSite(
      async (site, progress) => ({
        pid: site.api().pid,
        rows: await progress.step('Reads against the bare twin', () => readsAgainstTwin(site, spans)),
      }),
      // Every process of the site writes one when it ends; the twin does not.
      { ...SETTINGS, NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` },
    );
    return { rows, details: selfTimes(folder, pid, spans) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param spans when the API was busy with each kind of read: filled */
async function readsAgainstTwin(site: Measured, spans: Span[] = []): Promise<Row[]> {
  const twin = await startTwin(join(import.meta.dirname, 'api', 'bare.ts'), { DATABASE_URL: site.databaseUrl });
  try {
    const first = (await (await fetch(`${site.api_origin}/api/treatments?limit=1`)).json()) as {
      items: { id: string }[];
    };
    const paths = {
      [`List of ${PAGE}, processor time a request`]: [`/api/treatments?limit=${PAGE}`, 1.3],
      'One row, processor time a request': [`/api/treatments/${first.items[0]?.id}`, 1.25],
    } as const;
    const rows: Row[] = [];
    for (const [what, [path, atMost]] of Object.entries(paths)) {
      const cost = { ours: [] as number[], twin: [] as number[] };
      // Alternately, so that a busy minute of the machine affects both; the first round only warms up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const twins = await costOf(twin.origin + path, twin.pid);
        const from = monotonicUs();
        const ours = await costOf(site.api_origin + path, site.api().pid);
        if (round === 0) continue;
        spans.push({ what: what.split(',')[0] ?? what, from, to: monotonicUs() });
        cost.twin.push(twins);
        cost.ours.push(ours);
      }
      rows.push({ what, unit: 'us', ours: median(cost.ours), twin: median(cost.twin), goal: { of: 'ratio', atMost } });
    }
    return rows;
  } finally {
    await twin.stop();
  }
}

/** Microseconds of processor time a request. */
async function costOf(url: string, pid: number): Promise<number> {
  const before = processorTime(pid);
  await timesOf(url, { times: REQUESTS, atOnce: AT_ONCE });
  return (processorTime(pid) - before) / REQUESTS;
}

/** The page that ends the list against the first, alternately: a keyset costs the same anywhere, an offset all before. */
async function lastPage(site: Measured): Promise<Row[]> {
  const first = `${site.api_origin}/api/treatments?limit=${PAGE}`;
  const last = `${first}&cursor=${await cursorBeforeLast(site.databaseUrl)}`;
  const { items, next_cursor } = (await (await fetch(last)).json()) as { items: unknown[]; next_cursor: string | null };
  if (items.length !== PAGE || next_cursor !== null) throw new Error('That was not the last page.');
  const took = { first: [] as number[], last: [] as number[] };
  await timesOf(last, { times: PAGES });
  for (let round = 0; round < ROUNDS; round += 1) {
    took.first.push(...(await timesOf(first, { times: PAGES })));
    took.last.push(...(await timesOf(last, { times: PAGES })));
  }
  return [
    {
      what: `Last page of ${LAST_PAGE_SIZE} rows against the first, p50`,
      unit: 'ms',
      ours: median(took.last),
      twin: median(took.first),
      goal: { of: 'ratio', atMost: 1.5 },
    },
  ];
}

/** The cursor the list itself would have handed out with the page before its last one. */
function cursorBeforeLast(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; id: string }>(
      'select name, id from treatments where is_active order by name desc, id desc offset $1 limit 1',
      [PAGE],
    );
    return Buffer.from(JSON.stringify([rows[0]?.name, rows[0]?.id])).toString('base64url');
  });
}
