/**
 * The faces of papers, in the order in which a letter is looked for: the site's, then those of other scripts and signs. Each is a folder of
 * static TrueType files in a package; nothing is taken from the system. A letter that none of them has is not drawn, see `undrawable` of
 * `@ayana/contracts/papers`, which is made of this list (`npm run generate`).
 */
export interface Face {
  family: string;
  /** Below `@expo-google-fonts`. */
  name: string;
  /** Folders of the weights. */
  weights: readonly string[];
}

const REGULAR = ['400Regular'];
const BOTH = ['400Regular', '600SemiBold'];

const noto = (script: string, weights = BOTH): Face => ({
  family: `Noto Sans ${script}`,
  name: `noto-sans-${script.toLowerCase().replace(' ', '-')}`,
  weights,
});

/** Of headings alone. */
export const HEADING_FACE: Face = { family: 'Newsreader', name: 'newsreader', weights: ['500Medium'] };

export const FACES: readonly Face[] = [
  { family: 'Source Sans 3', name: 'source-sans-3', weights: BOTH },
  { family: 'Noto Sans', name: 'noto-sans', weights: BOTH },
  noto('Arabic'),
  noto('Bengali'),
  noto('Devanagari'),
  noto('Ethiopic'),
  noto('Thaana'),
  noto('Tamil'),
  noto('Sinhala'),
  noto('Myanmar'),
  noto('Telugu'),
  noto('Gujarati'),
  noto('Gurmukhi'),
  noto('Kannada'),
  noto('Malayalam'),
  noto('Oriya'),
  noto('Tifinagh', REGULAR),
  { family: 'Noto Serif Tibetan', name: 'noto-serif-tibetan', weights: BOTH },
  noto('Math', REGULAR),
  noto('Symbols'),
  noto('Symbols 2', REGULAR),
];
