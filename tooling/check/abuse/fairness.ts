import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Attack, Target } from './attack.ts';
import { checkOrdinaryVisitor } from './kit/ordinary-visitor.ts';
import type { Answer } from './kit/raw.ts';
import { freshAddress } from './kit/request.ts';

const CONNECTIONS = 300;
/** Longest time until an answer or a refusal, in milliseconds. */
const PATIENCE_MS = 10_000;
const READS = [
  '/api/doctors?limit=20',
  '/api/doctors?limit=20&sort=next_free',
  '/api/partner-hospitals?limit=50&q=care',
  '/api/search?q=knee',
  '/api/doctors?free_within_days=7&limit=50',
];

/** More readers of the slowest lists than the API accepts at once. */
export const fairness: Attack = {
  name: 'fairness',
  title: '300 connections on the slowest reads',
  wanted:
    'All are answered: reads above the limit get 503 with Retry-After, and ordinary visitors get their pages and forms in time.',
  async run(target) {
    const { long, say, tally } = target;
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const end = performance.now() + (long ? 30_000 : 6000);
    let ordinary = 0;
    const readers = Array.from({ length: CONNECTIONS }, async (_each, index) => {
      const address = freshAddress();
      for (let turn = index; performance.now() < end; turn += 1) {
        // With a new term each time, so that no cached answer is used.
        const path = `${READS[turn % READS.length]}&fee_max=${500 + (turn % 400)}`.replace(
          /(search|hospitals)(.*)&fee_max=(\d+)/,
          '$1$2$3',
        );
        const answer = await read(target, agent, path, address);
        tally.note({ target: path }, answer, { mayShed: true, problem: true });
        if (answer.status === 503) await sleep(200);
      }
    });
    const visitors = (async () => {
      await sleep(500);
      for (; performance.now() < end; ordinary += 1) {
        await checkOrdinaryVisitor(target, `${CONNECTIONS} connections`);
        say(`${tally.counts.tried} reads, ${tally.counts.shed} shed`);
        await sleep(250);
      }
    })();
    await Promise.all([...readers, visitors]);
    agent.destroy();
    return { 'ordinary visits': ordinary };
  },
};

function read({ port }: Target, agent: Agent, path: string, address: string): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (answer: Partial<Answer>): void =>
      resolve({
        status: 0,
        headers: {},
        body: '',
        closed: false,
        interim: [],
        took: performance.now() - begun,
        ...answer,
      });
    const request = get(
      { agent, port, host: '127.0.0.1', path, headers: { 'x-forwarded-for': address }, timeout: PATIENCE_MS },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          end({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Record<string, string>,
            body: Buffer.concat(chunks).toString(),
          }),
        );
        answer.on('error', () => end({ closed: true }));
      },
    );
    request.on('timeout', () => {
      end({});
      request.destroy();
    });
    request.on('error', () => end({ closed: true }));
  });
}
