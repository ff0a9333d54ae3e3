import type { DrawingLabel } from './hero-labels.ts';

export const loginFrame = { width: 800, height: 900 } as const;

const points: readonly (readonly [string, number, number, number, number, DrawingLabel['anchor'], string])[] = [
  ['1', 154, 792, 176, 793, 'start', 'Enquiry'],
  ['2', 116, 738, 138, 739, 'start', 'Records and consent'],
  ['3', 150, 684, 172, 685, 'start', 'Medical opinion'],
  ['4', 116, 630, 138, 631, 'start', 'Quotes and plan'],
  ['5', 146, 574, 168, 576, 'start', 'Decision and deposit'],
  ['6', 352, 486, 352, 515, 'middle', 'Visa and travel'],
  ['7', 536, 540, 526, 569, 'start', 'Arrival'],
  ['8', 606, 512, 630, 513, 'start', 'Treatment'],
  ['9', 622, 602, 600, 603, 'end', 'Recovery'],
  ['10', 190, 848, 190, 877, 'middle', 'Home follow-up'],
];

/** Words and numbers that lie over login-journey.svg, in its units (800 x 900). */
export const loginLabels: readonly DrawingLabel[] = points.flatMap(
  ([number, x, y, labelX, labelY, anchor, text]): DrawingLabel[] => [
    { text: number, x, y, anchor: 'middle', kind: 'number' },
    { text, x: labelX, y: labelY, anchor, kind: 'stop' },
  ],
);

/** Centres of the ten stops of login-journey.svg. */
export const loginStops = points.map(([, x, y]) => ({ x, y }));
