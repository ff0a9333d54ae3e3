import type { components } from '@ayana/contracts/api';
import { SIGNED_IN_COOKIE } from '@ayana/contracts/identity';
import { api } from '../api/client';
import { dataOf } from '../api/data-of';
import { forgetLastSeen } from './forget-last-seen';
import { retryBriefly } from './retry-briefly';
import { signedInHint } from './hint';
import { joinOtherTabs, type OtherTabs } from './other-tabs';
import { isSignOutPending, rememberSignOut, clearPendingSignOut } from './pending-sign-out';
import { readRole, roleOf } from './role';
import { messages } from './messages';
import { type Session, SIGNED_OUT, useSession } from './store';
import { toast } from '../toasts/toasts';
import { accessToken, setAccessToken, setTokenRenewal } from './token';

/** What sign-in, refresh and the last step of a provider's sign-in return. */
export type TokenAnswer = components['schemas']['SignedInDto'];

let tabs: OtherTabs | undefined;
let refreshing: Promise<boolean> | undefined;
let restoring: Promise<Session> | undefined;
/** Increased by every sign-out: answers to earlier requests are then ignored. */
let generation = 0;
/** When the server last confirmed the user, by the wall clock: the monotonic one may stop while the device sleeps. */
let checkedAt = 0;
let sendingSignOut: Promise<void> | undefined;

/** Shortest time between two checks of the user when the tab becomes visible, in milliseconds. */
const ASK_AFTER = 60_000;

/**
 * Reads the signed-in cookie and listens to the other tabs. Called once, by the shell, before anything renders.
 * @returns a function that stops listening
 */
export function startSession(): () => void {
  const hint = signedInHint(document.cookie);
  useSession.setState(hint === undefined ? SIGNED_OUT : { status: 'unknown', user: null, role: undefined, hint });
  setTokenRenewal(refreshSession);
  const joined = joinOtherTabs({
    signedIn: handleSignIn,
    signedOut: forget,
    person: handleUser,
    visible: checkHint,
  });
  tabs = joined;
  // Signing out removed the hint. If there is one again, a later sign-in has ended the old session.
  if (hint === undefined) {
    // The session may have expired since.
    forgetLastSeen();
    sendPendingSignOut();
  } else clearPendingSignOut();
  window.addEventListener('online', sendPendingSignOut);
  return () => {
    joined.leave();
    window.removeEventListener('online', sendPendingSignOut);
  };
}

/** Sends a sign-out that did not reach the server. */
function sendPendingSignOut(): void {
  if (!isSignOutPending()) return;
  sendingSignOut ??= api
    .POST('/auth/sign-out')
    .then(clearPendingSignOut, (error: unknown) => console.warn('The sign-out did not reach the server.', error))
    .finally(() => {
      sendingSignOut = undefined;
    });
}

/** Another tab signed in the same user again, or another one. */
function handleSignIn(): void {
  const { status } = useSession.getState();
  if (status === 'signed_out') useSession.setState({ status: 'unknown', hint: signedInHint(document.cookie) });
  else if (status === 'signed_in') refreshQuietly();
}

/** A page of another tab continues as a user: this tab's or another one. */
function handleUser(id: string): void {
  if (useSession.getState().user?.id !== id) handleSignIn();
}

/** Checks the cookie, for a tab that may have missed messages. */
function checkHint(): void {
  const hint = signedInHint(document.cookie);
  const session = useSession.getState();
  if (hint === undefined) {
    if (session.status !== 'signed_out') forget();
    sendPendingSignOut();
  } else if (hint !== session.hint) handleSignIn();
  else if (session.status === 'signed_in' && Math.abs(Date.now() - checkedAt) >= ASK_AFTER) checkUser();
}

/** Two users may have the same home portal: only the server can distinguish them. */
function checkUser(): void {
  checkedAt = Date.now();
  isOtherUser().then(
    (other) => (other ? refreshQuietly() : undefined),
    (error: unknown) => console.warn('The user of the session could not be checked.', error),
  );
}

async function isOtherUser(): Promise<boolean> {
  const answer = await dataOf(api.GET('/auth/session'));
  const { status, user } = useSession.getState();
  return status === 'signed_in' && answer?.user.id !== user?.id;
}

function refreshQuietly(): void {
  refreshSession().catch((error: unknown) => console.warn('The session was not read.', error));
}

/**
 * The session once it is known. Without the signed-in cookie no call is made. Throws `ApiProblem` when the API is
 * unreachable: the status stays unknown, and the next call asks again.
 */
export async function ensureSession(): Promise<Session> {
  const session = useSession.getState();
  if (session.status === 'signed_out') return session;
  if (session.status === 'signed_in' && session.role !== undefined && restoring === undefined) return session;
  return restoreOnce();
}

function restoreOnce(): Promise<Session> {
  if (restoring !== undefined) return restoring;
  const run = restore().finally(() => {
    if (restoring === run) restoring = undefined;
  });
  restoring = run;
  return run;
}

