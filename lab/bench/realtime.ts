import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';

import { startNotifier } from '@ayana/tooling/check/site/notifier.ts';
import { signIn } from '@ayana/tooling/check/site/sign-in.ts';
import { median, percentile, type Row } from './bench.ts';
import { startTwin } from './child.ts';
import { processorTime } from '@ayana/tooling/check/site/process-figures.ts';
import { type Measured, onSite } from './site.ts';
import { UsedMemory } from './used-memory/used-memory.ts';

const EVENTS = 200;
const SOCKETS = 500;
/** Rounds of opening sockets: at first a process also grows for good. */
const OPENINGS = 3;
/** Rounds of events, and events of a round that all sockets hear. */
const ROUNDS = 5;
const BROADCASTS = 12;
const EVENT = 'patient_notifications.inserted';

/** From writing a notification to a socket that hears it, against LISTEN -> ws by hand; and what a socket costs. */
export async function realtime(): Promise<readonly Row[]> {
  using used = new UsedMemory();
  return await onSite(
    async (site, progress) => [
      ...(await progress.step(`${EVENTS} events`, () => eventsAgainstTwin(site))),
      ...(await progress.step(`${SOCKETS} sockets`, () => socketsAgainstTwin(site, used))),
    ],
    // All of them are one user's. Without jobs: the mail of each notification is no part of its event.
    { ...used.environment, JOBS: '0', SOCKETS_PER_USER: String(4 * SOCKETS) },
  );
}

async function eventsAgainstTwin(site: Measured): Promise<Row[]> {
  const { email, token } = await signIn(site.origin, 'patient');
  const notifier = await startNotifier(site, email);
  const twin = await startTwin(join(import.meta.dirname, 'realtime', 'bare.ts'), { DATABASE_URL: site.databaseUrl });
  const ours = await openSocket({ origin: site.api_origin, page: site.origin, token, pid: site.api().pid });
  const bare = new WebSocket(twin.origin.replace('http', 'ws'));
  await once(bare, 'open');
  const took = { ours: [] as number[], twin: [] as number[] };
  try {
    for (let count = 0; count < EVENTS; count += 1) {
      const title = `Measured ${count}`;
      // Alternately, so that a busy moment of the machine affects both.
      took.twin.push(await between(() => twin.say(title), once(bare, 'message')));
      const heard = new Promise((resolve) => ours.once(EVENT, resolve));
      took.ours.push(await between(() => void notifier.notify(title), heard));
    }
  } finally {
    ours.disconnect();
    bare.close();
    await notifier.stop();
    await twin.stop();
  }
  const row = (share: number, of: typeof took.ours): number => percentile(of.slice(10), share);
  return [
    { what: 'Written to heard, p50', unit: 'ms', ours: row(0.5, took.ours), twin: row(0.5, took.twin) },
    {
      what: 'Written to heard, p95',
      unit: 'ms',
      ours: row(0.95, took.ours),
      twin: row(0.95, took.twin),
      goal: { of: 'ratio', atMost: 2 },
    },
  ];
}

async function between(begin: () => void, heard: Promise<unknown>): Promise<number> {
  const begun = performance.now();
  begin();
  await heard;
  return performance.now() - begun;
}

async function socketsAgainstTwin(site: Measured, used: UsedMemory): Promise<Row[]> {
  const { email, token } = await signIn(site.origin, 'patient');
  const notifier = await startNotifier(site, email);
  const twin = await startTwin(join(import.meta.dirname, 'realtime', 'plain-sockets.ts'), used.environment);
  const plain = measured({ origin: twin.origin, page: twin.origin, token: '', pid: twin.pid }, async () =>
    twin.say('Measured'),
  );
  const api = { origin: site.api_origin, page: site.origin, token, pid: site.api().pid };
  const ours = measured(api, async () => void (await notifier.notify('Measured')));
  // Alternately, so that a busy minute of the machine affects both.
  const both = [plain, ours];
  try {
    for (let round = 0; round < OPENINGS; round += 1) for (const each of both) await openMore(each, used);
    for (let round = 0; round < ROUNDS; round += 1) for (const each of both) await broadcast(each);
  } finally {
    for (const socket of both.flatMap(({ sockets }) => sockets)) socket.disconnect();
    await notifier.stop();
    await twin.stop();
  }
  const row = (what: string, unit: Row['unit'], of: 'memory' | 'opening' | 'event'): Row => ({
    what,
    unit,
    ours: median(ours[of]),
    twin: median(plain[of]),
  });
  const goal = { of: 'ratio', atMost: 1.3 } as const;
  return [
    { ...row('Memory of an open socket', 'KB', 'memory'), goal },
    { ...row('Processor time of an event at a socket', 'us', 'event'), goal },
    row('Processor time of opening a socket', 'us', 'opening'),
  ];
}

/** A process with sockets, and the page their handshakes come from. */
interface SocketServer {
  readonly origin: string;
  readonly page: string;
  readonly token: string;
  readonly pid: number;
}

/** What its sockets cost, of each round: KB of one, microseconds of opening one and of an event it hears. */
interface MeasuredServer {
  readonly server: SocketServer;
  /** Sends an event to all of its sockets. */
  readonly send: () => Promise<void>;
  readonly sockets: Socket[];
  readonly memory: number[];
  readonly opening: number[];
  readonly event: number[];
}

const measured = (server: SocketServer, send: () => Promise<void>): MeasuredServer => ({
  server,
  send,
  sockets: [],
  memory: [],
  opening: [],
  event: [],
});

/** They stay open: the next round's come on top. */
async function openMore({ server, sockets, memory, opening }: MeasuredServer, used: UsedMemory): Promise<void> {
  const before = await used.of(server.pid);
  const begun = processorTime(server.pid);
  for (let count = 0; count < SOCKETS; count += 25)
    sockets.push(...(await Promise.all(Array.from({ length: 25 }, () => openSocket(server)))));
  opening.push((processorTime(server.pid) - begun) / SOCKETS);
  await sleep(2000);
  memory.push(((await used.of(server.pid)) - before) / 1024 / SOCKETS);
}

async function broadcast({ server: { pid }, sockets, send, event }: MeasuredServer): Promise<void> {
  const toAll = async (): Promise<void> => {
    const heard = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once(EVENT, resolve))));
    await send();
    await heard;
  };
  await toAll();
  const before = processorTime(pid);
  for (let count = 0; count < BROADCASTS; count += 1) await toAll();
  event.push((processorTime(pid) - before) / BROADCASTS / sockets.length);
}

async function openSocket({ origin, token, page }: SocketServer): Promise<Socket> {
  const socket = io(origin, {
    transports: ['websocket'],
    auth: { token },
    extraHeaders: { origin: page },
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
