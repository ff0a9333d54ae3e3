import type { RealtimeData, RealtimeEventType } from '@ayana/contracts/realtime';
import type { Socket } from 'socket.io-client';
import { accessToken, renewAccessToken } from '../session/token';

export type RealtimeHandlers = { [T in RealtimeEventType]?: (data: RealtimeData<T>) => void };

export interface Subscription {
  handlers: RealtimeHandlers;
  /** Reads again what the events tell about: whenever it connects, and every 30 s while there is no connection. */
  reread?: (() => void) | undefined;
}

/** While it cannot connect it re-reads this often, in milliseconds (api.md, "Realtime"). */
const POLL = 30_000;
/** A page that leaves and one that comes share the connection when they meet within this time, in milliseconds. */
const LINGER = 3_000;

const subscriptions = new Set<Subscription>();
let socket: Socket | undefined;
let opening: Promise<void> | undefined;
let polling: ReturnType<typeof setInterval> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Listens until the returned function is called. The socket's code is fetched with the first subscription. */
export function subscribe(subscription: Subscription): () => void {
  subscriptions.add(subscription);
  clearTimeout(closing);
  poll(socket?.connected !== true);
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    console.warn('The realtime connection could not be set up; reading every 30 s instead.', error);
  });
  return () => {
    subscriptions.delete(subscription);
    if (subscriptions.size > 0) return;
    poll(false);
    closing = setTimeout(close, LINGER);
  };
}

async function open(): Promise<void> {
  const { io } = await import(/* webpackChunkName: "realtime" */ 'socket.io-client');
  if (subscriptions.size === 0) {
    opening = undefined;
    return;
  }
  const opened = io({
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelayMax: 15_000,
    auth: (give) => {
      void accessToken().then(
        (token) => give({ token }),
        () => give({}),
      );
    },
  });
  socket = opened;
  opened.on('connect', () => {
    poll(false);
    // Also the first time: what happened between reading the page and hearing of changes was told to nobody.
    rereadAll();
  });
  opened.on('disconnect', (reason) => {
    poll(true);
    // The server cut it (sign-out, role change, expiry): socket.io does not reconnect by itself then.
    if (reason === 'io server disconnect') void reconnectWithNewToken(opened);
  });
  opened.on('connect_error', () => {
    poll(true);
    // `active` is false when the server refused the handshake rather than being out of reach.
    if (!opened.active) void reconnectWithNewToken(opened);
  });
  opened.onAny((type: string, data: unknown) => {
    for (const { handlers } of subscriptions) {
      const handle = (handlers as Record<string, ((data: unknown) => void) | undefined>)[type];
      handle?.(data);
    }
  });
}

async function reconnectWithNewToken(current: Socket): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const token = await renewAccessToken().catch(() => undefined);
  if (token !== undefined && socket === current && subscriptions.size > 0) current.connect();
}

function poll(on: boolean): void {
  if (!on) {
    clearInterval(polling);
    polling = undefined;
  } else if (subscriptions.size > 0) {
    polling ??= setInterval(rereadAll, POLL);
  }
}

function rereadAll(): void {
  for (const { reread } of subscriptions) reread?.();
}

function close(): void {
  socket?.disconnect();
  socket = undefined;
  opening = undefined;
}
