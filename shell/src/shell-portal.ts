import { definePortal } from '@ayana/portal-kit';

/** The shell's own screens that a first view does not need; they come from its own release, so they work without any remote. */
export const SHELL = 'shell';
export type ShellPageId = 'shell.login' | 'shell.not-found' | 'shell.access-denied';

export const shellPages = definePortal<ShellPageId>({
  'shell.login': () => import('./identity/login-screen'),
  'shell.not-found': () => import('./screens/not-found'),
  'shell.access-denied': () => import('./identity/access-denied-screen'),
});
