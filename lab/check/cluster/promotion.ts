import { setTimeout as sleep } from 'node:timers/promises';

import { targetsOf } from '../../bench/load/targets.ts';
import type { Finding } from '@ayana/tooling/check/fault.ts';
import { People } from './people.ts';
import { account, type Act, crashesOf, RATE, SOCKET_LIMIT } from './situation.ts';
import { failuresOf, isAnswered, type Outcome, Traffic } from './traffic.ts';

const BEFORE_MS = 5000;
const AFTER_MS = 15_000;
/** Milliseconds from the death of the primary, the promotion included, after which no request may fail any more. */
const LIMIT = 15_000;

/** The primary is killed, the replica promoted and the name of the primary given to it, as an operator or a controller does. */
export const promotion: Act = {
  name: 'promotion',
  title: 'Promotion of the replica',
  async run(situation): Promise<Finding> {
    const { cluster, say } = situation;
    const paths = (await targetsOf(cluster.origin)).map(({ path }) => path);
    const traffic = new Traffic(cluster.origin, paths);
    const people = await People.come(cluster.origin);
    try {
      traffic.start(RATE);
      await sleep(BEFORE_MS);
      traffic.during = 'the promotion';
      cluster.databases.killPrimary();
      const killed = performance.now();
      say('the primary is killed');
      await cluster.databases.promote();
      const promoted = performance.now();
      say('the replica is promoted');
      await sleep(AFTER_MS);
      const round = await people.back(2 * SOCKET_LIMIT);
      await traffic.stop();
      await traffic.finishForms();
      say('counting');
      const counted = await account(situation, traffic, people);
      const { outcomes } = traffic;
      const failed = outcomes.filter((each) => !isAnswered(each));
      const last = Math.max(killed, ...failed.map(({ at }) => at));
      return {
        tried: `${outcomes.length} requests, ${RATE} a second, and 500 sockets, while the primary is killed and the replica promoted`,
        seen: {
          ...counted.seen,
          'promoted after': seconds(promoted - killed),
          '503 with Retry-After': failed.filter(isBounded).length,
          'last failure after': seconds(last - killed),
          'sockets cut': round.cuts,
          'longest away': seconds(round.longestGap),
        },
        lost: counted.lost,
        doubled: counted.doubled,
        wrong: [
          ...failuresOf(failed.filter((each) => !isBounded(each))),
          ...(failed.some(({ at }) => at < killed) ? ['requests failed before the primary was killed'] : []),
          ...(last - killed > LIMIT
            ? [`requests still failed ${seconds(last - killed)} after the primary was killed`]
            : []),
          ...(round.longestGap > SOCKET_LIMIT ? [`a socket was away for ${seconds(round.longestGap)}`] : []),
          ...counted.wrong,
          ...crashesOf(cluster),
        ],
      };
    } finally {
      await people.leave();
    }
  },
};

const isBounded = ({ status, retryAfter }: Outcome): boolean => status === 503 && retryAfter !== null;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
