/** Up to this width list and request are two pages: beside the rail there is no room for both. */
export const NARROW = '(max-width: 1099px)';
export const WIDE = '(min-width: 1100px)';
