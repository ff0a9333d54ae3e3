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

const wideStops: readonly (readonly [string, number, number, number, number, DrawingLabel['anchor'], string])[] = [
  ['1', 222, 772, 222, 803, 'middle', 'Enquiry'],
  ['2', 312, 772, 312, 803, 'middle', 'Records'],
  ['3', 402, 772, 402, 803, 'middle', 'Opinion'],
  ['4', 492, 772, 492, 803, 'middle', 'Quotes'],
  ['5', 582, 772, 582, 803, 'middle', 'Decision'],
  ['6', 806, 452, 830, 453, 'start', 'Visa and travel'],
  ['7', 1262, 776, 1262, 807, 'middle', 'Arrival'],
  ['8', 1130, 776, 1130, 807, 'middle', 'Treatment'],
  ['9', 976, 776, 976, 807, 'middle', 'Recovery'],
  ['10', 222, 866, 292, 866, 'middle', 'Follow-up'],
];

/** Centres of the ten stops of the wide scene, in frame units. */
export const heroWideStops = wideStops.map(([, x, y]) => ({ x, y }));

export const heroLabels: readonly DrawingLabel[] = [
  ...fromStops(wideStops),
  { text: 'Five stops at home,', x: 484, y: 634, anchor: 'start', kind: 'caption' },
  { text: 'one in the air,', x: 866, y: 378, anchor: 'start', kind: 'caption' },
  { text: 'three in India,', x: 1000, y: 866, anchor: 'start', kind: 'caption' },
  { text: 'and the last at home again.', x: 246, y: 899, anchor: 'start', kind: 'caption' },
];

/** The phone's scene: the file is 390 x 960 and starts under the Start Your Journey button. */
export const heroPhoneFrame = { width: 390, height: 960 } as const;

/** Where the line enters the phone's scene at its upper edge. */
export const heroPhoneLineStart = { x: 172, y: 0 } as const;

const phoneStops: typeof wideStops = [
  ['1', 84, 294, 84, 321, 'middle', 'Enquiry'],
  ['2', 146, 294, 146, 321, 'middle', 'Records'],
  ['3', 208, 294, 208, 321, 'middle', 'Opinion'],
  ['4', 270, 294, 270, 321, 'middle', 'Quotes'],
  ['5', 332, 294, 332, 321, 'middle', 'Decision'],
  ['6', 250, 432, 226, 433, 'end', 'Visa and travel'],
  ['7', 318, 858, 318, 887, 'middle', 'Arrival'],
  ['8', 209, 858, 209, 887, 'middle', 'Treatment'],
  ['9', 96, 858, 96, 887, 'middle', 'Recovery'],
  ['10', 30, 480, 54, 481, 'start', 'Follow-up'],
];

export const heroPhoneStops = phoneStops.map(([, x, y]) => ({ x, y }));

export const heroPhoneLabels: readonly DrawingLabel[] = fromStops(phoneStops);

function fromStops(stops: typeof wideStops): DrawingLabel[] {
  return stops.flatMap(([number, x, y, labelX, labelY, anchor, text]): DrawingLabel[] => [
    { text: number, x, y, anchor: 'middle', kind: 'number' },
    {
      text,
      x: labelX,
      y: labelY,
      anchor,
      kind: 'stop',
      ...(number === '10' && anchor === 'middle' ? { pill: true } : {}),
    },
  ]);
}
