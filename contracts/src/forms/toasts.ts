/** Toasts that say how a small action went, beside those of the forms: how many at once, and for how long (spec section 9). */
export const SECONDARY_TOASTS = { visible: 3, duration: 4000 } as const;

/** A toast that was closed is forgotten after this many milliseconds (spec section 9). */
export const TOAST_REMOVAL_MS = 1_000_000;
