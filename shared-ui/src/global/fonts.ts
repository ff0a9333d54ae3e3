/**
 * The two self-hosted faces, in `shared-ui/assets/fonts/`.
 *
 * Made once with fonttools from npm `@fontsource-variable/newsreader` (opsz 44, wght 400-600) and
 * `@fontsource-variable/source-sans-3` (wght 400-700), latin subset; both under the SIL Open Font Licence beside them.
 */
export const FONT_FILES = ['newsreader-44-latin.woff2', 'source-sans-3-latin.woff2'] as const;

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215';

/**
 * `@font-face` rules for the two faces.
 * @param fontsUrl folder the files are served from, without a slash at its end
 */
export const fontFacesCss = (fontsUrl: string): string =>
  face('Newsreader', '400 600', `${fontsUrl}/${FONT_FILES[0]}`) +
  face('Source Sans 3', '400 700', `${fontsUrl}/${FONT_FILES[1]}`);

const face = (family: string, weights: string, url: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:swap;src:url('${url}') format('woff2');unicode-range:${LATIN}}`;

/**
 * What is read until the faces arrive, stretched to their metrics so that no line moves when they do.
 * The widths are averages over English text, measured against fonts that share the metrics of Times and Arial.
 */
export const fallbackFacesCss =
  "@font-face{font-family:'Newsreader fallback';src:local('Times New Roman'),local('Liberation Serif'),local('Tinos'),local('Noto Serif');size-adjust:108.14%;ascent-override:67.96%;descent-override:24.5%;line-gap-override:0%}" +
  "@font-face{font-family:'Source Sans fallback';src:local('Arial'),local('Liberation Sans'),local('Arimo'),local('Roboto');size-adjust:94.2%;ascent-override:108.71%;descent-override:42.46%;line-gap-override:0%}";
