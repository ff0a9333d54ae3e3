/** Up to this width the rail gives way to the bar at the foot. */
export const NARROW = '(max-width: 860px)';
