import { startMark } from '../../bootstrap/process-identity.mjs';
import type { Fault } from '../fault.ts';
import { fillInForms, seconds, wrongIn } from '../fault.ts';
import { readLedger } from '../site/ledger.ts';
import { sendUntilAccepted } from '../site/submit.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';
import { until } from '../site/waiting.ts';

/** Seconds after which the first form must be accepted again. */
const FIRST_SUCCESS_MS = 5000;

/** PostgreSQL is killed while forms come in. The API goes on, and takes forms again as soon as the server is back. */
export const databaseKilled: Fault = {
  name: 'database-killed',
  title: 'PostgreSQL killed (-9) under load',
  async run(situation) {
    const { site, long, say } = situation;
    const kills = long ? 3 : 1;
    const forms = fillInForms(situation, long ? 1000 : 90);
    const api = site.api();
    let accepted = 0;
    let killedAt = Number.POSITIVE_INFINITY;
    let waiting: { resolve: (at: number) => void } | undefined;
    const submitting = runInParallel(forms, 8, async (filled) => {
      await sendUntilAccepted(site.origin, filled, {
        onAttempt: ({ status, took }) => {
          // Begun after the kill, so that an answer that was already on its way does not count.
          if (status === 201 && performance.now() - took > killedAt) waiting?.resolve(performance.now());
        },
      });
      accepted += 1;
    });
    const pauses: number[] = [];
    for (let done = 1; done <= kills; done += 1) {
      const mark = (forms.length * done) / (kills + 1);
      await until('enough forms are in', 240_000, () => accepted >= mark, 2);
      const [server] = site.database();
      const back = new Promise<number>((resolve) => (waiting = { resolve }));
      if (server !== undefined) process.kill(server, 'SIGKILL');
      await until('the server has ended', 10_000, () => server === undefined || startMark(server) === undefined, 1);
      killedAt = performance.now();
      pauses.push((await back) - killedAt);
      killedAt = Number.POSITIVE_INFINITY;
      say(`killed ${done} of ${kills}, first success after ${seconds(pauses.at(-1) ?? 0)}`);
    }
    await submitting;
    const ledger = await readLedger(site, forms);
    const { acknowledged, rows, keys, lost, doubled } = ledger;
    const worst = Math.max(...pauses);
    const sameApi = startMark(api.pid) === api.started;
    return {
      tried: `${forms.length} forms sent until accepted, PostgreSQL killed ${kills === 1 ? 'once' : `${kills} times`}`,
      seen: {
        acknowledged,
        rows,
        keys,
        'first success after': pauses.map(seconds).join(', '),
        'API restarts': sameApi ? 0 : 1,
      },
      lost,
      doubled,
      wrong: [
        ...wrongIn(ledger, forms.length),
        ...(sameApi ? [] : ['the API did not survive the database']),
        ...(long && worst > FIRST_SUCCESS_MS
          ? [`the first success came ${seconds(worst)} after the kill, ${seconds(FIRST_SUCCESS_MS)} are allowed`]
          : []),
      ],
    };
  },
};
