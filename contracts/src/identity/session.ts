import { HOME_PORTALS } from './roles.ts';

/** The cookie that scripts can read and that says whether to refresh; its value is only the home portal's path. */
export const SIGNED_IN_COOKIE = 'ayana_signed_in';

/** The cookie with the language of a signed-in user's portals, which the render server serves them in. */
export const LANGUAGE_COOKIE = 'ayana_language';

/** Values of the cookie: a home portal, or `none` for a signed-in user without a role. */
export const SIGNED_IN_HINTS: readonly string[] = [...HOME_PORTALS, 'none'];

/** Reading the role before there is a session token (spec section 9): milliseconds and number of retries. */
export const ROLE_FETCH = { retries: 3, initial_delay: 50, retry_delay: 150 } as const;