async function restore(): Promise<Session> {
  if (useSession.getState().status !== 'signed_in') await refreshSession();
  if (useSession.getState().status === 'signed_in') await loadRole();
  return useSession.getState();
}

async function loadRole(): Promise<void> {
  const of = useSession.getState().user?.id;
  const read = await readRole({ token: accessToken, call: () => dataOf(api.GET('/rpc/get_current_user_role')) });
  const { status, user } = useSession.getState();
  // Another user may have signed in meanwhile: this role is not theirs.
  if (status === 'signed_in' && user?.id === of) useSession.setState(read);
}

/**
 * Gets a new access token with the refresh cookie. Simultaneous calls share one request; tabs wait for each other (Web Locks), so that each sends
 * the latest cookie. False when the session has ended. A network failure is retried and does not sign out.
 */
export async function refreshSession(): Promise<boolean> {
  try {
    return await refreshOnce();
  } finally {
    await readChangedRole();
  }
}

function refreshOnce(): Promise<boolean> {
  if (refreshing !== undefined) return refreshing;
  const asked = generation;
  const run = withRefreshLock(async () => {
    const answer = await retryBriefly(() => dataOf(api.POST('/auth/refresh')));
    if (asked !== generation) {
      // The answer set the hint of a session that was signed out meanwhile.
      if (useSession.getState().status === 'signed_out') dropHint();
      return false;
    }
    if (answer === null) {
      forget();
      return false;
    }
    const before = useSession.getState().user?.id;
    accept(answer);
    if (answer.user.id !== before) tabs?.notify(`person:${answer.user.id}`);
    return true;
  }).finally(() => {
    if (refreshing === run) refreshing = undefined;
  });
  refreshing = run;
  return run;
}

/**
 * Reloads the role when a refresh shows another role or user. What waits for the new token waits for it too: parts of the page that the new role
 * may not read are gone before anything is read again.
 */
async function readChangedRole(): Promise<void> {
  const { role, unknown_role, status, user } = useSession.getState();
  if (status !== 'signed_in' || user === null || restoring !== undefined) return;
  const shown = roleOf(user['role']);
  if (role !== undefined && (!('role' in user) || (shown.role === role && shown.unknown_role === unknown_role))) return;
  await restoreOnce().catch((error: unknown) => console.warn('The role was not read.', error));
}

async function withRefreshLock(work: () => Promise<boolean>): Promise<boolean> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  return locks === undefined ? work() : locks.request('ayana-refresh', work);
}

/** Signs in and loads the role. Throws `ApiProblem` (`invalid_credentials`, `email_not_verified`, 429, …). */
export async function signIn(credentials: { email: string; password: string }): Promise<Session> {
  // A pending sign-out that is being sent would remove the new session's cookie.
  await sendingSignOut;
  return takeSession(await dataOf(api.POST('/auth/sign-in', { body: credentials })));
}

/** Continues with a session the API has just opened, and loads the role. */
export async function takeSession(answer: TokenAnswer): Promise<Session> {
  // Signing in over a session ends it.
  clearPendingSignOut();
  accept(answer);
  sayWhetherKept();
  await loadRole();
  tabs?.notify('signed_in');
  return useSession.getState();
}

/**
 * Ends the session here, on the server and in the other tabs. This tab is signed out in any case; a sign-out that does not reach
 * the server is sent when the device is online again, or at the next start.
 */
export async function signOut(): Promise<void> {
  try {
    await api.POST('/auth/sign-out');
  } catch (error) {
    // The server could not remove the cookie: remove it here, so that no tab or reload restores the session.
    dropHint();
    rememberSignOut();
    throw error;
  } finally {
    forget();
    tabs?.notify('signed_out');
  }
}

/**
 * A browser that keeps no cookies signs out at every reload. The sign-in screen says so beforehand where the browser itself says it;
 * otherwise the hint that is missing after a sign-in shows it.
 */
function sayWhetherKept(): void {
  if (navigator.cookieEnabled && useSession.getState().hint === undefined) toast.failure(messages.title, messages.text);
}

function dropHint(): void {
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}

function accept({ access_token, expires_in, user }: TokenAnswer): void {
  setAccessToken(access_token, expires_in);
  checkedAt = Date.now();
  forgetLastSeen(user.id);
  const before = useSession.getState();
  const same = before.status === 'signed_in' && before.user?.id === user.id;
  const hint = signedInHint(document.cookie);
  useSession.setState({
    status: 'signed_in',
    user,
    hint,
    ...(same ? {} : { role: undefined, unknown_role: undefined }),
  });
}

function forget(): void {
  generation += 1;
  refreshing = undefined;
  restoring = undefined;
  setAccessToken(undefined);
  forgetLastSeen();
  useSession.setState(SIGNED_OUT);
}
