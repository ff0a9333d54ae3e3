import { ACCESS, type AccessEntry, homePortal, mayEnter } from '@ayana/contracts/identity';
import type { Session } from '@ayana/portal-kit';
import { authAddress } from './next';

/** A guard's decision (spec section 6): enter, redirect, or Access Denied (a role that is not known has a screen of its own there). */
export type Decision = { kind: 'enter' } | { kind: 'redirect'; to: string } | { kind: 'denied' };

/** Any origin: only the path of an address is read. */
const PATHS_ONLY = 'http://path.invalid';

const ENTER: Decision = { kind: 'enter' };

/**
 * Decides who may open a route, before its code is loaded.
 * @param entry the route's entry in the access table; undefined is public
 * @param path the requested URL, to return to after sign-in
 */
export function guard(entry: AccessEntry | undefined, session: Session, path: string): Decision {
  if (entry === undefined || ACCESS[entry] === 'public') return ENTER;
  if (session.status !== 'signed_in') return { kind: 'redirect', to: authAddress(path) };
  if (mayEnter(entry, session.role ?? null)) return ENTER;
  const role = session.role ?? session.unknown_role;
  const home = role === undefined ? undefined : homePortal(role);
  // The home of a role that this version does not know says so; sending it home again would be a loop.
  if (home === undefined || (!session.role && new URL(path, PATHS_ONLY).pathname === home)) return { kind: 'denied' };
  return { kind: 'redirect', to: home };
}

/** Signed-in people who land on the home page go to the portal of their role (spec section 1). */
export function landing(session: Session): Decision {
  const role = session.role ?? session.unknown_role;
  if (session.status !== 'signed_in' || role === undefined) return ENTER;
  return { kind: 'redirect', to: homePortal(role, true) };
}

/** Thrown by a guard; the error boundary shows the Access Denied screen. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
}
