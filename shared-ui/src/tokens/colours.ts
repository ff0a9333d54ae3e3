/**
 * Every colour of the product. The comment names what a colour is for; which text may be on which background is
 * listed in `contrast-pairs.ts` and checked by a test, so that no change makes text unreadable.
 */
export const colours = {
  paper: '#fbf8f3',
  white: '#ffffff',
  mist: '#eef2f0',
  ink: '#12262b',
  stone: '#556568',

  'teal-900': '#06312f',
  'teal-800': '#084846',
  'teal-700': '#0b5d5b',
  'teal-100': '#d9ece9',
  'marigold-700': '#8a5a00',
  'marigold-500': '#e8a020',
  'marigold-100': '#fbf0da',
  'coral-600': '#b3362a',
  'coral-100': '#fbeae7',
  'leaf-700': '#2b6638',
  'leaf-100': '#e5f0e6',

  line: '#dde2de',
  'control-line': '#7d8987',

  // Water, glass, sky and ground in drawings, and the bands they lie on.
  sea: '#e6efed',
  'sea-1': '#dcede8',
  'sea-2': '#c4e0da',
  'sea-3': '#a5cec7',
  'sea-4': '#6fafa8',
  sky: '#e4f0eb',
  sand: '#f3e7d1',
  dawn: '#fbefdd',
  rose: '#ebc4b2',
  clay: '#d99a7c',
} as const;

export type ColourName = keyof typeof colours;
