/** The colours of the look, by their token names. Drawings use these literals and nothing else: an `<img>` cannot read the page's custom properties. */
export const colour = {
  paper: '#FBF8F3',
  white: '#FFFFFF',
  mist: '#EEF2F0',
  ink: '#12262B',
  stone: '#556568',
  teal900: '#06312F',
  teal800: '#084846',
  teal700: '#0B5D5B',
  teal100: '#D9ECE9',
  marigold500: '#E8A020',
  marigold700: '#8A5A00',
  marigold100: '#FBF0DA',
  coral600: '#B3362A',
  coral100: '#FBEAE7',
  leaf700: '#2B6638',
  leaf100: '#E5F0E6',
  sea: '#E6EFED',
  sky: '#E4F0EB',
  sand: '#F3E7D1',
  dawn: '#FBEFDD',
  rose: '#EBC4B2',
  clay: '#D99A7C',
  sea1: '#DCEDE8',
  sea2: '#C4E0DA',
  sea3: '#A5CEC7',
  sea4: '#6FAFA8',
  line: '#DDE2DE',
  control: '#7D8987',
} as const;

export type Colour = (typeof colour)[keyof typeof colour];

/**
 * A tone between two tokens, painted as a base with glazes over it, so that skin, hair and leaves stay inside the palette.
 * The first colour is opaque; each glaze is [colour, opacity 0..1].
 */
export interface Tone {
  readonly base: Colour;
  readonly glazes: readonly (readonly [Colour, number])[];
}

export const leafTone: Tone = { base: colour.leaf100, glazes: [[colour.leaf700, 0.5]] };
export const leafDeep: Tone = { base: colour.leaf100, glazes: [[colour.leaf700, 0.78]] };
export const hairTone: Tone = { base: colour.ink, glazes: [[colour.marigold700, 0.12]] };
export const greyTone: Tone = {
  base: colour.white,
  glazes: [
    [colour.marigold700, 0.04],
    [colour.stone, 0.09],
  ],
};

/** Skin tones from light to deep, 1..6. */
const skinTones: readonly Tone[] = [
  {
    base: colour.rose,
    glazes: [
      [colour.clay, 0.4],
      [colour.marigold700, 0.08],
    ],
  },
  { base: colour.clay, glazes: [[colour.marigold700, 0.14]] },
  { base: colour.clay, glazes: [[colour.marigold700, 0.36]] },
  {
    base: colour.clay,
    glazes: [
      [colour.coral600, 0.16],
      [colour.marigold700, 0.34],
      [colour.ink, 0.16],
    ],
  },
  {
    base: colour.clay,
    glazes: [
      [colour.coral600, 0.2],
      [colour.marigold700, 0.34],
      [colour.ink, 0.36],
    ],
  },
  {
    base: colour.clay,
    glazes: [
      [colour.coral600, 0.2],
      [colour.marigold700, 0.3],
      [colour.ink, 0.52],
    ],
  },
];

/** The tone of a stored skin choice (1..6); anything outside is clamped. */
export function skin(choice: number): Tone {
  const last = skinTones.length - 1;
  const index = Math.min(last, Math.max(0, Math.round(choice) - 1));
  return skinTones[index] ?? { base: colour.clay, glazes: [] };
}
