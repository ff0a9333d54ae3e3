import { setTimeout as sleep } from 'node:timers/promises';

import { percentile } from '../../bench/bench.ts';
import { targetsOf } from '../../bench/load/targets.ts';
import type { Cluster } from '../../cluster/cluster.ts';
import type { Program } from '../../cluster/program.ts';
import type { Finding } from '@ayana/tooling/check/fault.ts';
import { People } from './people.ts';
import { account, type Act, crashesOf, RATE, SOCKET_LIMIT } from './situation.ts';
import { failuresOf, isAnswered, Traffic } from './traffic.ts';

/** Load before the first step: processes that have just started compile their code while they answer. */
const WARM_MS = 15_000;
/** Load after each step. */
const PAUSE_MS = 2000;

/** After which nginx has read its configuration again. */
const RELOAD_MS = 500;

interface Step {
  readonly name: string;
  /** @returns how the process ended that was asked to, when one was */
  run(): Promise<string | void>;
}

/** Everything is restarted, one after the other, while requests and sockets go on: nobody may notice. */
export const rolling: Act = {
  name: 'rolling',
  title: 'Rolling restart of everything',
  async run(situation): Promise<Finding> {
    const { cluster, long, say } = situation;
    const paths = (await targetsOf(cluster.origin)).map(({ path }) => path);
    const traffic = new Traffic(cluster.origin, paths);
    const people = await People.come(cluster.origin);
    const wrong: string[] = [];
    const gaps: number[] = [];
    let cuts = 0;
    try {
      traffic.start(RATE);
      await sleep(WARM_MS);
      const steps = long ? stepsOf(cluster) : shortened(stepsOf(cluster));
      for (const [index, step] of steps.entries()) {
        say(`${step.name} (${index + 1} of ${steps.length})`);
        traffic.during = step.name;
        const how = await step.run();
        if (how !== undefined && how !== 'exit code 0')
          wrong.push(`${step.name}: it did not end with 0 but with ${how}`);
        await sleep(PAUSE_MS);
        const round = await people.back(2 * SOCKET_LIMIT);
        cuts += round.cuts;
        gaps.push(round.longestGap);
        if (round.longestGap > SOCKET_LIMIT)
          wrong.push(`${step.name}: a socket was away for ${(round.longestGap / 1000).toFixed(1)} s`);
      }
      traffic.during = 'nothing';
      const rate = await traffic.stop();
      await traffic.finishForms();
      say('counting');
      const counted = await account(situation, traffic, people);
      const { outcomes } = traffic;
      const failed = failuresOf(outcomes);
      return {
        tried: `${outcomes.length} requests, ${Math.round(rate)} a second, and 500 sockets, during ${steps.length} steps: ${steps.map(({ name }) => name).join(', ')}`,
        seen: {
          ...counted.seen,
          'failed requests': outcomes.filter((each) => !isAnswered(each)).length,
          'repeated by the browser': outcomes.filter(({ tries }) => tries > 1).length,
          'p95 ms': Math.round(
            percentile(
              outcomes.map(({ took }) => took),
              0.95,
            ),
          ),
          'sockets cut': cuts,
          'longest away': `${(Math.max(0, ...gaps) / 1000).toFixed(1)} s`,
        },
        lost: counted.lost,
        doubled: counted.doubled,
        wrong: [...wrong, ...failed, ...counted.wrong, ...crashesOf(cluster)],
      };
    } finally {
      await people.leave();
    }
  },
};

function stepsOf(cluster: Cluster): Step[] {
  const { apis, workers, renders, nginx, pgbouncer, redis, databases } = cluster;
  return [
    ...apis.map((program, index) => ({ name: program.name, run: () => restartApi(cluster, program, index) })),
    ...[...workers, ...renders].map((program) => ({ name: program.name, run: () => program.restart() })),
    { name: 'PgBouncer reload', run: async () => void (await pgbouncer.command('RELOAD')) },
    { name: 'PgBouncer', run: () => pgbouncer.replace() },
    { name: 'Redis', run: () => redis.restart() },
    { name: 'replica', run: () => databases.restartStandby() },
    { name: 'nginx reload', run: async () => nginx.reload() },
  ];
}

/**
 * An API is taken out of the load balancer before it is asked to stop, as a Kubernetes service does with a pod that ends: while it
 * answers its last requests it refuses new sockets, and a refusal makes a tab wait longer each time.
 */
async function restartApi({ nginx, apiPorts }: Cluster, program: Program, index: number): Promise<string> {
  nginx.useApis(apiPorts.filter((_port, other) => other !== index));
  await sleep(RELOAD_MS);
  const how = await program.restart();
  nginx.useApis(apiPorts);
  return how;
}

/** One of each kind. */
const shortened = (steps: readonly Step[]): Step[] => steps.filter(({ name }) => !/[2-9]$/.test(name));
