/** The design's colours for a printed page. */
export const COLOURS = {
  paper: '#FBF8F3',
  white: '#FFFFFF',
  mist: '#EEF2F0',
  ink: '#12262B',
  stone: '#556568',
  line: '#DDE2DE',
  control: '#7D8987',
  teal_900: '#06312F',
  teal: '#0B5D5B',
  teal_100: '#D9ECE9',
  marigold: '#E8A020',
  marigold_100: '#FBF0DA',
  sky: '#E4F0EB',
  sand: '#F3E7D1',
  sea: '#A5CEC7',
} as const;
