/** Beside the rail and the list there is room for a person from here on. */
export const BESIDE = '(min-width: 1240px)';
