import { signIn, signOut, startSession } from './session';
import { sessionApi, setHint } from '../testing/session-api';

const { server, paths } = sessionApi();
const OWED = 'ayana-owed-sign-out';
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('a sign-out the server was not told of', () => {
  it('owes the server a sign-out it was not told of, and tells it when the device is online again, once', async () => {
    const stop = startSession();
    await signIn({ email: 'a@b.test', password: 'x' });
    server.mockRejectedValueOnce(new TypeError('down'));
    await expect(signOut()).rejects.toMatchObject({ code: 'network_error' });
    server.mockClear();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await until(() => localStorage.getItem(OWED) === null);
    expect(paths()).toEqual(['/api/auth/sign-out']);
    window.dispatchEvent(new Event('online'));
    expect(paths()).toHaveLength(1);
    stop();
  });

  it('tells the server of an owed sign-out at the next start, and again as long as it fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(OWED, String(Date.now()));
    server.mockRejectedValueOnce(new TypeError('down'));
    const stop = startSession();
    await until(() => warn.mock.calls.length > 0);
    expect(localStorage.getItem(OWED)).not.toBeNull();
    stop();
    const again = startSession();
    await until(() => localStorage.getItem(OWED) === null);
    expect(paths()).toEqual(['/api/auth/sign-out', '/api/auth/sign-out']);
    again();
    warn.mockRestore();
  });

  it('owes nothing after thirty days, nor to somebody who signed in since', async () => {
    localStorage.setItem(OWED, String(Date.now() - 31 * 24 * 60 * 60 * 1000));
    startSession()();
    expect(localStorage.getItem(OWED)).toBeNull();
    localStorage.setItem(OWED, String(Date.now()));
    setHint('/admin');
    startSession()();
    expect(localStorage.getItem(OWED)).toBeNull();
    localStorage.setItem(OWED, String(Date.now()));
    await signIn({ email: 'a@b.test', password: 'x' });
    expect(localStorage.getItem(OWED)).toBeNull();
    expect(paths()).not.toContain('/api/auth/sign-out');
  });
});
