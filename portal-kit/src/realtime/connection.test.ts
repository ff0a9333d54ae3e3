import { setAccessToken, setTokenRenewal } from '../session/token';
import { setRoomToken } from '../session/room-token';
import { subscribe } from './connection';

type Listener = (...values: unknown[]) => void;

/** A fake of the client library's socket, without a network. */
class FakeSocket {
  connected = false;
  active = true;
  readonly connect = jest.fn(() => {
    this.connected = true;
    return this;
  });
  readonly disconnect = jest.fn(() => {
    this.connected = false;
    return this;
  });
  readonly listeners = new Map<string, Listener>();
  on(event: string, listener: Listener): this {
    this.listeners.set(event, listener);
    return this;
  }
  private hear: Listener = () => {};
  onAny(listener: Listener): this {
    this.hear = listener;
    return this;
  }
  send(type: string, data: object): void {
    this.hear(type, data);
  }
  tell(event: string, ...values: unknown[]): void {
    this.listeners.get(event)?.(...values);
  }
}

const sockets: FakeSocket[] = [];
/** What each socket was opened with. */
const proofs: object[] = [];
jest.mock('socket.io-client', () => ({
  io: ({ auth }: { auth: (give: (proof: object) => void) => void }) => {
    auth((proof) => proofs.push(proof));
    const made = new FakeSocket();
    sockets.push(made);
    return made;
  },
}));

let leave: () => void = () => {};
const renewal = jest.fn<Promise<void>, []>();

async function connected(reread?: () => void): Promise<FakeSocket> {
  leave = subscribe({ handlers: {}, reread });
  // The page's own calls come first.
  await jest.advanceTimersByTimeAsync(50);
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error('No socket was opened.');
  socket.connected = true;
  socket.tell('connect');
  return socket;
}

beforeEach(() => {
  jest.useFakeTimers();
  setAccessToken('first', 600);
  setTokenRenewal(renewal);
  renewal.mockReset();
});

afterEach(async () => {
  leave();
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
});

describe('a socket the server cut', () => {
  const cut = (socket: FakeSocket): void => {
    socket.connected = false;
    socket.active = false;
    socket.tell('disconnect', 'io server disconnect');
  };

  it('comes back with a new token', async () => {
    renewal.mockImplementation(async () => setAccessToken('next', 600));
    const socket = await connected();
    cut(socket);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it('retries without an answer, and reconnects when there is one', async () => {
    renewal.mockRejectedValueOnce(new TypeError('down')).mockRejectedValueOnce(new TypeError('down'));
    renewal.mockImplementation(async () => setAccessToken('next', 600));
    const socket = await connected();
    cut(socket);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(socket.connect).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(4_000);
    expect(renewal).toHaveBeenCalledTimes(3);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it('does not reconnect after the session has ended', async () => {
    renewal.mockImplementation(async () => setAccessToken(undefined));
    const socket = await connected();
    cut(socket);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(renewal).toHaveBeenCalledTimes(1);
    expect(socket.connect).not.toHaveBeenCalled();
  });

  it('is replaced where someone signs in again in the same page, however soon', async () => {
    renewal.mockImplementation(async () => setAccessToken(undefined));
    const socket = await connected();
    cut(socket);
    await jest.advanceTimersByTimeAsync(1_000);
    leave();
    setAccessToken('of the next session', 600);
    const next = await connected();
    expect(next).not.toBe(socket);
    expect(proofs.at(-1)).toEqual({ token: 'of the next session' });
  });
});

it('with too many sockets of one user reads every 30 s, renews nothing, and tries again after two minutes', async () => {
  const reread = jest.fn();
  const socket = await connected(reread);
  reread.mockClear();
  socket.connected = false;
  socket.active = false;
  socket.tell('connect_error', new Error('too_many_sockets'));
  await jest.advanceTimersByTimeAsync(119_000);
  expect(reread).toHaveBeenCalledTimes(3);
  expect(socket.connect).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(socket.connect).toHaveBeenCalledTimes(1);
  expect(renewal).not.toHaveBeenCalled();
});

describe('a visitor of a consultation room', () => {
  beforeEach(() => setRoomToken('a room session'));
  afterEach(() => setRoomToken(undefined));

  it('connects by the room session, also after the server cut the line, and renews nothing', async () => {
    const socket = await connected();
    expect(proofs.at(-1)).toEqual({ room_token: 'a room session' });
    socket.connected = false;
    socket.active = false;
    socket.tell('disconnect', 'io server disconnect');
    await jest.advanceTimersByTimeAsync(1_000);
    expect([socket.connect.mock.calls.length, renewal.mock.calls.length]).toEqual([1, 0]);
  });

  it('does not come back once the session is refused', async () => {
    const socket = await connected();
    socket.connected = false;
    socket.active = false;
    socket.tell('connect_error', new Error('not_signed_in'));
    await jest.advanceTimersByTimeAsync(130_000);
    expect(socket.connect).not.toHaveBeenCalled();
  });
});

it('connects at once when the device is online again', async () => {
  const socket = await connected();
  socket.connected = false;
  socket.tell('disconnect', 'transport close');
  window.dispatchEvent(new Event('online'));
  expect(socket.connect).toHaveBeenCalledTimes(1);
});

describe('an event that came while a page was read', () => {
  const listen = (reread: () => void): (() => void) => subscribe({ handlers: { 'inbox.updated': () => {} }, reread });

  it('makes the page read again once it listens', async () => {
    const socket = await connected();
    socket.send('inbox.updated', { id: '1' });
    const reread = jest.fn();
    const stop = listen(reread);
    await jest.advanceTimersByTimeAsync(1);
    stop();
    expect(reread).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of another kind', 'messages.inserted', 0],
    ['long ago', 'inbox.updated', 6_000],
  ])('does not where it is %s', async (_what, type, ago) => {
    await jest.advanceTimersByTimeAsync(10_000);
    const socket = await connected();
    socket.send(type, { id: '1' });
    await jest.advanceTimersByTimeAsync(ago);
    const reread = jest.fn();
    const stop = listen(reread);
    await jest.advanceTimersByTimeAsync(1);
    stop();
    expect(reread).not.toHaveBeenCalled();
  });
});
