import { setTimeout as sleep } from 'node:timers/promises';

import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@ayana/contracts/identity';

import { median, percentile, type Row } from './bench.ts';
import { onSite } from './site.ts';

const A_SECOND = 20;
const SECONDS = 15;

/** What twenty people signing in each second do to everybody else: the API's event loop meanwhile, and how long they wait. */
export async function logins(): Promise<readonly Row[]> {
  return onSite((site, progress) =>
    progress.step(`${A_SECOND} logins a second for ${SECONDS} s`, async () => {
      const quiet = await loopDelay(site.metrics, 3);
      const took: number[] = [];
      const refused: number[] = [];
      const signIn = async (count: number): Promise<void> => {
        const begun = performance.now();
        const answer = await fetch(`${site.api_origin}/api/auth/sign-in`, {
          method: 'POST',
          headers: {
            origin: site.origin,
            'content-type': 'application/json',
            // Each from an address of its own, as people do.
            'x-forwarded-for': `10.1.${count >> 8}.${count & 255}`,
          },
          body: JSON.stringify({
            email: DEMO_ACCOUNTS[count % DEMO_ACCOUNTS.length]?.email,
            password: DEMO_PASSWORD,
          }),
        });
        await answer.body?.cancel();
        if (answer.status === 200) took.push(performance.now() - begun);
        else refused.push(answer.status);
      };
      const pending: Promise<void>[] = [];
      const measured = loopDelay(site.metrics, SECONDS);
      const begun = performance.now();
      for (let count = 0; count < A_SECOND * SECONDS; count += 1) {
        await sleep(Math.max(0, begun + (count * 1000) / A_SECOND - performance.now()));
        pending.push(signIn(count));
      }
      const busy = await measured;
      await Promise.all(pending);
      if (refused.length > 0) throw new Error(`${refused.length} logins were refused with ${refused[0]}.`);
      return [
        { what: 'Event loop delay, p99', unit: 'ms', ours: busy, twin: quiet, goal: { of: 'ours', atMost: 50 } },
        { what: 'A login, p50', unit: 'ms', ours: median(took) },
        { what: 'A login, p95', unit: 'ms', ours: percentile(took, 0.95) },
      ] satisfies Row[];
    }),
  );
}

/** The API's own measure over some seconds, in milliseconds: reading it starts the next one. The twin is the idle API. */
async function loopDelay(metrics: string, seconds: number): Promise<number> {
  await (await fetch(metrics)).text();
  await sleep(seconds * 1000);
  const text = await (await fetch(metrics)).text();
  return Number(/^\S*nodejs_eventloop_lag_p99_seconds\S* (\S+)/m.exec(text)?.[1]) * 1000;
}
