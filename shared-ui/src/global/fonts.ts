/**
 * The two self-hosted fonts, in `shared-ui/assets/fonts/`.
 *
 * Made once with fonttools from npm `@fontsource-variable/newsreader` (opsz 44, wght 400-600) and
 * `@fontsource-variable/source-sans-3` (wght 400-700), latin subset; both under the SIL Open Font Licence beside them.
 */
export const FONT_FILES = ['newsreader-44-latin.woff2', 'source-sans-3-latin.woff2'] as const;

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215';

/**
 * `@font-face` rules for the two faces.
 * @param fontsUrl folder the files are served from, without a trailing slash
 */
export const fontFacesCss = (fontsUrl: string): string =>
  faceRule('Newsreader', '400 600', `${fontsUrl}/${FONT_FILES[0]}`) +
  faceRule('Source Sans 3', '400 700', `${fontsUrl}/${FONT_FILES[1]}`);

const faceRule = (family: string, weights: string, url: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:swap;src:url('${url}') format('woff2');unicode-range:${LATIN}}`;

interface Face {
  readonly family: string;
  /** Its fallback's metrics, percent, when that fallback is as wide as `width`. */
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly width: number;
  /** Fonts of people's machines, by their mean width (`xWidthAvg` over `unitsPerEm` in npm `@capsizecss/metrics`). */
  readonly locals: readonly { readonly width: number; readonly fonts: readonly string[] }[];
}

const SANS = { width: 0.4688, fonts: ['Open Sans', 'OpenSans-Regular', 'Noto Sans', 'NotoSans-Regular'] } as const;

/** Android has Noto Serif and Roboto, Windows and macOS Times New Roman and Arial, Linux what is metrically the same, or Noto or Open Sans. */
const FACES: readonly Face[] = [
  {
    family: 'Newsreader',
    size: 108.14,
    ascent: 67.96,
    descent: 24.5,
    width: 0.4063,
    locals: [
      { width: 0.4063, fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
      { width: 0.481, fonts: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'] },
      SANS,
    ],
  },
  {
    family: 'Source Sans 3',
    size: 94.2,
    ascent: 108.71,
    descent: 42.46,
    width: 0.4458,
    locals: [{ width: 0.4458, fonts: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto', 'Roboto-Regular'] }, SANS],
  },
];

/** `Newsreader fallback 1`, …: one for each width, in the order they are tried. */
export function fallbackFamilies(family: Face['family']): string[] {
  const face = FACES.find((one) => one.family === family);
  return (face?.locals ?? []).map((_local, place) => `${family} fallback ${place + 1}`);
}

/**
 * Fallback fonts until the web fonts have loaded, scaled to their metrics so that no line moves then. The widths are averages over
 * English text, measured against fonts that share the metrics of Times and Arial; other fonts follow from their own mean width.
 */
export const fallbackFacesCss = FACES.map((face) =>
  face.locals
    .map(({ width, fonts }, place) => {
      const size = (face.size * face.width) / width;
      const percent = (value: number): string => `${Math.round(value * 100) / 100}%`;
      const along = face.size / size;
      return (
        `@font-face{font-family:'${face.family} fallback ${place + 1}';src:${fonts.map((font) => `local('${font}')`).join()};` +
        `size-adjust:${percent(size)};ascent-override:${percent(face.ascent * along)};descent-override:${percent(face.descent * along)};line-gap-override:0%}`
      );
    })
    .join(''),
).join('');
