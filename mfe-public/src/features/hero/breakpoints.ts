/** Screens with the upright scene. */
export const PHONE_SCENE = '(max-width: 559px)';
/** Screens with the text inside the wide scene; between the two it is scaled below the text. */
export const WIDE_SCENE = '(min-width: 1200px)';
