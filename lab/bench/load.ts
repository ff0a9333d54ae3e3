import { setTimeout as sleep } from 'node:timers/promises';

import type { Details, Row } from './bench.ts';
import { fillDoctors } from './catalogue.ts';
import { type Figures, runLoad } from './requests.ts';
import { differentLists, targetsOf } from './load/targets.ts';
import { memory } from '@ayana/tooling/check/site/process-figures.ts';
import { type Measured, onSite } from './site.ts';

const CONNECTIONS = [10, 100, 300] as const;
const LIST = '/api/doctors?limit=20';
const USERS = 300;
/** Seconds after which memory is taken as it is. */
const PATIENCE = 60;

/** How long each part takes. `--short` says whether something is badly wrong, no more. */
interface Extent {
  /** Seconds of a run. */
  readonly run: number;
  /** Seconds of the mixed run. */
  readonly mixed: number;
  readonly connections: readonly number[];
  readonly doctors: number;
}
const WHOLE: Extent = { run: 5, mixed: 60, connections: CONNECTIONS, doctors: 100_000 };
const SHORT: Extent = { run: 1, mixed: 5, connections: [100], doctors: 5000 };

/**
 * Requests a second, and how long they take, of the most used reads and pages; three hundred visitors for a minute; memory before
 * and after; a list of doctors among 411 and 100,000. Everything goes through the render server, as a browser's requests do, but for
 * the list, which is also asked of the API alone.
 */
export async function load({ short }: { short: boolean }): Promise<{ rows: readonly Row[]; details: Details }> {
  const extent = short ? SHORT : WHOLE;
  return onSite(async (site, progress) => {
    const lines: string[][] = [];
    const note = (name: string, connections: number, figures: Figures): void =>
      void lines.push(line(name, connections, figures));
    const targets = await targetsOf(site.origin);
    const run = (url: string, path: string, connections: number): Promise<Figures> =>
      runLoad({ url, paths: [path], connections, seconds: extent.run });
    await progress.step('Warming up', async () => {
      for (const { path } of targets) await runLoad({ url: site.origin, paths: [path], connections: 10, seconds: 1 });
    });
    await sleep(5000);
    const before = resident(site);
    for (const { name, path } of targets)
      await progress.step(name, async () => {
        for (const connections of extent.connections)
          note(name, connections, await run(site.origin, path, connections));
      });
    const mixed = await progress.step(`${USERS} visitors for ${extent.mixed} s`, () =>
      runLoad({
        url: site.origin,
        paths: targets.map(({ path }) => path),
        connections: USERS,
        seconds: extent.mixed,
        each_per_second: 1,
      }),
    );
    note('all of them, a request a second each', USERS, mixed);
    const busiest = resident(site);
    const after = await progress.step('Memory at rest', () => settled(site, before));
    const few = await progress.step('A list among 411 doctors', () => lists(site, extent, 'among 411', note));
    const many = await progress.step(`A list among ${extent.doctors} doctors`, async (detail) => {
      await fillDoctors(site.databaseUrl, extent.doctors);
      await untilListed(site, extent.doctors, detail);
      return lists(site, extent, `among ${extent.doctors}`, note);
    });
    return {
      rows: [
        ...listRows(few, many, extent.doctors),
        ...mixedRows(mixed),
        ...memoryRows('API', before.api, busiest.api, after.api),
        ...memoryRows('Render server', before.pages, busiest.pages, after.pages),
      ],
      details: {
        columns: ['What', 'Connections', 'Requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'Not 200', 'Timeouts', 'Broken'],
        lines,
      },
    };
  });
}

interface Resident {
  readonly api: number;
  readonly pages: number;
}

const resident = (site: Measured): Resident => ({
  api: memory(site.api().pid) / 2 ** 20,
  pages: memory(site.pages().pid) / 2 ** 20,
});

/** Memory once both are back within a fifth of what they had, or have had time enough for it. */
async function settled(site: Measured, before: Resident): Promise<Resident> {
  for (let waited = 0; waited < PATIENCE; waited += 1) {
    const now = resident(site);
    if (now.api <= before.api * 1.2 && now.pages <= before.pages * 1.2) return now;
    await sleep(1000);
  }
  return resident(site);
}

interface Lists {
  readonly equal: Figures;
  readonly through: Figures;
  readonly different: Figures;
}

async function lists(
  site: Measured,
  { run: seconds }: Extent,
  where: string,
  note: (name: string, connections: number, figures: Figures) => void,
): Promise<Lists> {
  const run = { paths: [LIST], connections: 100, seconds };
  const equal = await runLoad({ ...run, url: site.api_origin });
  note(`${LIST} ${where}, the API alone`, 100, equal);
  const through = await runLoad({ ...run, url: site.origin });
  note(`${LIST} ${where}`, 100, through);
  const different = await runLoad({ url: site.api_origin, paths: differentLists(5000), connections: 10, seconds });
  note(`different lists ${where}, the API alone`, 10, different);
  return { equal, through, different };
}

/** Waits for the rows of new doctors, which are worked out in the background. */
async function untilListed(site: Measured, doctors: number, detail: (text: string) => void): Promise<void> {
  for (let waited = 0; waited < 300; waited += 1) {
    const answer = await fetch(`${site.api_origin}${LIST}&fee_max=${5000 + waited}`);
    const { total } = (await answer.json()) as { total: number };
    detail(`${total} listed`);
    if (total === doctors) return;
    await sleep(1000);
  }
  throw new Error(`Not all ${doctors} doctors were listed in time.`);
}

function listRows(few: Lists, many: Lists, doctors: number): Row[] {
  const unit = 'requests/s';
  return [
    { what: 'A list among 411 doctors', unit, ours: few.equal.per_second, goal: { of: 'ours', atLeast: 1000 } },
    {
      what: `  among ${doctors}, against 411`,
      unit,
      ours: many.equal.per_second,
      twin: few.equal.per_second,
      goal: { of: 'ratio', atLeast: 0.5 },
    },
    { what: '  through the render server, 411', unit, ours: few.through.per_second },
    { what: `  through the render server, ${doctors}`, unit, ours: many.through.per_second },
    { what: '  all different, 411', unit, ours: few.different.per_second },
    { what: `  all different, ${doctors}`, unit, ours: many.different.per_second },
  ];
}

const mixedRows = ({ p99, timeouts, errors, others }: Figures): Row[] => [
  { what: `${USERS} visitors, p99`, unit: 'ms', ours: p99, goal: { of: 'ours', atMost: 1000 } },
  { what: '  timeouts', unit: 'requests', ours: timeouts + errors, goal: { of: 'ours', atMost: 0 } },
  { what: '  answers that are not 200', unit: 'requests', ours: others, goal: { of: 'ours', atMost: 0 } },
];

const memoryRows = (name: string, before: number, busiest: number, after: number): Row[] => [
  { what: `${name}, memory after the load`, unit: 'MB', ours: after, twin: before, goal: { of: 'ratio', atMost: 1.2 } },
  { what: '  at its end', unit: 'MB', ours: busiest },
];

const line = (name: string, connections: number, figures: Figures): string[] => {
  const { per_second, p50, p95, p99, others, timeouts, errors } = figures;
  return [
    name,
    ...[connections, per_second, p50, p95, p99, others, timeouts, errors].map((each) => String(Math.round(each))),
  ];
};
