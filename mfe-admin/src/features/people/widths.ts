/** From this width there is room for a person beside the rail and the list. */
export const BESIDE = '(min-width: 1240px)';
