/** Up to this width the rail is replaced by the bottom bar. */
export const NARROW = '(max-width: 860px)';

/** How wide the rail is. */
export const RAIL = '216px';

/** Height of the bottom bar, with its border. */
export const BAR = 'calc(64px + env(safe-area-inset-bottom))';
