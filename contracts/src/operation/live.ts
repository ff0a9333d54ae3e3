/**
 * Sent, bubbling, by an element of the page whose code has taken it over: the root of the document, and each part that the server
 * drew and whose code comes later. What was done in it before is then done by its code.
 */
export const PART_LIVE = 'ayana:live';
/** The same where the code did not come. Cancelled by the listener where a press is given up with it. */
export const PART_FAILED = 'ayana:failed';
/** Performance mark of what is done before the code of its part is there. */
export const EARLY_TAP = 'ayana:early-tap';
/** Begins the ids of parts whose code comes later. */
export const PART_ID = 'later-';
