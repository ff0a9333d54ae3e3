import { HOME_PORTALS } from './roles.ts';

/** The script-readable cookie that tells a page whether to refresh; its value is the home portal's path and nothing else. */
export const SIGNED_IN_COOKIE = 'ayana_signed_in';

/** Values the cookie may hold: a home portal, or `none` for a signed-in person without a role. */
export const SIGNED_IN_HINTS: readonly string[] = [...HOME_PORTALS, 'none'];

/** Reading the role while there is no session token yet (spec section 9): milliseconds and number of retries. */
export const ROLE_FETCH = { retries: 3, initial_delay: 50, retry_delay: 150 } as const;
