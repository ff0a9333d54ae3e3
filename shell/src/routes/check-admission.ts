import { localePrefix, LOCALES, routePath } from '@ayana/contracts/language';
import {
  ensureSession,
  hasDirtyForms,
  isReleasePending,
  type PortalRoute,
  type Session,
  useSession,
} from '@ayana/portal-kit';
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { AccessDenied, type Decision, guard, landing } from './guard';

/**
 * Admits the user to a route: a pending release turns the navigation into a document load (never with a form in
 * progress), the session is restored where the route needs one, a portal is read in the language of the account, then the guard decides.
 */
export async function admit(route: PortalRoute, { request }: Pick<LoaderFunctionArgs, 'request'>): Promise<void> {
  const address = new URL(request.url);
  const path = routePath(address.pathname) + address.search;
  const isNavigation = request.method === 'GET' && address.pathname !== location.pathname;
  if (isNavigation && isReleasePending() && !hasDirtyForms()) throw redirectDocument(address.pathname + address.search);
  if (route.path === '/') {
    if (useSession.getState().status !== 'signed_out') follow(landing(await ensureSession()));
    return;
  }
  if (route.access === undefined || route.access === 'public') return;
  const session = await ensureSession();
  const prefix = accountPrefix(session);
  if (request.method === 'GET' && prefix !== undefined && prefix !== localePrefix())
    throw redirectDocument(prefix + path);
  follow(guard(route.access, session, path));
}

/** The first part of the portals' addresses in the user's language; undefined where it is not known. */
const accountPrefix = ({ user }: Session): string | undefined =>
  LOCALES.find(({ tag }) => tag === user?.['language'])?.prefix;

function follow(decision: Decision): void {
  if (decision.kind === 'redirect') throw redirect(decision.to);
  if (decision.kind === 'denied') throw new AccessDenied('This account has no role.');
}
