/**
 * A sign-out the server was not told of: the device was offline, or nothing answered. Without it the session would go on on the server
 * for as long as its cookie holds. Kept for the next start: the moment it was asked for, and nothing of whose it was.
 */
const KEY = 'ayana-owed-sign-out';
/** Milliseconds after which no session is left to end: one that is not used ends after thirty days (api.md). */
const HOLDS = 30 * 24 * 60 * 60 * 1000;

export function oweSignOut(): void {
  store((storage) => storage.setItem(KEY, String(Date.now())));
}

export function settleSignOut(): void {
  store((storage) => storage.removeItem(KEY));
}

export function isSignOutOwed(): boolean {
  const since = store((storage) => storage.getItem(KEY));
  if (since === null || since === undefined) return false;
  const age = Date.now() - Number(since);
  if (age < HOLDS) return true;
  settleSignOut();
  return false;
}

/** A browser that keeps nothing (private windows, a full disk) owes nothing: there is no place to write it down. */
function store<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage);
  } catch (error) {
    console.warn('This browser keeps nothing for this site.', error);
    return undefined;
  }
}
