import { defineMessages } from '@ayana/contracts/language';
import type { DrawingLabel } from './hero-labels.ts';

export const loginFrame = { width: 800, height: 900 } as const;

/** The names of the ten stages, as long as the drawing has space for. */
const STOPS = defineMessages('shared-ui/login-labels', [
  'Enquiry',
  'Records and consent',
  'Medical opinion',
  'Quotes and plan',
  'Decision and deposit',
  'Visa and travel',
  'Arrival',
  'Treatment',
  'Recovery',
  'Home follow-up',
]);

/** By number, from 1. */
const points: readonly (readonly [
  x: number,
  y: number,
  labelX: number,
  labelY: number,
  anchor: DrawingLabel['anchor'],
])[] = [
  [154, 792, 176, 793, 'start'],
  [116, 738, 138, 739, 'start'],
  [150, 684, 172, 685, 'start'],
  [116, 630, 138, 631, 'start'],
  [146, 574, 168, 576, 'start'],
  [352, 486, 352, 515, 'middle'],
  [536, 540, 526, 569, 'start'],
  [606, 512, 630, 513, 'start'],
  [622, 602, 600, 603, 'end'],
  [190, 848, 190, 877, 'middle'],
];

/** Words and numbers that lie over login-journey.svg, in its units (800 x 900). */
export const loginLabels: readonly DrawingLabel[] = points.flatMap(
  ([x, y, labelX, labelY, anchor], at): DrawingLabel[] => [
    { text: `${at + 1}`, x, y, anchor: 'middle', kind: 'number' },
    { text: STOPS[at] ?? '', x: labelX, y: labelY, anchor, kind: 'stop' },
  ],
);
