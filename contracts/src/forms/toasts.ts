/** Toasts of small actions, besides those of the forms: how many at once, and for how long (spec section 9). */
export const SECONDARY_TOASTS = { visible: 3, duration: 4000 } as const;

/** Milliseconds after which a closed toast is removed (spec section 9). */
export const TOAST_REMOVAL_MS = 1_000_000;
