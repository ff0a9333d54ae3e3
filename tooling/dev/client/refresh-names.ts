/** Told on `window` after an update is on screen, or when what was read should be read again (`detail.pages`). */
export const UPDATED = 'ayana-dev-updated';
