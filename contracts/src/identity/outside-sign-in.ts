import { defineMessages } from '../language/index.ts';

/**
 * Why signing in with an outside identity provider failed, with the text for the user: the `problem` in the address of /login or, when
 * connecting an account, of /profile.
 */
export const OUTSIDE_SIGN_IN_PROBLEMS = defineMessages('contracts/identity/outside-sign-in/outside-sign-in-problems', {
  access_denied: 'You did not give permission, so nothing has changed. You can try again at any time.',
  provider_unreachable:
    'The other service is not answering right now. Please try again in a few minutes, or sign in another way.',
  state_mismatch:
    'You started this sign-in in another browser, or more than ten minutes ago. Please start again from this page.',
  account_exists:
    'There is already an account with this email address. Sign in with its password first. Then you can connect the other service in your profile.',
  identity_taken:
    'That account of the other service is connected to another Ayana account. Disconnect it there first, or choose another one.',
  provider_error: 'The other service did not let you sign in. Please try again, or sign in another way.',
  email_missing:
    'The other service did not give us your email address, and you need one for an account here. Allow it there, or register with your email address.',
  not_available: 'We could not finish your sign-in just now. Please try again in a moment.',
});
export type OutsideSignInProblem = keyof typeof OUTSIDE_SIGN_IN_PROBLEMS;

export function isOutsideSignInProblem(value: unknown): value is OutsideSignInProblem {
  return typeof value === 'string' && Object.hasOwn(OUTSIDE_SIGN_IN_PROBLEMS, value);
}

/** Seconds between leaving for the provider and coming back. */
export const OUTSIDE_SIGN_IN_SECONDS = 600;

/** The address providers redirect to, as registered with them: on the site's origin, under the API's prefix. */
export const OUTSIDE_SIGN_IN_CALLBACK = '/oauth2/callback';
