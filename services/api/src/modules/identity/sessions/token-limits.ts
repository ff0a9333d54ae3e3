/** Seconds an access token is valid. */
export const ACCESS_TOKEN_SECONDS = 600;
/** Seconds a session lasts without being used, and at most. */
export const SESSION_IDLE_SECONDS = 30 * 24 * 60 * 60;
export const SESSION_MAX_SECONDS = 90 * 24 * 60 * 60;
/** Milliseconds in which a superseded refresh token still works: tabs may refresh at the same moment. */
export const REFRESH_GRACE = 10_000;
