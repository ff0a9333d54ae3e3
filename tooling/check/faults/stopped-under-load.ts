import { isAlive } from '../../bootstrap/process-identity.mjs';
import { withClient } from '../../database/connect.ts';
import type { Fault } from '../fault.ts';
import { fillInForms, wrongIn } from '../fault.ts';
import type { Filled } from '../site/forms.ts';
import { readLedger } from '../site/ledger.ts';
import type { Site } from '../site/site.ts';
import { type Attempt, send, sendUntilAccepted } from '../site/submit.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';
import { until } from '../site/waiting.ts';

const AT_ONCE = 12;
/** Milliseconds the mail server takes for each mail, so that jobs are running when the signal comes. */
const SLOW_MAIL = 60;

/** The API is asked to stop (SIGTERM, as by every deployment) while forms come in and mails go out. */
export const stoppedUnderLoad: Fault = {
  name: 'stopped-under-load',
  title: 'SIGTERM under load',
  async run(situation) {
    const { site, long, say } = situation;
    const stops = long ? 5 : 1;
    const forms = fillInForms(situation, stops * (long ? 150 : 60));
    const found = { inFlight: 0, unanswered: 0, later: 0, locked: 0 };
    const wrong: string[] = [];
    site.sink.delay = SLOW_MAIL;
    try {
      for (let done = 0; done < stops; done += 1) {
        const share = forms.slice((done * forms.length) / stops, ((done + 1) * forms.length) / stops);
        const before = await lockedJobs(site);
        const exitsBefore = unexpectedExits(site).length;
        const round = await stopOnce(site, share);
        const left = [...(await lockedJobs(site))].filter((id) => !before.has(id));
        found.inFlight += round.inFlight;
        found.unanswered += round.unanswered;
        found.later += round.later;
        found.locked += left.length;
        const ending = await exitAfter(site, exitsBefore);
        if (ending !== 'exit code 0') wrong.push(`the API did not end with 0 but with ${ending}`);
        await site.ready();
        await round.rest();
        say(`stopped ${done + 1} of ${stops}: ${round.inFlight} in flight, ${round.unanswered} of them unanswered`);
      }
    } finally {
      site.sink.delay = 0;
    }
    const ledger = await readLedger(site, forms);
    const { acknowledged, rows, keys, lost, doubled } = ledger;
    return {
      tried: `${forms.length} forms, API stopped by SIGTERM ${stops === 1 ? 'once' : `${stops} times`} in the middle`,
      seen: {
        acknowledged,
        rows,
        keys,
        'in flight': found.inFlight,
        'of them unanswered': found.unanswered,
        'sent later, asked to retry': found.later,
        'jobs left locked': found.locked,
      },
      lost: lost + found.unanswered,
      doubled,
      wrong: [
        ...wrongIn(ledger, forms.length),
        ...wrong,
        ...(found.inFlight === 0 ? ['nothing was in flight when the signal came: this run shows nothing'] : []),
        ...(found.locked > 0 ? [`${found.locked} jobs were left locked`] : []),
      ],
    };
  },
};

/** One stop: returns once the process has ended; `rest` sends what was not accepted before. */
async function stopOnce(site: Site, forms: readonly Filled[]) {
  const api = site.api();
  const flying = new Set<Filled>();
  let atSignal: ReadonlySet<Filled> = new Set();
  const firstAttempts = new Map<Filled, Attempt>();
  let stopped = false;
  const submitting = runInParallel(forms, AT_ONCE, async (filled) => {
    if (stopped) return;
    flying.add(filled);
    firstAttempts.set(filled, await send(site.origin, filled));
    flying.delete(filled);
  });
  await until('the load is on', 60_000, () => firstAttempts.size >= forms.length / 3, 1);
  atSignal = new Set(flying);
  process.kill(api.pid, 'SIGTERM');
  await until('the API has stopped', 30_000, () => !isAlive(api), 5);
  stopped = true;
  await submitting;
  const failed = (filled: Filled): boolean => firstAttempts.get(filled)?.status !== 201;
  return {
    inFlight: atSignal.size,
    unanswered: [...atSignal].filter(failed).length,
    later: [...firstAttempts.keys()].filter((filled) => failed(filled) && !atSignal.has(filled)).length,
    rest: () =>
      runInParallel(
        forms.filter(({ answer }) => answer === undefined),
        AT_ONCE,
        (one) => sendUntilAccepted(site.origin, one),
      ),
  };
}

/** How the API has exited unexpectedly so far, from the supervisor's output. */
function unexpectedExits(site: Site): string[] {
  return [...site.said().matchAll(/API ended unexpectedly \(([^)]+)\)/g)].map(([, how = '']) => how);
}

/** The supervisor logs it a moment after the process is gone. */
async function exitAfter(site: Site, known: number): Promise<string> {
  await until('the supervisor says how the API ended', 10_000, () => unexpectedExits(site).length > known);
  return unexpectedExits(site)[known] ?? '';
}

async function lockedJobs({ databaseUrl }: Site): Promise<Set<string>> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from jobs.job where state = 'active'`);
    return new Set(rows.map(({ id }) => id));
  });
}
