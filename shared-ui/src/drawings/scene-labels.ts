import type { DrawingLabel } from './hero-labels.ts';

/** The wide file is 2560 x 340 and centred like the hero; its middle 1440 is the frame. The phone's is 390 x 300. Numbers are laid over. */
export const nightLabels = {
  wide: [{ text: '10', x: 930, y: 298, anchor: 'middle', kind: 'number' }],
  phone: [{ text: '10', x: 100, y: 270, anchor: 'middle', kind: 'number' }],
} as const satisfies Readonly<Record<'wide' | 'phone', readonly DrawingLabel[]>>;

/** Where the page lays the two local times over the dark drawing: middles of the pills, in its units (480 x 420). */
export const twoScreensLabels = {
  patient: { x: 88, y: 322, anchor: 'middle' },
  doctor: { x: 282, y: 244, anchor: 'middle' },
} as const;

export const twoScreensFrame = { width: 480, height: 420 } as const;
export const twoScreensLightFrame = { width: 336, height: 190 } as const;

/** The round "valid to" stamp; its words are laid over the empty middle, turned by -8 degrees. */
export const stampLabel: Pick<DrawingLabel, 'x' | 'y' | 'anchor'> & { readonly turn: number } = {
  x: 50,
  y: 50,
  anchor: 'middle',
  turn: -8,
};
