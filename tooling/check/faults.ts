import { parseArgs } from 'node:util';

import { Progress } from '../terminal/progress.ts';
import { bold, dim, green, red } from '../terminal/style.ts';
import type { Fault, Finding, Situation } from './fault.ts';
import { apiKilled } from './faults/api-killed.ts';
import { backupAndRestore } from './faults/backup-and-restore.ts';
import { caseKilled } from './faults/case-killed.ts';
import { databaseFrozen } from './faults/database-frozen.ts';
import { databaseKilled } from './faults/database-killed.ts';
import { mailFailing } from './faults/mail-failing.ts';
import { sameKey } from './faults/same-key.ts';
import { stoppedUnderLoad } from './faults/stopped-under-load.ts';
import { subscriberOffline } from './faults/subscriber-offline.ts';
import { selectNamed, saveRecord, messageOf } from './outcome.ts';
import { drainMails } from './site/mails.ts';
import { withSite } from './site/with-site.ts';
import { table } from './table.ts';

/** In the order they are tried: those that leave jobs of killed workers behind come last. */
const FAULTS: readonly Fault[] = [
  sameKey,
  stoppedUnderLoad,
  subscriberOffline,
  mailFailing,
  databaseFrozen,
  databaseKilled,
  backupAndRestore,
  apiKilled,
  caseKilled,
];

/** Counted again at the end: in spite of all faults, each form's two mails arrive. */
const ALL_MAILS = { name: 'all-mails', title: 'Mails of all the forms above' } as const;

interface Outcome extends Finding {
  readonly name: string;
  readonly title: string;
  readonly seconds: number;
}

/**
 * `npm run check -- faults [--short] [--only a,b]`: does each fault to a site of its own, prints what was tried and what was lost or
 * doubled, writes it as JSON.
 * @returns exit code: 1 when anything was lost or doubled, or a promise was broken
 */
export async function checkFaults(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const wanted = selectNamed('fault', FAULTS, values.only);
  const progress = new Progress();
  const outcomes: Outcome[] = [];
  await withSite(progress, async (site) => {
    const situation: Situation = { site, long: !values.short, say: () => undefined, forms: [] };
    for (const fault of wanted) outcomes.push(await tryOut(fault, situation, progress));
    outcomes.push(await tryOut({ ...ALL_MAILS, run: countMails }, situation, progress));
  });
  console.log(`\n${report(outcomes)}\n`);
  const file = save(outcomes, values.short);
  console.log(dim(`Written to ${file}`));
  const failed = outcomes.filter(isBad).length;
  console.log(failed === 0 ? green('Nothing lost, nothing doubled.') : red(`${failed} of ${outcomes.length} failed.`));
  return failed === 0 ? 0 : 1;
}

async function tryOut(fault: Fault, situation: Situation, progress: Progress): Promise<Outcome> {
  const begun = performance.now();
  const finding = await progress.step(fault.title, async (detail): Promise<Finding> => {
    try {
      return await fault.run({ ...situation, say: detail });
    } catch (error) {
      return {
        tried: '',
        seen: {},
        lost: 0,
        doubled: 0,
        wrong: [`it could not be tried to its end: ${messageOf(error)}`],
      };
    }
  });
  const { name, title } = fault;
  return { name, title, ...finding, seconds: Math.round((performance.now() - begun) / 100) / 10 };
}

async function countMails({ site, forms }: Situation): Promise<Finding> {
  const { asked, arrived, lost, doubled, repeats } = await drainMails(site, forms);
  return {
    tried: `the mails of ${forms.length} forms, once the queue is empty`,
    seen: { 'mails asked for': asked, 'mails arrived': arrived, 'repeats under the same Message-ID': repeats },
    lost,
    doubled,
    wrong: asked === 2 * forms.length ? [] : [`${asked} mails were asked for, not two for each form`],
  };
}

const isBad = ({ lost, doubled, wrong }: Finding): boolean => lost > 0 || doubled > 0 || wrong.length > 0;

function report(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => [
    isBad(outcome) ? red('✗') : green('✓'),
    bold(outcome.title),
    String(outcome.lost),
    String(outcome.doubled),
    `${outcome.tried}\n${dim(
      Object.entries(outcome.seen)
        .map(([what, value]) => `${what} ${value}`)
        .join(' · '),
    )}${outcome.wrong.map((line) => `\n${red(line)}`).join('')}`,
  ]);
  return table(['', 'Fault', 'Lost', 'Doubled', 'Tried, and seen'], rows);
}

function save(outcomes: readonly Outcome[], short: boolean): string {
  const faults = outcomes.map((outcome) => ({ ...outcome, passed: !isBad(outcome) }));
  return saveRecord(short ? 'faults-short' : 'faults', { form: short ? 'short' : 'long' }, faults);
}
