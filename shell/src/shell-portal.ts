import { definePortal } from '@ayana/portal-kit';

/** The shell's screens that are not in the first view; they are part of its release, so they work without any remote. */
export const SHELL = 'shell';
export type ShellPageId =
  | 'shell.login'
  | 'shell.request-password-reset'
  | 'shell.reset-password'
  | 'shell.profile'
  | 'shell.not-found'
  | 'shell.access-denied'
  | 'shell.portal-frame';

export const shellPages = definePortal<ShellPageId>({
  'shell.login': () => import('./identity/sign-in/login-screen'),
  'shell.request-password-reset': () => import('./identity/reset/request-reset-screen'),
  'shell.reset-password': () => import('./identity/reset/reset-screen'),
  'shell.profile': () => import('./identity/profile/profile-screen'),
  'shell.not-found': () => import('./screens/not-found'),
  'shell.access-denied': () => import('./identity/access-denied/access-denied-screen'),
  'shell.portal-frame': () => import('./frame/portal/portal-frame'),
});
