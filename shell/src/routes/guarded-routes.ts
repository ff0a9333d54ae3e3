import type { PortalRoute } from '@ayana/portal-kit';

/** A person's own account: for any session, also one without a role. */
export const PROFILE = {
  id: 'shell.profile',
  path: '/profile',
  title: 'Your account',
  access: 'session',
  frame: 'portal',
} as const satisfies PortalRoute;

/** Shows the interface of the role, whichever it is. */
export const SECURE_PORTAL: PortalRoute = {
  id: 'shell.secure-portal',
  path: '/secure-portal',
  title: 'Your portal',
  access: 'secure_portal',
  frame: 'portal',
};

/** The shell's own routes that ask for a session; the render server sends signed-out visitors of them to sign in. */
export const GUARDED_SHELL_ROUTES: readonly PortalRoute[] = [PROFILE, SECURE_PORTAL];
