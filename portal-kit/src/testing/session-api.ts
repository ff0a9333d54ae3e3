import { SIGNED_OUT, useSession } from '../session/store';

/** What the API answers to sign-in and refresh. */
export const signedInAnswer = {
  access_token: 'token-1',
  expires_in: 600,
  user: { id: '1', email: 'staff@demo.ayana.test' },
};

/** Sets the signed-in cookie as the server does; undefined removes it. */
export function setHint(home: string | undefined): void {
  document.cookie =
    home === undefined ? 'ayana_signed_in=; max-age=0; path=/' : `ayana_signed_in=${encodeURIComponent(home)}; path=/`;
}

/**
 * A fake session API for a test file, by path: an administrator signs in and refreshes. A test may override an
 * answer. Before each test the user is signed out.
 */
export function sessionApi(): { server: jest.Mock<Promise<unknown>, [string]>; paths: () => string[] } {
  const server = jest.fn<Promise<unknown>, [string]>();
  const network = globalThis.fetch;
  beforeEach(() => {
    server.mockReset();
    server.mockImplementation(async (path) => {
      if (path === '/api/auth/refresh' || path === '/api/auth/sign-in') return signedInAnswer;
      return path === '/api/rpc/get_current_user_role' ? 'admin' : null;
    });
    globalThis.fetch = async (input) => Response.json(await server(new URL((input as Request).url).pathname));
    useSession.setState(SIGNED_OUT);
    setHint(undefined);
    localStorage.clear();
  });
  afterAll(() => {
    globalThis.fetch = network;
  });
  return { server, paths: () => server.mock.calls.map(([path]) => path) };
}

type Listener = (event: { data: unknown }) => void;

/** A BroadcastChannel for jsdom: each channel gets the others' messages at once. */
export class FakeChannel {
  static readonly all = new Set<FakeChannel>();
  private readonly listeners: Listener[] = [];
  constructor(readonly name: string) {
    FakeChannel.all.add(this);
  }
  addEventListener(_type: string, ear: Listener): void {
    this.listeners.push(ear);
  }
  postMessage(data: unknown): void {
    this.say(data);
  }
  say(data: unknown): void {
    for (const other of FakeChannel.all) if (other !== this) for (const ear of other.listeners) ear({ data });
  }
  close(): void {
    FakeChannel.all.delete(this);
  }
}
