import { tokensCss } from '../tokens/tokens.ts';
import { fallbackFacesCss, fontFacesCss } from './fonts.ts';
import { baseCss } from './base.ts';
import { printCss } from './print.ts';

/**
 * The global style at the start of the document's head: fonts, tokens, and plain elements.
 * @param options.fontsUrl folder the files of `FONT_FILES` are served from, e.g. `/shell/1.0.0-abc/fonts`
 */
export function createGlobalCss({ fontsUrl }: { fontsUrl: string }): string {
  return fontFacesCss(fontsUrl) + globalCss;
}

/** The same without the web fonts, for error pages. */
export const globalCss = fallbackFacesCss + tokensCss + baseCss + printCss;
