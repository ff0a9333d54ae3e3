import { signIn, signOut, startSession } from './session';
import { sessionApi, setHint } from '../testing/session-api';

const { server, paths } = sessionApi();
const KEY = 'ayana-owed-sign-out';
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('a sign-out that did not reach the server', () => {
  it('is sent once when the device is online again', async () => {
    const stop = startSession();
    await signIn({ email: 'a@b.test', password: 'x' });
    server.mockRejectedValueOnce(new TypeError('down'));
    await expect(signOut()).rejects.toMatchObject({ code: 'network_error' });
    server.mockClear();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await until(() => localStorage.getItem(KEY) === null);
    expect(paths()).toEqual(['/api/auth/sign-out']);
    window.dispatchEvent(new Event('online'));
    expect(paths()).toHaveLength(1);
    stop();
  });

  it('is sent at the next start, and repeated until it succeeds', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(KEY, String(Date.now()));
    server.mockRejectedValueOnce(new TypeError('down'));
    const stop = startSession();
    await until(() => warn.mock.calls.length > 0);
    expect(localStorage.getItem(KEY)).not.toBeNull();
    stop();
    const again = startSession();
    await until(() => localStorage.getItem(KEY) === null);
    expect(paths()).toEqual(['/api/auth/sign-out', '/api/auth/sign-out']);
    again();
    warn.mockRestore();
  });

  it('is dropped after thirty days, and after another sign-in', async () => {
    localStorage.setItem(KEY, String(Date.now() - 31 * 24 * 60 * 60 * 1000));
    startSession()();
    expect(localStorage.getItem(KEY)).toBeNull();
    localStorage.setItem(KEY, String(Date.now()));
    setHint('/admin');
    startSession()();
    expect(localStorage.getItem(KEY)).toBeNull();
    localStorage.setItem(KEY, String(Date.now()));
    await signIn({ email: 'a@b.test', password: 'x' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(paths()).not.toContain('/api/auth/sign-out');
  });
});
