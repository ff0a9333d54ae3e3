// Sockets as portal-kit opens them; a question a line on the standard input, an answer a line on the standard output.
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

import { io, type Socket } from 'socket.io-client';

import type { CrowdOptions } from './crowd.ts';

interface Question {
  readonly open?: CrowdOptions & {
    readonly origin: string;
    readonly tokens: readonly string[];
    readonly count: number;
  };
  readonly tokens?: readonly string[];
  readonly report?: true;
}

/** Opened at once; the API lets 100 of an address be without a token. */
const AT_ONCE = 50;
const sockets: Socket[] = [];
let tokens: readonly string[] = [];
const cutAt = new Map<Socket, number>();
let heard = 0;
let cuts = 0;
let longestGap = 0;
let refusals: Record<string, number> = {};

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line) as Question;
  if (question.open !== undefined) await open(question.open);
  if (question.tokens !== undefined) ({ tokens } = question);
  console.log(JSON.stringify(question.report === true ? report() : {}));
}
process.exit(0);

async function open({ origin, tokens: given, count, ...options }: NonNullable<Question['open']>): Promise<void> {
  tokens = given;
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, (_, index) =>
      openOne(origin, sockets.length + index, options),
    );
    sockets.push(...some);
    while (some.some(({ connected }) => !connected)) await sleep(10);
  }
  [cuts, longestGap, refusals] = [0, 0, {}];
}

function openOne(origin: string, index: number, { network = 0, listen }: CrowdOptions): Socket {
  const socket = io(origin, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelayMax: 15_000,
    auth: (give) => give({ token: tokens[index % tokens.length] }),
    extraHeaders: { origin, 'x-forwarded-for': `172.${16 + network}.${index >> 8}.${index & 255}` },
    forceNew: true,
  });
  if (listen !== undefined) socket.on(listen, () => (heard += 1));
  socket.on('disconnect', (reason) => {
    cuts += 1;
    cutAt.set(socket, performance.now());
    // portal-kit fetches a new token and connects again.
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 300);
  });
  socket.on('connect', () => {
    longestGap = Math.max(longestGap, performance.now() - (cutAt.get(socket) ?? performance.now()));
    cutAt.delete(socket);
  });
  socket.on('connect_error', ({ message }) => {
    refusals[message] = (refusals[message] ?? 0) + 1;
    if (!socket.active) setTimeout(() => socket.connect(), 1000);
  });
  return socket;
}

function report() {
  const now = performance.now();
  const answer = {
    connected: sockets.filter(({ connected }) => connected).length,
    cuts,
    longestGap: Math.round(Math.max(longestGap, ...[...cutAt.values()].map((at) => now - at))),
    refusals,
    heard,
  };
  [cuts, longestGap, refusals] = [0, 0, {}];
  return answer;
}
