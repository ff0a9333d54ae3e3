/** The design's colours (look.md) for mail programs: literal values, because few of them support custom properties. */
export const LIGHT = {
  paper: '#FBF8F3',
  card: '#FFFFFF',
  quiet: '#EEF2F0',
  chosen: '#D9ECE9',
  ink: '#12262B',
  stone: '#556568',
  line: '#DDE2DE',
  control: '#7D8987',
  teal: '#0B5D5B',
  on_teal: '#FFFFFF',
  marigold: '#E8A020',
} as const;

/** The dark mode: teal 900 for the page, lighter text and links; each text has a contrast of at least 7:1. */
export const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  paper: '#0B1B1D',
  card: '#12282A',
  quiet: '#1B3437',
  chosen: '#174543',
  ink: '#EEF2F0',
  stone: '#B4C2C1',
  line: '#2C474A',
  control: '#8FA09F',
  teal: '#8FD0C8',
  on_teal: '#062826',
  marigold: '#E8A020',
};

export const HEADING_FONT = "Newsreader, Georgia, 'Times New Roman', serif";
export const TEXT_FONT =
  "'Source Sans 3', 'Source Sans Pro', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
