/** Where the upright scene is drawn. */
export const PHONE_SCENE = '(max-width: 559px)';
/** Where the words stand inside the wide scene at its natural size; between the two it lies under them, scaled. */
export const WIDE_SCENE = '(min-width: 1200px)';
