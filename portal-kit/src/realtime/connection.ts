import {
  type ClientMessages,
  type ClientMessageType,
  type MessageAnswer,
  type RealtimeData,
  type RealtimeEventType,
  TOO_MANY_SOCKETS,
} from '@ayana/contracts/realtime';
import type { Socket } from 'socket.io-client';
import { accessToken, renewAccessToken } from '../session/token';
import { wait } from '../wait';

export type RealtimeHandlers = { [T in RealtimeEventType]?: (data: RealtimeData<T>) => void };

export interface Subscription {
  handlers: RealtimeHandlers;
  /** Reads again what the events tell about: whenever it connects, and every 30 s while there is no connection. */
  reread?: (() => void) | undefined;
}

/** While it cannot connect it re-reads this often, in milliseconds (api.md, "Realtime"). */
const POLL = 30_000;
/** How long to wait before asking for a token again after the server cut the socket, in milliseconds; doubled each time. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;
/** How long to wait where this user has as many sockets open as one may have, in milliseconds: other tabs are closed, not now. */
const CROWDED_WAIT = 120_000;
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
  ensureOpen();
  if (subscriptions.size === 1) window.addEventListener('online', onLineBack);
  return () => {
    subscriptions.delete(subscription);
    if (subscriptions.size > 0) return;
    poll(false);
    window.removeEventListener('online', onLineBack);
    closing = setTimeout(close, LINGER);
  };
}

/** How long an answer to a message is waited for, in milliseconds. */
const ANSWER_WITHIN = 5_000;

/**
 * Sends a message while there is a connection. What must be known after a reconnect is said again in `reread`.
 * @returns undefined where there is no connection, or nobody answered in time
 */
export async function sendMessage<T extends ClientMessageType>(
  type: T,
  body: ClientMessages[T]['body'],
): Promise<MessageAnswer<ClientMessages[T]['answer']> | undefined> {
  if (socket?.connected !== true) return undefined;
  const answer: Promise<unknown> = socket.timeout(ANSWER_WITHIN).emitWithAck(type, body);
  return (await answer.catch(() => undefined)) as MessageAnswer<ClientMessages[T]['answer']> | undefined;
}

/** Opens the socket unless it is open or opening. Code that did not come is asked for again with the next poll. */
function ensureOpen(): void {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    console.warn('No realtime connection: reading every 30 s.', error);
  });
}

/** The device is online again: neither socket.io's next try nor the next poll is waited for. */
function onLineBack(): void {
  if (socket === undefined) ensureOpen();
  else if (!socket.connected && socket.active) socket.disconnect().connect();
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
  opened.on('connect_error', ({ message }: Error) => {
    poll(true);
    // `active` is false when the server refused the handshake rather than being out of reach.
    if (opened.active) return;
    void (message === TOO_MANY_SOCKETS ? reconnectLater(opened) : reconnectWithNewToken(opened));
  });
  opened.onAny((type: string, data: unknown) => {
    for (const { handlers } of subscriptions) {
      const handle = (handlers as Record<string, ((data: unknown) => void) | undefined>)[type];
      handle?.(data);
    }
  });
}

/** Tries again when another tab may have been closed; until then the page reads every 30 s. */
async function reconnectLater(current: Socket): Promise<void> {
  await wait(CROWDED_WAIT);
  if (socket === current) current.connect();
}

/** Goes on with a new token, as soon as there is one; not when the session is over. */
async function reconnectWithNewToken(current: Socket, pause = FIRST_WAIT): Promise<void> {
  await wait(pause);
  if (socket !== current || subscriptions.size === 0) return;
  try {
    if ((await renewAccessToken()) !== undefined && socket === current) current.connect();
  } catch {
    // Nobody answered: the session may well go on.
    await reconnectWithNewToken(current, Math.min(pause * 2, LONGEST_WAIT));
  }
}

function poll(on: boolean): void {
  if (!on) {
    clearInterval(polling);
    polling = undefined;
  } else if (subscriptions.size > 0) {
    polling ??= setInterval(() => {
      ensureOpen();
      rereadAll();
    }, POLL);
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
