/**
 * A sign-out that did not reach the server: the device was offline, or there was no answer. The session would stay open on the server
 * as long as its cookie lasts. Only the time of the sign-out is stored, not the user.
 */
const KEY = 'ayana-owed-sign-out';
/** Milliseconds after which the session has expired anyway: unused sessions end after thirty days (api.md). */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000;

export function rememberSignOut(): void {
  store((storage) => storage.setItem(KEY, String(Date.now())));
}

export function clearPendingSignOut(): void {
  store((storage) => storage.removeItem(KEY));
}

export function isSignOutPending(): boolean {
  const since = store((storage) => storage.getItem(KEY));
  if (since === null || since === undefined) return false;
  const age = Date.now() - Number(since);
  if (age < MAX_AGE) return true;
  clearPendingSignOut();
  return false;
}

/** Without storage (private windows, a full disk) nothing is remembered. */
function store<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage);
  } catch (error) {
    console.warn('This browser stores nothing for this site.', error);
    return undefined;
  }
}
