import { startMark } from '../../bootstrap/process-identity.mjs';
import { runInParallel } from '../../build/run-in-parallel.ts';
import type { Fault } from '../fault.ts';
import { readCases } from '../site/case-ledger.ts';
import { type BusyCase, CasePeople } from '../site/cases.ts';
import { kill, type Site } from '../site/site.ts';
import { until } from '../site/waiting.ts';

/** Stage updates, messages and papers of a case, 18 steps each: see `CasePeople.work`. */
const STEPS = 18;

/** The API and PostgreSQL are killed alternately while stages are completed, messages written and papers sent. */
export const caseKilled: Fault = {
  name: 'case-killed',
  title: 'API and PostgreSQL killed (-9) while cases are worked on',
  async run({ site, long, say }) {
    const [count, kills] = long ? [40, 8] : [6, 2];
    const people = await CasePeople.signIn(site);
    const journeys: string[] = [];
    for (let index = 0; index < count; index += 1) journeys.push(await people.begin());
    const cases: BusyCase[] = [];
    let steps = 0;
    const working = runInParallel(journeys, 6, async (id) => {
      cases.push(await people.work(id, () => (steps += 1)));
    });
    const killing = (async () => {
      for (let done = 1; done <= kills; done += 1) {
        const mark = (count * STEPS * done) / (kills + 1);
        await until('enough is done', 240_000, () => steps >= mark, 2);
        await (done % 2 === 1 ? kill(site.api()) : killDatabase(site));
        say(`killed ${done} of ${kills}, ${steps} steps done`);
        await site.ready();
      }
    })();
    await Promise.all([working, killing]);
    const { lost, doubled, ...seen } = await readCases(site, cases, await people.download(cases));
    return {
      tried: `stages, messages and papers of ${count} cases, API and PostgreSQL killed ${kills} times alternately`,
      seen: { steps, ...seen },
      lost,
      doubled,
      wrong: steps === count * STEPS ? [] : [`${steps} of ${count * STEPS} steps were answered`],
    };
  },
};

async function killDatabase(site: Site): Promise<void> {
  const [server] = site.database();
  if (server === undefined) throw new Error('The database server is not running.');
  process.kill(server, 'SIGKILL');
  await until('the server has ended', 10_000, () => startMark(server) === undefined, 1);
}
