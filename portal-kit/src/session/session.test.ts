import { ensureSession, refreshSession, signIn, signOut, startSession } from './session';
import { shownToast } from '../testing';
import { toast } from '../toasts/toasts';
import { SIGNED_OUT, useSession } from './store';
import { accessToken } from './token';
import { sessionApi, setHint, signedInAnswer } from '../testing/session-api';

const { server, paths } = sessionApi();
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('the session', () => {
  it('makes no call without the signed-in cookie', async () => {
    startSession();
    expect((await ensureSession()).status).toBe('signed_out');
    expect(server).not.toHaveBeenCalled();
  });

  it('ignores a cookie that names no home portal', async () => {
    setHint('https://evil.example');
    startSession();
    expect((await ensureSession()).status).toBe('signed_out');
  });

  it('is restored once for many callers, with the role the server names', async () => {
    setHint('/admin');
    startSession();
    expect(useSession.getState()).toMatchObject({ status: 'unknown', hint: '/admin' });
    const [one, two] = await Promise.all([ensureSession(), ensureSession(), refreshSession()]);
    expect(one).toMatchObject({ status: 'signed_in', role: 'admin' });
    expect(two).toBe(one);
    expect(paths()).toEqual(['/api/auth/refresh', '/api/rpc/get_current_user_role']);
    expect(await accessToken()).toBe('token-1');
  });

  it('ends when refresh returns null', async () => {
    setHint('/admin');
    startSession();
    server.mockResolvedValue(null);
    expect(await ensureSession()).toMatchObject({ status: 'signed_out', user: null });
    expect(await accessToken()).toBeUndefined();
  });

  it('stays unknown when the API is unreachable, and asks again', async () => {
    setHint('/admin');
    startSession();
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.mockRejectedValueOnce(new TypeError('down'));
    await expect(ensureSession()).rejects.toMatchObject({ code: 'network_error' });
    offline.mockRestore();
    expect(useSession.getState().status).toBe('unknown');
    expect((await ensureSession()).status).toBe('signed_in');
  });

  it('says once, after a sign-in, that the browser keeps no cookies', async () => {
    await signIn({ email: 'a@b.test', password: 'x' });
    expect(shownToast()).toMatchObject({ kind: 'failure', text: expect.stringContaining('allow cookies') });
    toast.dismiss();
    await refreshSession();
    expect(shownToast()).toBeNull();
  });

  it.each([
    ['the cookie is kept', '/admin', true],
    ['the sign-in page has said so already', undefined, false],
  ])('says nothing when %s', async (_when, hint, enabled) => {
    toast.dismiss();
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(enabled);
    if (hint !== undefined) setHint(hint);
    await signIn({ email: 'a@b.test', password: 'x' });
    expect(shownToast()).toBeNull();
    jest.restoreAllMocks();
  });

  it('keeps a role that this version does not know, and none of it is a role', async () => {
    server.mockImplementation(async (path) =>
      path === '/api/rpc/get_current_user_role' ? 'quality_reviewer' : signedInAnswer,
    );
    const session = await signIn({ email: 'a@b.test', password: 'x' });
    expect(session).toMatchObject({ status: 'signed_in', role: null, unknown_role: 'quality_reviewer' });
  });

  it('ends in this tab even when the server is unreachable', async () => {
    await signIn({ email: 'a@b.test', password: 'x' });
    expect(useSession.getState()).toMatchObject({ status: 'signed_in', role: 'admin' });
    server.mockRejectedValueOnce(new TypeError('down'));
    await expect(signOut()).rejects.toMatchObject({ code: 'network_error' });
    expect(useSession.getState()).toEqual(SIGNED_OUT);
  });

  it('leaves no cookie that would restore it when the server is unreachable', async () => {
    setHint('/admin');
    await signIn({ email: 'a@b.test', password: 'x' });
    server.mockRejectedValueOnce(new TypeError('down'));
    await expect(signOut()).rejects.toMatchObject({ code: 'network_error' });
    expect(document.cookie).not.toContain('ayana_signed_in');
  });

  it('is not restored by a refresh that is answered after the sign-out', async () => {
    await signIn({ email: 'a@b.test', password: 'x' });
    let arrive = (): void => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.mockImplementation(async (path) => {
      if (path !== '/api/auth/refresh') return null;
      await late;
      return signedInAnswer;
    });
    const refresh = refreshSession();
    await until(() => paths().includes('/api/auth/refresh'));
    await signOut();
    setHint('/admin');
    arrive();
    expect(await refresh).toBe(false);
    expect(useSession.getState()).toEqual(SIGNED_OUT);
    expect(await accessToken()).toBeUndefined();
    expect(document.cookie).not.toContain('ayana_signed_in');
  });

  it('retries when the network is just coming back, and does not sign out', async () => {
    setHint('/admin');
    startSession();
    server.mockRejectedValueOnce(new TypeError('the network is not there yet'));
    expect((await ensureSession()).status).toBe('signed_in');
  });
});
