import { ensureSession, refreshSession, signIn, startSession } from './session';
import { SIGNED_OUT, useSession } from './store';
import { FakeChannel, sessionApi, setHint, signedInAnswer } from '../testing/session-api';

const { server, paths } = sessionApi();
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('another role, another person', () => {
  const as = (role: unknown, id = '1'): object => ({ ...signedInAnswer, user: { ...signedInAnswer.user, id, role } });
  let role: unknown;
  let refreshed: unknown;

  beforeEach(async () => {
    role = 'unverified_user';
    refreshed = as('unverified_user');
    server.mockImplementation(async (path) => {
      if (path === '/api/auth/sign-in') return as('unverified_user');
      if (path === '/api/auth/refresh') return refreshed;
      return path === '/api/rpc/get_current_user_role' ? role : null;
    });
    setHint('/patient-portal');
    stop = startSession();
    await signIn({ email: 'a@b.test', password: 'x' });
    server.mockClear();
  });
  afterEach(() => stop());
  let stop = (): void => {};

  it('a refresh with another role reloads the role from the procedure', async () => {
    refreshed = as('patient');
    role = 'doctor';
    await refreshSession();
    // Known before anything is read with the new token.
    expect(useSession.getState().role).toBe('doctor');
    expect((await ensureSession()).role).toBe('doctor');
    expect(paths()).toEqual(['/api/auth/refresh', '/api/rpc/get_current_user_role']);
  });

  it('a removed role is noticed', async () => {
    refreshed = as(null);
    role = null;
    await refreshSession();
    expect((await ensureSession()).role).toBeNull();
  });

  it('a refresh with the same role reloads nothing', async () => {
    await refreshSession();
    expect((await ensureSession()).role).toBe('unverified_user');
    expect(paths()).toEqual(['/api/auth/refresh']);
  });

  it('another user who signs in in another tab is signed in here, with their own role', async () => {
    refreshed = as('pharmacy_partner', '2');
    role = 'pharmacy_partner';
    await refreshSession();
    expect(useSession.getState()).toMatchObject({ user: { id: '2' }, role: 'pharmacy_partner' });
  });

  it('a tab that becomes visible learns of a sign-out from the cookie alone', () => {
    setHint(undefined);
    window.dispatchEvent(new Event('focus'));
    expect(useSession.getState()).toEqual(SIGNED_OUT);
    setHint('/admin');
    window.dispatchEvent(new Event('focus'));
    expect(useSession.getState()).toMatchObject({ status: 'unknown', hint: '/admin' });
  });

  it('a tab that becomes visible asks who is signed in when the cookie names another home', async () => {
    refreshed = as('admin');
    role = 'admin';
    setHint('/admin');
    window.dispatchEvent(new Event('focus'));
    await refreshSession();
    expect((await ensureSession()).role).toBe('admin');
    expect(paths()).toEqual(['/api/auth/refresh', '/api/rpc/get_current_user_role']);
    window.dispatchEvent(new Event('focus'));
    expect(paths()).toHaveLength(2);
  });

  it('another user with the same home is noticed when the tab becomes visible, by asking once a minute at most', async () => {
    let sessionOf = '1';
    const before = server.getMockImplementation();
    server.mockImplementation(async (path) =>
      path === '/api/auth/session' ? { user: { ...signedInAnswer.user, id: sessionOf } } : before?.(path),
    );
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const look = (seconds: number): void => {
      clock.mockReturnValue(now + seconds * 1000);
      window.dispatchEvent(new Event('focus'));
    };
    setHint('/patient-portal');
    useSession.setState({ hint: '/patient-portal' });
    look(30);
    expect(paths()).toEqual([]);
    look(61);
    look(62);
    await until(() => paths().length > 0);
    expect(paths()).toEqual(['/api/auth/session']);
    sessionOf = '2';
    refreshed = as('unverified_user', '2');
    look(125);
    await until(() => useSession.getState().user?.id === '2');
    clock.mockRestore();
  });

  it('a page that continues as another user notifies the other tabs; for the same user nothing happens', async () => {
    const said: unknown[] = [];
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    stop();
    stop = startSession();
    await signIn({ email: 'a@b.test', password: 'x' });
    server.mockClear();
    const other = new FakeChannel('ayana-session');
    other.addEventListener('message', ({ data }) => said.push(data));
    refreshed = as('unverified_user', '2');
    await refreshSession();
    await refreshSession();
    expect(said).toEqual(['person:2']);
    await ensureSession();
    server.mockClear();
    other.say('person:2');
    expect(paths()).toEqual([]);
    refreshed = as('unverified_user', '3');
    other.say('person:3');
    await until(() => useSession.getState().user?.id === '3');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
});
