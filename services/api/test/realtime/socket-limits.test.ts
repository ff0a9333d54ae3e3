import type { Role } from '@ayana/contracts/identity';
import { Manager, type Socket } from 'socket.io-client';
import { ORIGIN, startApi, type TestApi } from '../support/api.js';
import { testSockets } from '../support/sockets.js';

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const connect = (token: string): Promise<Socket> => sockets.connect(api.url, token);
const listen = async (role: Role) => connect(await api.signIn(role));

/** Drops the connection as a phone without a network does: without a closing handshake. */
function terminate(socket: Socket): void {
  webSocketOf(socket.io.engine).terminate();
}

interface RawSocket {
  terminate(): void;
  ping(): void;
}
/** The library's own `ws` socket, which is private. */
function webSocketOf(engine: Socket['io']['engine']): RawSocket {
  return Reflect.get(engine.transport, 'ws') as RawSocket;
}

/** Retries until it succeeds: the server notices a broken connection a moment later. */
async function waitUntilOpen(work: () => Promise<unknown>, limit = 300_000): Promise<void> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

describe('one user', () => {
  const MAX_SOCKETS = 24;
  const crowd = async (count: number, token: string) => {
    const answers = await Promise.allSettled(Array.from({ length: count }, () => connect(token)));
    return {
      open: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      refused: answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : [])),
    };
  };

  test('gets 24 of 80 requested sockets, and other users are not refused', async () => {
    const { open, refused } = await crowd(80, await api.signIn('doctor'));
    expect(open).toHaveLength(MAX_SOCKETS);
    expect(new Set(refused)).toEqual(new Set(['Error: too_many_sockets']));
    expect((await listen('patient')).connected).toBe(true);
  });

  test('gets the places of dropped sockets back', async () => {
    const token = await api.signIn('partner');
    const { open } = await crowd(MAX_SOCKETS, token);
    await expect(connect(token)).rejects.toThrow('too_many_sockets');
    for (const socket of open.slice(0, 10)) terminate(socket);
    for (let count = 0; count < 10; count += 1) await waitUntilOpen(() => connect(token));
    await expect(connect(token)).rejects.toThrow('too_many_sockets');
  });
});

describe('an unauthenticated connection', () => {
  const managers: Manager[] = [];
  afterEach(() => {
    for (const manager of managers.splice(0)) manager.engine.close();
  });

  /** Opens a connection without a socket. */
  async function dial(address: string): Promise<Manager> {
    const manager = new Manager(api.url, {
      path: '/socket.io',
      transports: ['websocket'],
      extraHeaders: { origin: ORIGIN, 'x-forwarded-for': address },
      reconnection: false,
      autoConnect: false,
    });
    await new Promise<void>((resolve, reject) => manager.open((error) => (error ? reject(error) : resolve())));
    managers.push(manager);
    return manager;
  }

  test('is one of a hundred per address; another address is not refused', async () => {
    const dialled = await Promise.allSettled(Array.from({ length: 130 }, () => dial('198.51.100.1')));
    const open = dialled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(open).toHaveLength(100);
    await dial('198.51.100.2');
    await expect(dial('198.51.100.1')).rejects.toThrow();
    open[0]?.engine.close();
    await waitUntilOpen(() => dial('198.51.100.1'));
  });

  test('is closed after some seconds, and one that left its socket at once', async () => {
    const idle = await dial('198.51.100.3');
    const closed = new Promise((resolve) => idle.engine.on('close', resolve));
    const socket = await listen('patient');
    const left = new Promise((resolve) => socket.io.engine.on('close', resolve));
    // Only the packet that leaves the namespace (socket.io protocol 5, DISCONNECT).
    socket.io.engine.write('1');
    await left;
    await closed;
  });
});

describe('a connection that sends more than a client needs to', () => {
  test.each<[string, (socket: Socket) => void]>([
    ['hundreds of packets', (socket) => Array.from({ length: 300 }, () => socket.emit('x'))],
    [
      'pings of the WebSocket',
      (socket) => {
        const raw = webSocketOf(socket.io.engine);
        for (let count = 0; count < 20_000; count += 1) raw.ping();
      },
    ],
  ])('%s is cut', async (_what, flood) => {
    const socket = await listen('patient');
    const bystander = await listen('admin');
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));
    flood(socket);
    await cut;
    expect(bystander.connected).toBe(true);
  });
});
