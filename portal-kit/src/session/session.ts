import type { components } from '@ayana/contracts/api';
import { isRole, SIGNED_IN_COOKIE } from '@ayana/contracts/identity';
import { api } from '../api/client';
import { dataOf } from '../api/data-of';
import { askAgain } from './ask-again';
import { signedInHint } from './hint';
import { joinOtherTabs, type OtherTabs } from './other-tabs';
import { isSignOutOwed, oweSignOut, settleSignOut } from './owed-sign-out';
import { readRole } from './role';
import { type Session, SIGNED_OUT, useSession } from './store';
import { accessToken, setAccessToken, setTokenRenewal } from './token';

/** What sign-in, refresh and the last step of an outside sign-in answer. */
export type TokenAnswer = components['schemas']['SignedInDto'];

let tabs: OtherTabs | undefined;
let refreshing: Promise<boolean> | undefined;
let restoring: Promise<Session> | undefined;
/** Goes up with every sign-out: what was asked before it does not sign in again when its answer comes after it. */
let generation = 0;
/** When the server last said whose session this is, by the wall clock: the even one may stand still while the device sleeps. */
let heardAt = 0;
let paying: Promise<void> | undefined;

/** Milliseconds between two questions whose session it is, of a tab that is looked at again and again. */
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
    signedIn: noticeSignIn,
    signedOut: forget,
    person: noticePerson,
    lookedAt: noticeHint,
  });
  tabs = joined;
  // Signing out took the hint away. Where there is one again, somebody has signed in since, and that ended the old session.
  if (hint === undefined) payQuietly();
  else settleSignOut();
  window.addEventListener('online', payQuietly);
  return () => {
    joined.leave();
    window.removeEventListener('online', payQuietly);
  };
}

/** Tells the server of a sign-out it was not told of. */
function payQuietly(): void {
  if (!isSignOutOwed()) return;
  paying ??= api
    .POST('/auth/sign-out')
    .then(settleSignOut, (error: unknown) => console.warn('The server was not told of the sign-out.', error))
    .finally(() => {
      paying = undefined;
    });
}

/** Another tab signed somebody in: the same person again, or somebody else. */
function noticeSignIn(): void {
  const { status } = useSession.getState();
  if (status === 'signed_out') useSession.setState({ status: 'unknown', hint: signedInHint(document.cookie) });
  else if (status === 'signed_in') refreshQuietly();
}

/** A page of another tab goes on as somebody: the person of this tab, or somebody else. */
function noticePerson(id: string): void {
  if (useSession.getState().user?.id !== id) noticeSignIn();
}

/** What the cookie says now, for a tab that may have missed what the others said. */
function noticeHint(): void {
  const hint = signedInHint(document.cookie);
  const session = useSession.getState();
  if (hint === undefined) {
    if (session.status !== 'signed_out') forget();
    payQuietly();
  } else if (hint !== session.hint) noticeSignIn();
  else if (session.status === 'signed_in' && Math.abs(Date.now() - heardAt) >= ASK_AFTER) askWho();
}

/** Another person may have the same home portal: the cookie does not tell the two apart, the server does. */
function askWho(): void {
  heardAt = Date.now();
  isSomebodyElse().then(
    (other) => (other ? refreshQuietly() : undefined),
    (error: unknown) => console.warn('Whose session it is could not be asked.', error),
  );
}

async function isSomebodyElse(): Promise<boolean> {
  const answer = await dataOf(api.GET('/auth/session'));
  const { status, user } = useSession.getState();
  return status === 'signed_in' && answer?.user.id !== user?.id;
}

function refreshQuietly(): void {
  refreshSession().catch((error: unknown) => console.warn('The session was not read.', error));
}

/**
 * The session once it is known. Without the signed-in cookie no call is made. Throws `ApiProblem` when the API cannot be
 * asked: that is neither signed in nor signed out, and the next call asks again.
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
  const role = await readRole({ token: accessToken, call: () => dataOf(api.GET('/rpc/get_current_user_role')) });
  const { status, user } = useSession.getState();
  // Somebody else may have signed in meanwhile: this role is not theirs.
  if (status === 'signed_in' && user?.id === of) useSession.setState({ role });
}

/**
 * A new access token by the refresh cookie. Calls at once share one request; tabs take turns (Web Locks), so that each sends
 * the cookie the one before it was given. False when the session is over. What the network loses is asked again and signs nobody out.
 */
export function refreshSession(): Promise<boolean> {
  if (refreshing !== undefined) return refreshing;
  const asked = generation;
  const run = inTurn(async () => {
    const answer = await askAgain(() => dataOf(api.POST('/auth/refresh')));
    if (asked !== generation) {
      // The answer brought a hint of the session that was signed out of meanwhile.
      if (useSession.getState().status === 'signed_out') dropHint();
      return false;
    }
    if (answer === null) {
      forget();
      return false;
    }
    const before = useSession.getState().user?.id;
    accept(answer);
    if (answer.user.id !== before) tabs?.tell(`person:${answer.user.id}`);
    return true;
  }).finally(() => {
    if (refreshing === run) refreshing = undefined;
    readChangedRole();
  });
  refreshing = run;
  return run;
}

/** A refresh that shows another role, or another person, has the role read anew; it alone says which it is. */
function readChangedRole(): void {
  const { role, status, user } = useSession.getState();
  if (status !== 'signed_in' || user === null || restoring !== undefined) return;
  const shown = isRole(user['role']) ? user['role'] : null;
  if (role !== undefined && (!('role' in user) || shown === role)) return;
  restoreOnce().catch((error: unknown) => console.warn('The role was not read.', error));
}

async function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  return locks === undefined ? work() : locks.request('ayana-refresh', work);
}

/** Signs in; the role is read before it answers. Throws `ApiProblem` (`invalid_credentials`, `email_not_verified`, 429, …). */
export async function signIn(credentials: { email: string; password: string }): Promise<Session> {
  // A sign-out that is just being made up for would take the new session's cookie away.
  await paying;
  return takeSession(await dataOf(api.POST('/auth/sign-in', { body: credentials })));
}

/** Goes on with a session the API has just opened; the role is read before it answers. */
export async function takeSession(answer: TokenAnswer): Promise<Session> {
  // Signing in over a session ends it.
  settleSignOut();
  accept(answer);
  await loadRole();
  tabs?.tell('signed_in');
  return useSession.getState();
}

/**
 * Ends the session here, on the server and in the other tabs. Whatever the server says, this tab is signed out; a server that could not
 * be told is told when the device is online again, or at the next start.
 */
export async function signOut(): Promise<void> {
  try {
    await api.POST('/auth/sign-out');
  } catch (error) {
    // The server could not take the cookie away: without it no tab and no reload goes on with the session by itself.
    dropHint();
    oweSignOut();
    throw error;
  } finally {
    forget();
    tabs?.tell('signed_out');
  }
}

function dropHint(): void {
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}

function accept({ access_token, expires_in, user }: TokenAnswer): void {
  setAccessToken(access_token, expires_in);
  heardAt = Date.now();
  const before = useSession.getState();
  const same = before.status === 'signed_in' && before.user?.id === user.id;
  const hint = signedInHint(document.cookie);
  useSession.setState({ status: 'signed_in', user, hint, ...(same ? {} : { role: undefined }) });
}

function forget(): void {
  generation += 1;
  refreshing = undefined;
  restoring = undefined;
  setAccessToken(undefined);
  useSession.setState(SIGNED_OUT);
}
