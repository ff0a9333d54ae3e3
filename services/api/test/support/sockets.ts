import { io, type Socket } from 'socket.io-client';
import { ORIGIN } from './api.js';

export interface TestSockets {
  /** A connecting socket: listeners added at once miss nothing. */
  open(url: string, token: string | undefined, origin?: string): Socket;
  /** As `open`, once it is connected; rejects when it is refused. */
  connect(url: string, token: string | undefined): Promise<Socket>;
  /** As `connect`, with the secret of a room session. */
  visit(url: string, room_token: string): Promise<Socket>;
}

/** The sockets of a test file, closed after each test. Call once, at its top. */
export function testSockets(): TestSockets {
  const opened: Socket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.disconnect();
  });
  const begin = (url: string, auth: object, origin = ORIGIN): Socket => {
    const socket = io(url, {
      transports: ['websocket'],
      auth,
      extraHeaders: { origin },
      reconnection: false,
      forceNew: true,
    });
    opened.push(socket);
    return socket;
  };
  const open: TestSockets['open'] = (url, token, origin) => begin(url, token === undefined ? {} : { token }, origin);
  return {
    open,
    connect: (url, token) => connected(open(url, token)),
    visit: (url, room_token) => connected(begin(url, { room_token })),
  };
}

/** Waits until a socket is connected; rejects when it is refused. */
export async function connected(socket: Socket): Promise<Socket> {
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
