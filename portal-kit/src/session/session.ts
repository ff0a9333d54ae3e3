import { call } from '../api/client';
import { readRole } from './role';
import { signedInHint } from './hint';
import { type Session, type SessionUser, SIGNED_OUT, useSession } from './store';
import { accessToken, setAccessToken, setTokenRenewal } from './token';

interface TokenAnswer {
  access_token: string;
  expires_in: number;
  user: SessionUser;
}

type TabMessage = 'signed_in' | 'signed_out';

let channel: BroadcastChannel | undefined;
let refreshing: Promise<boolean> | undefined;
let restoring: Promise<Session> | undefined;

/**
 * Reads the signed-in cookie and listens to the other tabs. Called once, by the shell, before anything renders.
 * @returns a function that stops listening
 */
export function startSession(): () => void {
  const hint = signedInHint(document.cookie);
  useSession.setState(hint === undefined ? SIGNED_OUT : { status: 'unknown', user: null, role: undefined, hint });
  setTokenRenewal(refreshSession);
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const opened = new BroadcastChannel('ayana-session');
  opened.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'signed_out') forget();
    else if (useSession.getState().status === 'signed_out')
      useSession.setState({ status: 'unknown', hint: signedInHint(document.cookie) });
  });
  channel = opened;
  return () => opened.close();
}

/**
 * The session once it is known. Without the signed-in cookie no call is made. Throws `ApiProblem` when the API cannot be
 * asked: that is neither signed in nor signed out, and the next call asks again.
 */
export async function ensureSession(): Promise<Session> {
  const session = useSession.getState();
  if (session.status === 'signed_out') return session;
  if (session.status === 'signed_in' && session.role !== undefined) return session;
  restoring ??= restore().finally(() => {
    restoring = undefined;
  });
  return restoring;
}

async function restore(): Promise<Session> {
  if (useSession.getState().status !== 'signed_in') await refreshSession();
  if (useSession.getState().status === 'signed_in') await loadRole();
  return useSession.getState();
}

async function loadRole(): Promise<void> {
  const role = await readRole({ token: accessToken, call: () => call<unknown>('GET', '/rpc/get_current_user_role') });
  if (useSession.getState().status === 'signed_in') useSession.setState({ role });
}

/**
 * A new access token by the refresh cookie. Calls at once share one request; tabs take turns (Web Locks), so that each sends
 * the cookie the one before it was given. False when the session is over.
 */
export function refreshSession(): Promise<boolean> {
  refreshing ??= inTurn(async () => {
    const answer = await call<TokenAnswer | null>('POST', '/auth/refresh');
    if (answer === null) {
      forget();
      return false;
    }
    accept(answer);
    return true;
  }).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  return locks === undefined ? work() : locks.request('ayana-refresh', work);
}

/** Signs in; the role is read before it answers. Throws `ApiProblem` (`invalid_credentials`, 429, …). */
export async function signIn(credentials: { email: string; password: string }): Promise<Session> {
  accept(await call<TokenAnswer>('POST', '/auth/sign-in', credentials));
  await loadRole();
  tellOtherTabs('signed_in');
  return useSession.getState();
}

/** Ends the session here, on the server and in the other tabs. Whatever the server says, this tab is signed out. */
export async function signOut(): Promise<void> {
  try {
    await call('POST', '/auth/sign-out');
  } finally {
    forget();
    tellOtherTabs('signed_out');
  }
}

function tellOtherTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is its own origin's alone
  channel?.postMessage(message);
}

function accept({ access_token, expires_in, user }: TokenAnswer): void {
  setAccessToken(access_token, expires_in);
  useSession.setState({ status: 'signed_in', user, hint: signedInHint(document.cookie) });
}

function forget(): void {
  setAccessToken(undefined);
  useSession.setState(SIGNED_OUT);
}
