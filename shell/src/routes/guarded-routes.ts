import type { PortalRoute } from '@ayana/portal-kit';
import { messages } from '../messages';

/** The user's own account: for any session, also without a role. */
export const PROFILE = {
  id: 'shell.profile',
  path: '/profile',
  title: messages.titles.profile,
  access: 'session',
  frame: 'portal',
} as const satisfies PortalRoute;

/** Shows the home of the user's role. */
export const SECURE_PORTAL: PortalRoute = {
  id: 'shell.secure-portal',
  path: '/secure-portal',
  title: messages.titles.portal,
  access: 'secure_portal',
  frame: 'portal',
};

/** The shell's own routes that need a session; the render server redirects signed-out visitors to sign in. */
export const GUARDED_SHELL_ROUTES: readonly PortalRoute[] = [PROFILE, SECURE_PORTAL];
