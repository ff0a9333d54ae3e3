import { defineMessages } from '@ayana/contracts/language';

/**
 * Text over the hero's drawings: a drawing is an `<img>`, which cannot use the page's fonts.
 * `y` is the middle of the text. Units are CSS pixels of the scene's frame at its natural size.
 */
export interface DrawingLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly kind: 'stop' | 'caption' | 'number';
  /** The word lies on the line and needs a white pill behind it. */
  readonly pill?: true;
}

/**
 * The wide scene: the file is 2560 x 930; its middle 1440 (x from 560 on) is the frame these units count in. Centre the image on
 * the page at its natural size and lay a 1440 wide, centred box over it: label x, y are then its pixels.
 */
export const heroWideFrame = { width: 2560, height: 930, frameX: 560, frameWidth: 1440 } as const;

/** Where the line leaves the Start Your Journey button (its lower edge), in frame units; the line begins 30 higher, behind it. */
export const heroLineStart = { x: 270, y: 476 } as const;

/** The short names of the ten stages, and the sentence that is written along the wide scene. */
const MESSAGES = defineMessages('shared-ui/hero-labels', {
  stops: [
    'Enquiry',
    'Records',
    'Opinion',
    'Quotes',
    'Decision',
    'Visa and travel',
    'Arrival',
    'Treatment',
    'Recovery',
    'Follow-up',
  ],
  captions: {
    home: 'Five stops at home,',
    air: 'one in the air,',
    india: 'three in India,',
    back: 'and the last at home again.',
  },
});

type Stop = readonly [x: number, y: number, labelX: number, labelY: number, anchor: DrawingLabel['anchor']];

/** By number, from 1. */
const wideStops: readonly Stop[] = [
  [222, 772, 222, 803, 'middle'],
  [312, 772, 312, 803, 'middle'],
  [402, 772, 402, 803, 'middle'],
  [492, 772, 492, 803, 'middle'],
  [582, 772, 582, 803, 'middle'],
  [806, 452, 830, 453, 'start'],
  [1262, 776, 1262, 807, 'middle'],
  [1130, 776, 1130, 807, 'middle'],
  [976, 776, 976, 807, 'middle'],
  [222, 866, 292, 866, 'middle'],
];

export const heroLabels: readonly DrawingLabel[] = [
  ...fromStops(wideStops),
  { text: MESSAGES.captions.home, x: 484, y: 634, anchor: 'start', kind: 'caption' },
  { text: MESSAGES.captions.air, x: 866, y: 378, anchor: 'start', kind: 'caption' },
  { text: MESSAGES.captions.india, x: 1000, y: 866, anchor: 'start', kind: 'caption' },
  { text: MESSAGES.captions.back, x: 246, y: 899, anchor: 'start', kind: 'caption' },
];

/** The phone's scene: the file is 390 x 960 and starts under the Start Your Journey button. */
export const heroPhoneFrame = { width: 390, height: 960 } as const;

/** Where the line enters the phone's scene at its upper edge. */
export const heroPhoneLineStart = { x: 172, y: 0 } as const;

const phoneStops: readonly Stop[] = [
  [84, 294, 84, 321, 'middle'],
  [146, 294, 146, 321, 'middle'],
  [208, 294, 208, 321, 'middle'],
  [270, 294, 270, 321, 'middle'],
  [332, 294, 332, 321, 'middle'],
  [250, 432, 226, 433, 'end'],
  [318, 858, 318, 887, 'middle'],
  [209, 858, 209, 887, 'middle'],
  [96, 858, 96, 887, 'middle'],
  [30, 480, 54, 481, 'start'],
];

export const heroPhoneLabels: readonly DrawingLabel[] = fromStops(phoneStops);

function fromStops(stops: readonly Stop[]): DrawingLabel[] {
  return stops.flatMap(([x, y, labelX, labelY, anchor], at): DrawingLabel[] => [
    { text: `${at + 1}`, x, y, anchor: 'middle', kind: 'number' },
    {
      text: MESSAGES.stops[at] ?? '',
      x: labelX,
      y: labelY,
      anchor,
      kind: 'stop',
      // The last stop's name lies on the line.
      ...(at === 9 && anchor === 'middle' ? { pill: true } : {}),
    },
  ]);
}
