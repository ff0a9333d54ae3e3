import type { ColourName } from '@ayana/shared-ui/tokens';

export const STYLE_MESSAGES = {
  title: 'Style guide',
  lead: 'The design tokens and components of Ayana, live. The pages use these, in the states you see here.',
  description:
    'Live design tokens and every component of Ayana in its states: colour, type, space, controls, time, lists.',
  next: {
    title: 'Where it comes from',
    text: 'All values are tokens of shared-ui. A page never defines its own. A test checks the contrast.',
  },
  home: 'See it in use',
  press: 'Download the logo',
  sections: {
    colour: 'Colour',
    type: 'Type',
    space: 'Space and form',
    buttons: 'Buttons and links',
    fields: 'Fields',
    choices: 'Choices',
    status: 'Status and messages',
    time: 'Time and promises',
    journey: 'The journey',
    people: 'People and lists',
    states: 'Empty, failed, waiting',
    drawings: 'Drawings',
    screens: 'Screens of a portal',
  },
  contrast: (ratio: string, ground: string): string => `${ratio} on ${ground}`,
  sample: 'A person answers within 24 hours.',
} as const;

/** The use of each colour, and its background. */
export const COLOUR_USES: readonly (readonly [name: ColourName, use: string, ground?: ColourName])[] = [
  ['ink', 'text', 'paper'],
  ['stone', 'secondary text', 'paper'],
  ['teal-700', 'what can be pressed', 'paper'],
  ['teal-800', 'the same, pointed at', 'paper'],
  ['teal-900', 'dark bands'],
  ['teal-100', 'chosen, quiet ground'],
  ['marigold-500', 'the journey line'],
  ['marigold-700', 'soon due', 'marigold-100'],
  ['coral-600', 'wrong, overdue', 'coral-100'],
  ['leaf-700', 'done, saved', 'leaf-100'],
  ['paper', 'the page'],
  ['white', 'cards'],
  ['mist', 'quiet areas'],
  ['line', 'hairlines'],
  ['control-line', 'borders of controls'],
  ['sky', 'grounds of drawings'],
];

export const TYPE_SIZES = [58, 40, 34, 28, 24, 21, 18, 16, 14] as const;
export const SPACES = [4, 8, 12, 16, 24, 32, 48, 72, 112] as const;
