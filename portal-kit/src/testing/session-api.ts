import { SIGNED_OUT, useSession } from '../session/store';

/** What the API answers to sign-in and refresh. */
export const signedInAnswer = {
  access_token: 'token-1',
  expires_in: 600,
  user: { id: '1', email: 'staff@demo.ayana.test' },
};

/** The signed-in cookie, as the server sets it; undefined takes it away. */
export function setHint(home: string | undefined): void {
  document.cookie =
    home === undefined ? 'ayana_signed_in=; max-age=0; path=/' : `ayana_signed_in=${encodeURIComponent(home)}; path=/`;
}

/**
 * An API of sessions for the tests of a file, by path: an administrator signs in and refreshes. A test may put another answer in
 * front. Before each test nobody is signed in.
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

type Ear = (event: { data: unknown }) => void;

/** Browsers have BroadcastChannel, jsdom has none: each hears what the others say, at once. */
export class FakeChannel {
  static readonly all = new Set<FakeChannel>();
  private readonly ears: Ear[] = [];
  constructor(readonly name: string) {
    FakeChannel.all.add(this);
  }
  addEventListener(_type: string, ear: Ear): void {
    this.ears.push(ear);
  }
  postMessage(data: unknown): void {
    this.say(data);
  }
  say(data: unknown): void {
    for (const other of FakeChannel.all) if (other !== this) for (const ear of other.ears) ear({ data });
  }
  close(): void {
    FakeChannel.all.delete(this);
  }
}
