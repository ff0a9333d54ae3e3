import { ensureSession, refreshSession, signIn, signOut, startSession } from './session';
import { SIGNED_OUT, useSession } from './store';
import { accessToken } from './token';

const answer = { access_token: 'token-1', expires_in: 600, user: { id: '1', email: 'staff@demo.ayana.test' } };
/** The API, by path; a test may put another answer in front. */
const server = jest.fn<Promise<unknown>, [string]>();
const paths = (): string[] => server.mock.calls.map(([path]) => path);
const networkFetch = globalThis.fetch;

function cookie(home: string | undefined): void {
  document.cookie =
    home === undefined ? 'ayana_signed_in=; max-age=0; path=/' : `ayana_signed_in=${encodeURIComponent(home)}; path=/`;
}

beforeEach(() => {
  server.mockReset();
  server.mockImplementation(async (path) => {
    if (path === '/api/auth/refresh' || path === '/api/auth/sign-in') return answer;
    return path === '/api/rpc/get_current_user_role' ? 'admin' : null;
  });
  globalThis.fetch = async (input) => Response.json(await server(new URL((input as Request).url).pathname));
  useSession.setState(SIGNED_OUT);
  cookie(undefined);
});

afterAll(() => {
  globalThis.fetch = networkFetch;
});

describe('the session', () => {
  it('makes no call without the signed-in cookie', async () => {
    startSession();
    expect((await ensureSession()).status).toBe('signed_out');
    expect(server).not.toHaveBeenCalled();
  });

  it('ignores a cookie that names no home portal', async () => {
    cookie('https://evil.example');
    startSession();
    expect((await ensureSession()).status).toBe('signed_out');
  });

  it('is restored once for many callers, with the role the server names', async () => {
    cookie('/admin');
    startSession();
    expect(useSession.getState()).toMatchObject({ status: 'unknown', hint: '/admin' });
    const [one, two] = await Promise.all([ensureSession(), ensureSession(), refreshSession()]);
    expect(one).toMatchObject({ status: 'signed_in', role: 'admin' });
    expect(two).toBe(one);
    expect(paths()).toEqual(['/api/auth/refresh', '/api/rpc/get_current_user_role']);
    expect(await accessToken()).toBe('token-1');
  });

  it('is over when refresh answers null', async () => {
    cookie('/admin');
    startSession();
    server.mockResolvedValue(null);
    expect(await ensureSession()).toMatchObject({ status: 'signed_out', user: null });
    expect(await accessToken()).toBeUndefined();
  });

  it('stays unknown when the API cannot be asked, and asks again', async () => {
    cookie('/admin');
    startSession();
    server.mockRejectedValueOnce(new TypeError('down'));
    await expect(ensureSession()).rejects.toMatchObject({ code: 'network_error' });
    expect(useSession.getState().status).toBe('unknown');
    expect((await ensureSession()).status).toBe('signed_in');
  });

  it('ends here even when the server cannot be told', async () => {
    await signIn({ email: 'a@b.test', password: 'x' });
    expect(useSession.getState()).toMatchObject({ status: 'signed_in', role: 'admin' });
    server.mockRejectedValueOnce(new TypeError('down'));
    await expect(signOut()).rejects.toMatchObject({ code: 'network_error' });
    expect(useSession.getState()).toEqual(SIGNED_OUT);
  });
});
