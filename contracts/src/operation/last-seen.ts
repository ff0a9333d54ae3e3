/** First part of the keys under which pages store what they showed last, to be read while offline. The shell removes them at sign-out. */
export const LAST_SEEN_PREFIX = 'ayana.seen.';
