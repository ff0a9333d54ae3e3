import { tokensCss } from '../tokens/tokens.ts';
import { fallbackFacesCss, fontFacesCss } from './fonts.ts';
import { baseCss } from './base.ts';

/**
 * The whole style that stands in the document's head before anything else: faces, tokens, and how bare elements look.
 * @param options.fontsUrl folder the files of `FONT_FILES` are served from, e.g. `/shell/1.0.0-abc/fonts`
 */
export function createGlobalCss({ fontsUrl }: { fontsUrl: string }): string {
  return fontFacesCss(fontsUrl) + globalCss;
}

/** The same without the two web fonts, for a page that has to work when nothing else does. */
export const globalCss = fallbackFacesCss + tokensCss + baseCss;
