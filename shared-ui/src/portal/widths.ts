/** Up to this width the rail gives way to the bar at the foot. */
export const NARROW = '(max-width: 860px)';

/** How wide the rail is. */
export const RAIL = '216px';

/** How high the bar at the foot is, with its line. */
export const BAR = 'calc(64px + env(safe-area-inset-bottom))';
