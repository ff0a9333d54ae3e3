import { setTimeout as sleep } from 'node:timers/promises';

import { isAlive } from '../../bootstrap/process-identity.mjs';
import { withClient } from '../../database/connect.ts';
import type { Fault } from '../fault.ts';
import { fillInForms, seconds, wrongIn } from '../fault.ts';
import { statusOf } from '../site/health.ts';
import { readLedger } from '../site/ledger.ts';
import { type Attempt, sendUntilAccepted } from '../site/submit.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';
import { until } from '../site/waiting.ts';

/** Twice the API's patience with its database (4 s), once for a connection and once for a query, and some. */
const BOUND_MS = 10_000;
/** A check of readiness gives up after 2 s; from then on it must say no. */
const READY_NOTICES_MS = 2500;

/** PostgreSQL is paused (SIGSTOP), as on a disk that hangs: nothing fails, nothing answers. */
export const databaseFrozen: Fault = {
  name: 'database-frozen',
  title: 'PostgreSQL frozen (SIGSTOP)',
  async run(situation) {
    const { site, long } = situation;
    const freeze = long ? 15_000 : 6000;
    const forms = fillInForms(situation, long ? 200 : 60);
    const api = site.api();
    const refused: Attempt[] = [];
    let accepted = 0;
    const frozen = { since: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY };
    let thawed = false;
    let firstSuccess = Number.NaN;
    const submitting = runInParallel(forms, 10, async (filled) => {
      await sendUntilAccepted(site.origin, filled, {
        onAttempt: (attempt) => {
          if (attempt.status !== 201) refused.push(attempt);
          else if (thawed && Number.isNaN(firstSuccess)) firstSuccess = performance.now() - frozen.until;
        },
      });
      accepted += 1;
    });
    await until('the load is on', 60_000, () => accepted >= forms.length / 4, 2);
    const stopped = site.database();
    signal(stopped, 'SIGSTOP');
    frozen.since = performance.now();
    const health = { live: [] as number[], ready: [] as number[] };
    try {
      while (performance.now() - frozen.since < freeze) {
        const asked = performance.now();
        const [live, ready] = await Promise.all([statusOf(site.origin, 'live'), statusOf(site.origin, 'ready')]);
        health.live.push(live);
        if (asked - frozen.since > READY_NOTICES_MS) health.ready.push(ready);
        await sleep(250);
      }
    } finally {
      frozen.until = performance.now();
      thawed = true;
      signal(stopped, 'SIGCONT');
    }
    await submitting;
    await site.ready();
    const open = await leftOpen(site.databaseUrl);
    const ledger = await readLedger(site, forms);
    const { acknowledged, rows, keys, lost, doubled } = ledger;
    const slowest = Math.max(0, ...refused.map(({ took }) => took));
    const odd = refused.filter(
      ({ status, contentType, retryAfter }) =>
        status !== 503 || !contentType.startsWith('application/problem+json') || retryAfter === null,
    );
    return {
      tried: `${forms.length} forms sent until accepted, PostgreSQL frozen for ${seconds(freeze)} in the middle`,
      seen: {
        acknowledged,
        rows,
        keys,
        '503s': refused.length - odd.length,
        'slowest of them': seconds(slowest),
        live: [...new Set(health.live)].join(', '),
        ready: [...new Set(health.ready)].join(', '),
        'first success after the thaw': seconds(firstSuccess),
      },
      lost,
      doubled,
      wrong: [
        ...wrongIn(ledger, forms.length),
        ...(refused.length === 0 ? ['no request was asked to retry: this run shows nothing'] : []),
        ...(odd.length > 0
          ? [`${odd.length} refusals were no 503 problem with Retry-After: ${odd[0]?.status} ${odd[0]?.text}`]
          : []),
        ...(slowest > BOUND_MS ? [`a refusal took ${seconds(slowest)}, ${seconds(BOUND_MS)} are allowed`] : []),
        ...(health.live.every((status) => status === 200) ? [] : [`live answered ${health.live.join(' ')}`]),
        ...(health.ready.every((status) => status === 503) ? [] : [`ready answered ${health.ready.join(' ')}`]),
        ...(open > 0 ? [`${open} connections were left in the middle of a transaction`] : []),
        ...(isAlive(api) ? [] : ['the API did not survive the freeze']),
      ],
    };
  },
};

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // A backend whose client has gone ends in between.
    }
  }
}

/** Open transactions without a client, some time after the fault. */
async function leftOpen(databaseUrl: string): Promise<number> {
  let open = Number.NaN;
  for (let attempt = 0; attempt < 10 && open !== 0; attempt += 1) {
    await sleep(200);
    open = await withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ open: number }>(
        `select count(*)::int as open from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '1 s'`,
      );
      return rows[0]?.open ?? 0;
    });
  }
  return open;
}
