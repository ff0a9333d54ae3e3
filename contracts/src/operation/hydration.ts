/**
 * Event, bubbling, of an element whose code has taken over: the root of the document, and each server-rendered part whose code loads later.
 * Actions recorded before it are replayed then.
 */
export const PART_LIVE = 'ayana:live';
/** The same when the code could not be loaded. A listener cancels it when the press is not to be replayed. */
export const PART_FAILED = 'ayana:failed';
/** Performance mark of an action before the code of its part is loaded. */
export const EARLY_TAP = 'ayana:early-tap';
/** Prefix of the ids of parts whose code loads later. */
export const PART_ID = 'later-';
