import { setTimeout as pause } from 'node:timers/promises';
import {
  type CaseFact,
  isStatusFurther,
  requestStatusOf,
  taskEndOf,
  type TimedFact,
  type TreatmentRequestState,
} from '@ayana/contracts/journey';
import { withSite } from '@ayana/tooling/check/site/with-site.ts';
import { withClient } from '@ayana/tooling/database/index.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { fillJourneys } from '../bench/journeys-fill.ts';
import { fillFacts } from '../bench/facts-fill.ts';

const SIZE = 10_000;
const POLL = 2000;
/** The clock of the cases runs every ten minutes. */
const LONGEST = 25 * 60_000;

interface Stored {
  id: string;
  status: TreatmentRequestState | null;
  set_status: TreatmentRequestState | null;
  set_status_at: Date | null;
  facts: readonly TimedFact[];
  open: readonly string[];
}

interface Figures {
  cases: number;
  /** Open tasks about a thing that is done, or that nobody needs. */
  stale_tasks: number;
  /** Requests that say less than has happened. */
  behind: number;
  /** Requests that say more than has happened, and that nobody has set. */
  unknown: number;
  notifications: number;
  mails: number;
}

/** `npm run check -- facts`: cases of the seed and 10,000 made ones as they are, and once the clock has settled them by their facts. */
export async function checkFacts(): Promise<number> {
  const progress = new Progress();
  return withSite(progress, async ({ databaseUrl }) => {
    await progress.step(`${SIZE.toLocaleString('en')} cases`, async () => {
      await fillJourneys(databaseUrl, SIZE);
      await fillFacts(databaseUrl);
    });
    const before = await figuresOf(databaseUrl);
    await progress.step('Settling', () => settled(databaseUrl));
    const after = await figuresOf(databaseUrl);
    for (const name of Object.keys(before) as (keyof Figures)[])
      console.log(`${name.padEnd(16)} ${String(before[name]).padStart(8)} ${String(after[name]).padStart(8)}`);
    const faults = [
      after.stale_tasks === 0 || 'A task is open about a thing that is done.',
      after.behind === 0 || 'A request says less than has happened.',
      after.unknown === 0 || 'A status that nobody has set was not put on the list of the staff.',
      after.notifications === before.notifications || 'A patient was notified of what is old.',
      after.mails === before.mails || 'A mail was written about what is old.',
    ].filter((fault) => fault !== true);
    for (const fault of faults) console.log(fault);
    return faults.length === 0 ? 0 : 1;
  });
}

async function settled(url: string): Promise<void> {
  const until = Date.now() + LONGEST;
  for (;;) {
    const left = await countOf(
      url,
      'select count(*)::integer as n from patient_journeys where facts_settled_at is null',
    );
    if (left === 0) return;
    if (Date.now() > until) throw new Error(`${left} cases were not settled.`);
    await pause(POLL);
  }
}

const countOf = (url: string, query: string): Promise<number> =>
  withClient(url, async (client) => (await client.query<{ n: number }>(query)).rows[0]?.n ?? 0);

async function figuresOf(url: string): Promise<Figures> {
  const cases = await withClient(url, async (client) => (await client.query<Stored>(STORED)).rows);
  const timed = cases.map((each) => ({
    ...each,
    facts: each.facts.map(({ fact, at }) => ({ fact, at: new Date(at) })),
    set_status_at: each.set_status_at === null ? null : new Date(each.set_status_at),
  }));
  const stale = timed.flatMap(({ facts, open }) => {
    const all = new Set<CaseFact>(facts.map(({ fact }) => fact));
    return open.filter((task) => taskEndOf(all, task) !== null);
  });
  const derived = timed.flatMap(({ facts, status, set_status, set_status_at }) => {
    if (status === null) return [];
    const set = set_status === null || set_status_at === null ? null : { status: set_status, at: set_status_at };
    return [{ status, set, by: requestStatusOf(facts, set) }];
  });
  return {
    cases: cases.length,
    stale_tasks: stale.length,
    behind: derived.filter(({ status, by }) => isStatusFurther(by, status)).length,
    unknown: derived.filter(({ status, set, by }) => set === null && isStatusFurther(status, by)).length,
    notifications: await countOf(url, 'select count(*)::integer as n from patient_notifications'),
    mails: await countOf(url, 'select count(*)::integer as n from outgoing_mails'),
  };
}

const STORED = `
  select journey.id, request.status, request.set_status, request.set_status_at,
    coalesce((select json_agg(json_build_object('fact', fact, 'at', at)) from case_facts where journey_id = journey.id), '[]') as facts,
    coalesce((select json_agg(automation) from journey_tasks task
      where task.journey_id = journey.id and task.status = 'open' and task.automation is not null), '[]') as open
  from patient_journeys journey left join treatment_requests request on request.id = journey.treatment_request_id`;
