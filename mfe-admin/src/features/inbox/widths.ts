/** Up to this width, list and request are two pages: there is no room for both beside the rail. */
export const NARROW = '(max-width: 1099px)';
export const WIDE = '(min-width: 1100px)';
