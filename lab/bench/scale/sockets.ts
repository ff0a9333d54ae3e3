import { setTimeout as sleep } from 'node:timers/promises';

import { Crowd } from '../../check/cluster/crowd.ts';
import { type Notifier, startNotifier } from '@ayana/tooling/check/site/notifier.ts';
import { signIn } from '@ayana/tooling/check/site/sign-in.ts';
import { until } from '@ayana/tooling/check/site/waiting.ts';
import type { Cluster } from '../../cluster/cluster.ts';
import type { Cost } from './capacity.ts';
import type { UsedMemory } from '../used-memory/used-memory.ts';
import { costOf } from './processes.ts';

/** Sockets a process of the crowd opens. */
const OF_PROCESS = 2500;
const EVENT = 'patient_notifications.inserted';
const EVENTS = 20;

export interface SocketFigures {
  readonly sockets: number;
  readonly opened_a_second: number;
  readonly connect: Cost;
  /** KB of memory a socket in the API; also those of nginx would come to it. */
  readonly kb: number;
  /** Cores all of them take while nothing happens, by part. */
  readonly idle: Cost;
  readonly event: Cost;
  /** Milliseconds from a notification to the last socket that hears it, the median. */
  readonly spread: number;
}

/** Opens as many sockets through nginx, lets them be, and sends events that each of them hears. */
export async function measureSockets(
  cluster: Cluster,
  count: number,
  { memory, say }: { memory: UsedMemory; say: (line: string) => void },
): Promise<SocketFigures> {
  const { email, token } = await signIn(cluster.origin, 'patient');
  const notifier = await startNotifier(cluster, email);
  const crowds: Crowd[] = [];
  const bytes = async (): Promise<number> => {
    const each = await Promise.all(cluster.apis.map(({ pid }) => memory.of(pid)));
    return each.reduce((sum, used) => sum + used, 0);
  };
  const before = await bytes();
  try {
    const opening = await costOf(
      cluster,
      async () => {
        for (let opened = 0; opened < count; opened += OF_PROCESS) {
          const number = Math.min(OF_PROCESS, count - opened);
          crowds.push(await Crowd.open(cluster.origin, [token], number, { network: crowds.length, listen: EVENT }));
          say(`${opened + number} of ${count} open`);
        }
      },
      () => count,
    );
    await sleep(3000);
    const kb = ((await bytes()) - before) / 1024 / count;
    say('nothing happens');
    const idle = await costOf(
      cluster,
      () => sleep(15_000),
      () => 1,
    );
    say(`${EVENTS} events for each`);
    const events = await costOf(
      cluster,
      () => tell(notifier, crowds, count),
      () => EVENTS * count,
    );
    return {
      sockets: count,
      opened_a_second: count / opening.seconds,
      connect: opening.cost,
      kb,
      idle: idle.used,
      event: events.cost,
      spread: events.result,
    };
  } finally {
    await notifier.stop();
    await Promise.all(crowds.map((crowd) => crowd.close()));
  }
}

async function tell(notifier: Notifier, crowds: readonly Crowd[], count: number): Promise<number> {
  const took: number[] = [];
  for (let sent = 1; sent <= EVENTS; sent += 1) {
    const begun = performance.now();
    await notifier.notify(`Measured ${sent}`);
    await until(
      'every socket has heard it',
      60_000,
      async () => {
        const heard = await Promise.all(crowds.map((crowd) => crowd.report()));
        return heard.reduce((sum, each) => sum + each.heard, 0) >= sent * count;
      },
      20,
    );
    took.push(performance.now() - begun);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? Number.NaN;
}
