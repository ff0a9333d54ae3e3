export { fallbackFacesCss, FONT_FILES, fontFacesCss } from './fonts.ts';
export { createGlobalCss, globalCss } from './global-css.ts';
