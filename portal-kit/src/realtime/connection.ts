import {
  type ClientMessages,
  type ClientMessageType,
  type MessageAnswer,
  type RealtimeData,
  type RealtimeEventType,
  TOO_MANY_SOCKETS,
} from '@ayana/contracts/realtime';
import type { Socket } from 'socket.io-client';
import { loadHttp } from '../api/client';
import { roomToken } from '../session/room-token';
import { accessToken, renewAccessToken } from '../session/token';
import { wait } from '../wait';

export type RealtimeHandlers = { [T in RealtimeEventType]?: (data: RealtimeData<T>) => void };

export interface Subscription {
  handlers: RealtimeHandlers;
  /**
   * Reloads the data behind the events: on every connect, every 30 s while there is no connection, and at once where one of the events came
   * while the page was being read.
   */
  reread?: (() => void) | undefined;
}

/** Without a connection it reloads this often, in milliseconds (api.md, "Realtime"). */
const POLL = 30_000;
/** How long to wait before asking for a token again after the server cut the socket, in milliseconds; doubled each time. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;
/** The wait when this user has too many sockets open, in milliseconds: other tabs may be closed later. */
const CROWDED_WAIT = 120_000;
/** The connection is kept this long between two pages that use it, in milliseconds. */
const LINGER = 3_000;
/** A page that listens from now on may have been read before an event that came this short a time ago, in milliseconds. */
const READ_WITHIN = 5_000;

const subscriptions = new Set<Subscription>();
/** When each kind of event last came, by the clock of the page. */
const heard = new Map<string, number>();
let socket: Socket | undefined;
let opening: Promise<void> | undefined;
let polling: ReturnType<typeof setInterval> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
/** Whether the socket's session has ended: it never connects again, and the next page that listens gets a new one. */
let isOver = false;

/** Listens until the returned function is called. The socket's code loads with the first subscription. */
export function subscribe(subscription: Subscription): () => void {
  subscriptions.add(subscription);
  clearTimeout(closing);
  if (isOver) close();
  poll(socket?.connected !== true);
  ensureOpen();
  if (subscriptions.size === 1) window.addEventListener('online', onLineBack);
  const late = missedSome(subscription) ? setTimeout(() => subscription.reread?.()) : undefined;
  return () => {
    clearTimeout(late);
    subscriptions.delete(subscription);
    if (subscriptions.size > 0) return;
    poll(false);
    window.removeEventListener('online', onLineBack);
    closing = setTimeout(close, LINGER);
  };
}

/** Whether an event came that nobody heard for this page: while it was read, the page before it listened, or none. */
function missedSome({ handlers }: Subscription): boolean {
  const since = performance.now() - READ_WITHIN;
  return Object.keys(handlers).some((type) => (heard.get(type) ?? Number.NEGATIVE_INFINITY) > since);
}

/** The longest wait for an answer to a message, in milliseconds. */
const ANSWER_WITHIN = 5_000;

/**
 * Sends a message while there is a connection. Send again in `reread` what the server must know after a reconnect.
 * @returns undefined without a connection, or without an answer in time
 */
export async function sendMessage<T extends ClientMessageType>(
  type: T,
  body: ClientMessages[T]['body'],
): Promise<MessageAnswer<ClientMessages[T]['answer']> | undefined> {
  if (socket?.connected !== true) return undefined;
  const answer: Promise<unknown> = socket.timeout(ANSWER_WITHIN).emitWithAck(type, body);
  return (await answer.catch(() => undefined)) as MessageAnswer<ClientMessages[T]['answer']> | undefined;
}

/** Opens the socket unless it is open or opening. If its code fails to load, the next poll tries again. */
function ensureOpen(): void {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    console.warn('No realtime connection: reading every 30 s.', error);
  });
}

/** The device is online again: reconnect now, without waiting for socket.io or the next poll. */
function onLineBack(): void {
  if (socket === undefined) ensureOpen();
  else if (!socket.connected && socket.active) socket.disconnect().connect();
}

async function open(): Promise<void> {
  await (await loadHttp()).callsAnswered();
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
      const room_token = roomToken();
      if (room_token !== undefined) {
        give({ room_token });
        return;
      }
      void accessToken().then(
        (token) => give({ token }),
        () => give({}),
      );
    },
  });
  socket = opened;
  opened.on('connect', () => {
    poll(false);
    // Also the first time: events between loading the page and connecting were missed.
    rereadAll();
  });
  opened.on('disconnect', (reason) => {
    poll(true);
    // The server cut it (sign-out, role change, expiry): socket.io then does not reconnect.
    if (reason === 'io server disconnect') void reconnectWithNewToken(opened);
  });
  opened.on('connect_error', ({ message }: Error) => {
    poll(true);
    // `active` is false when the server refused the handshake rather than being out of reach.
    if (opened.active) return;
    // A visitor's session has ended: nothing can renew it.
    if (roomToken() !== undefined) {
      isOver = true;
      return;
    }
    void (message === TOO_MANY_SOCKETS ? reconnectLater(opened) : reconnectWithNewToken(opened));
  });
  opened.onAny((type: string, data: unknown) => {
    heard.set(type, performance.now());
    for (const { handlers } of subscriptions) {
      const handle = (handlers as Record<string, ((data: unknown) => void) | undefined>)[type];
      handle?.(data);
    }
  });
}

/** Tries again later, when another tab may have been closed; until then the page polls every 30 s. */
async function reconnectLater(current: Socket): Promise<void> {
  await wait(CROWDED_WAIT);
  if (socket === current) current.connect();
}

/** Reconnects as soon as there is a new token; not when the session has ended. */
async function reconnectWithNewToken(current: Socket, pause = FIRST_WAIT): Promise<void> {
  await wait(pause);
  if (socket !== current || subscriptions.size === 0) return;
  try {
    const mayConnect = roomToken() !== undefined || (await renewAccessToken()) !== undefined;
    if (socket !== current) return;
    if (mayConnect) current.connect();
    else isOver = true;
  } catch {
    // No answer: the session may still be valid.
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
  isOver = false;
}
