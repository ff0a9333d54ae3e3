import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';

import { startNotifier } from '../check/site/notifier.ts';
import { signIn } from '../check/site/sign-in.ts';
import { median, percentile, type Row } from './bench.ts';
import { startTwin, type Twin } from './child.ts';
import { memory, type Measured, onSite } from './site.ts';

const EVENTS = 200;
const SOCKETS = 500;
const EVENT = 'patient_notifications.inserted';

/** From writing a notification to a socket that hears it, against LISTEN -> ws by hand; and what an open socket holds. */
export async function realtime(): Promise<readonly Row[]> {
  return onSite(
    async (site, progress) => [
      ...(await progress.step(`${EVENTS} events`, () => eventsAgainstTwin(site))),
      ...(await progress.step(`${SOCKETS} sockets`, () => socketsAgainstTwin(site))),
    ],
    // All of them are one user's.
    { SOCKETS_PER_USER: String(4 * SOCKETS) },
  );
}

async function eventsAgainstTwin(site: Measured): Promise<Row[]> {
  const { email, token } = await signIn(site.origin, 'patient');
  const notifier = await startNotifier(site, email);
  const twin = await startTwin(join(import.meta.dirname, 'realtime', 'bare.ts'), { DATABASE_URL: site.databaseUrl });
  const ours = await openSocket(site.api_origin, token, site.origin);
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

async function socketsAgainstTwin(site: Measured): Promise<Row[]> {
  const { token } = await signIn(site.origin, 'patient');
  const twin: Twin = await startTwin(join(import.meta.dirname, 'realtime', 'plain-sockets.ts'), {});
  try {
    const plain = await memoryOfSockets(twin.origin, '', twin.pid, twin.origin);
    const ours = await memoryOfSockets(site.api_origin, token, site.api().pid, site.origin);
    return [{ what: 'Memory of an open socket', unit: 'KB', ours, twin: plain, goal: { of: 'ratio', atMost: 1.3 } }];
  } finally {
    await twin.stop();
  }
}

/** KB a socket; opened twice, because the first time a process also grows for good. */
async function memoryOfSockets(origin: string, token: string, pid: number, page: string): Promise<number> {
  const grown: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = memory(pid);
    const sockets: Socket[] = [];
    while (sockets.length < SOCKETS)
      sockets.push(...(await Promise.all(Array.from({ length: 25 }, () => openSocket(origin, token, page)))));
    await sleep(2000);
    grown.push((memory(pid) - before) / 1024 / SOCKETS);
    // Kept open: the next round's sockets come on top.
    if (round === 2) for (const socket of sockets) socket.disconnect();
    else open.push(...sockets);
  }
  for (const socket of open.splice(0)) socket.disconnect();
  return median(grown);
}

const open: Socket[] = [];

async function openSocket(origin: string, token: string, page: string): Promise<Socket> {
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
