import { parseArgs } from 'node:util';

import { Progress } from '../terminal/progress.ts';
import { bold, dim, green, red } from '../terminal/style.ts';
import type { Attack } from './abuse/attack.ts';
import { fairness } from './abuse/fairness.ts';
import { forms } from './abuse/forms.ts';
import { holds } from './abuse/holds.ts';
import { input } from './abuse/input.ts';
import { SITE_SETTINGS } from './abuse/kit/bounds.ts';
import { type Figures, figuresOf, settled } from './abuse/kit/figures.ts';
import { send } from './abuse/kit/request.ts';
import { type Counts, type Finding, Tally } from './abuse/kit/tally.ts';
import { logs } from './abuse/logs.ts';
import { mailFlood } from './abuse/mail-flood.ts';
import { pages } from './abuse/pages.ts';
import { protocol } from './abuse/protocol.ts';
import { sockets } from './abuse/sockets.ts';
import { userSockets } from './abuse/user-sockets.ts';
import { saveRecord, messageOf, selectNamed } from './outcome.ts';
import type { Site } from './site/site.ts';
import { withSite } from './site/with-site.ts';
import { runInParallel } from '../build/run-in-parallel.ts';
import { table } from './table.ts';

/** In the order they run. The logs written by all of them are checked last. */
const ATTACKS: readonly Attack[] = [
  sockets,
  protocol,
  pages,
  input,
  forms,
  mailFlood,
  holds,
  userSockets,
  fairness,
  logs,
];

const SEED = 20_261_122;
/** How many more descriptors than before an attack a server may have: idle keep-alive connections. */
const SPARE = 16;
/** How long a server may keep an idle connection for its next request. */
const SETTLES_MS = 45_000;

interface Outcome {
  readonly name: string;
  readonly title: string;
  readonly wanted: string;
  readonly passed: boolean;
  readonly counts: Counts;
  readonly descriptors: { readonly before: readonly number[]; readonly after: readonly number[] };
  readonly memory: { readonly before: readonly number[]; readonly after: readonly number[] };
  readonly seen: Readonly<Record<string, string | number>>;
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

/**
 * `npm run check -- abuse [--short] [--only a,b] [--seed n]`: attacks a site of its own over loopback, prints what became of every
 * kind of request and what was found, writes it as JSON.
 * @returns exit code: 1 when anything was found
 */
export async function checkAbuse(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      seed: { type: 'string', default: String(SEED) },
    },
  });
  const attacks = selectNamed('attack', ATTACKS, values.only);
  const seed = Number(values.seed);
  const progress = new Progress();
  const outcomes: Outcome[] = [];
  const attackAll = async (site: Site): Promise<void> => {
    await warmUp(site.origin);
    const before = figuresOf(site);
    for (const attack of attacks) outcomes.push(await attempt(attack, { site, long: !values.short, seed }, progress));
    outcomes.push(await attemptToSettle(site, before, progress));
  };
  await withSite(progress, attackAll, SITE_SETTINGS);
  console.log(`\n${report(outcomes)}\n`);
  console.log(
    dim(
      `Seed ${seed}. Written to ${saveRecord(values.short ? 'abuse-short' : 'abuse', { seed, form: values.short ? 'short' : 'long' }, outcomes)}`,
    ),
  );
  const failed = outcomes.filter(({ passed }) => !passed).length;
  console.log(failed === 0 ? green('Every attack was met.') : red(`${failed} of ${outcomes.length} found something.`));
  return failed === 0 ? 0 : 1;
}

/** Opens the connections both servers keep, to each other and to the database: these are not a leak. */
async function warmUp(origin: string): Promise<void> {
  const targets = Array.from({ length: 200 }, (_each, index) =>
    index % 2 === 0 ? '/api/doctors?limit=5' : '/hospitals',
  );
  await runInParallel(targets, 24, async (target) => void (await send(origin, { target })));
}

async function attempt(
  attack: Attack,
  target: { site: Site; long: boolean; seed: number },
  progress: Progress,
): Promise<Outcome> {
  const begun = performance.now();
  const { name, title, wanted } = attack;
  const { site, long } = target;
  const tally = new Tally();
  const before = figuresOf(site);
  const seen = await progress.step(title, async (say) => {
    try {
      const { origin } = site;
      return await attack.run({ ...target, origin, port: Number(new URL(origin).port), say, tally });
    } catch (error) {
      tally.wrong(`it could not be made to its end: ${messageOf(error)}`);
      return {};
    }
  });
  // The short form waits once, after the last attack: a server keeps idle connections for its next requests.
  const after = await settled(site, before, long ? SETTLES_MS : 2000, SPARE);
  if (long) judge(tally, before, after);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  return outcomeOf({ name, title, wanted, before, after, tally, seen, seconds });
}

/** Compares descriptors and memory of both servers at the end with those at the beginning. */
async function attemptToSettle(site: Site, before: Figures, progress: Progress): Promise<Outcome> {
  const begun = performance.now();
  const tally = new Tally();
  const after = await progress.step('After all of it', () => settled(site, before, SETTLES_MS, SPARE));
  judge(tally, before, after);
  tally.expect(!site.said().includes('ended unexpectedly'), 'a server ended', site.said().slice(-300));
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  const wanted = 'No connection is left, and no server ended.';
  return outcomeOf({ name: 'after', title: 'After all of it', wanted, before, after, tally, seen: {}, seconds });
}

function judge(tally: Tally, before: Figures, after: Figures): void {
  for (const [index, server] of ['render server', 'API'].entries()) {
    const [was = 0, is = 0] = [before.descriptors[index], after.descriptors[index]];
    tally.expect(is <= was + SPARE, `the ${server} keeps descriptors`, `${was} before, ${is} after`);
  }
}

function outcomeOf({
  before,
  after,
  tally,
  ...rest
}: Pick<Outcome, 'name' | 'title' | 'wanted' | 'seen' | 'seconds'> & {
  before: Figures;
  after: Figures;
  tally: Tally;
}): Outcome {
  const findings = tally.findings();
  return {
    ...rest,
    passed: findings.length === 0,
    counts: tally.counts,
    descriptors: { before: before.descriptors, after: after.descriptors },
    memory: { before: before.memory, after: after.memory },
    findings,
  };
}

function report(outcomes: readonly Outcome[]): string {
  const change = ({ before, after }: Outcome['memory']): string =>
    before.map((was, index) => `${was} → ${after[index]}`).join('\n');
  const rows = outcomes.map(({ counts, descriptors, memory, passed, ...outcome }) => [
    passed ? green('✓') : red('✗'),
    `${bold(outcome.title)}\n${dim(`${outcome.name}, ${outcome.seconds} s`)}`,
    ...[
      counts.tried,
      counts.accepted,
      counts.refused,
      counts.shed,
      counts.failed,
      counts.closed,
      counts.unanswered,
    ].map(String),
    change(descriptors),
    change(memory),
    [
      outcome.wanted,
      ...Object.entries(outcome.seen).map(([what, value]) => dim(`${what}: ${value}`)),
      ...outcome.findings.map(({ kind, times, examples }) =>
        red(`${kind}${times > 1 ? ` (${times} times)` : ''}: ${examples[0]}`),
      ),
    ].join('\n'),
  ]);
  const head = ['', 'Attack', 'Tried', 'Accepted', 'Refused', 'Shed', '5xx', 'Closed', 'Unanswered'];
  return table([...head, 'Descriptors', 'Memory, MB', 'Wanted, seen and found'], rows);
}
