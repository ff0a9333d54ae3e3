/**
 * Why signing in with an outside identity provider came to nothing: the `problem` in the address of /login or, when an account was
 * to be connected, of /profile; with what people read there.
 */
export const OUTSIDE_SIGN_IN_PROBLEMS = {
  access_denied: 'You did not give your permission there, so nothing was changed here. You can try again at any time.',
  provider_unreachable:
    'The other service does not answer right now. Please try again in a few minutes, or sign in another way.',
  state_mismatch:
    'This sign-in was begun in another browser or more than ten minutes ago. Please begin again from this page.',
  account_exists:
    'There is an account with this e-mail address already. Sign in with its password first; then you can connect the other service in your profile.',
  identity_taken:
    'That account of the other service is connected to another Ayana account. Disconnect it there first, or choose another one.',
  provider_error: 'The other service did not let you sign in. Please try again, or sign in another way.',
  email_missing:
    'The other service did not tell us your e-mail address, and an account here needs one. Allow it there, or register with your e-mail address.',
  not_available: 'We could not finish your sign-in just now. Please try again in a moment.',
} as const;
export type OutsideSignInProblem = keyof typeof OUTSIDE_SIGN_IN_PROBLEMS;

export function isOutsideSignInProblem(value: unknown): value is OutsideSignInProblem {
  return typeof value === 'string' && Object.hasOwn(OUTSIDE_SIGN_IN_PROBLEMS, value);
}

/** Seconds from leaving for the provider until coming back. */
export const OUTSIDE_SIGN_IN_SECONDS = 600;

/** Where providers send people back to, as registered with them: on the site's origin, beside the API's prefix. */
export const OUTSIDE_SIGN_IN_CALLBACK = '/oauth2/callback';
