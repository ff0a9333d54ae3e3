import { ACCESS, type AccessEntry, homePortal, mayEnter } from '@ayana/contracts/identity';
import type { Session } from '@ayana/portal-kit';
import { authAddress } from './next';

/** A guard's decision (spec section 6): enter, redirect, or Access Denied. */
export type Decision = { kind: 'enter' } | { kind: 'redirect'; to: string } | { kind: 'denied' };

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
  if (!session.role) return { kind: 'denied' };
  return { kind: 'redirect', to: homePortal(session.role) };
}

/** Signed-in people who land on the home page go to the portal of their role (spec section 1). */
export function landing(session: Session): Decision {
  if (session.status !== 'signed_in' || !session.role) return ENTER;
  return { kind: 'redirect', to: homePortal(session.role, true) };
}

/** Thrown by a guard; the error boundary shows the Access Denied screen. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
}
