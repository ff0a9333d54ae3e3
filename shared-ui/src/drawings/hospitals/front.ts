import { colour } from '../palette.ts';
import { num, path, rect } from '../svg.ts';

/** A front rests on 0,0 and is centred; how far it reaches to each side says where the trees may be. */
export type Front = (floors: number, random: () => number) => { readonly halfWidth: number; readonly body: string };

/** A lit entrance with glass doors and two steps, centred on 0,0. */
export function entrance(halfWidth: number, height: number): string {
  const w = halfWidth;
  return [
    rect(-w, -height, w * 2, height, colour.white),
    rect(-w + 7, -height + 9, w * 2 - 14, height - 9, colour.marigold100, { stroke: 'none' }),
    rect(-w + 7, -height + 9, w * 2 - 14, height - 9, colour.marigold500, { 'fill-opacity': '.3' }),
    rect(-w * 0.5, -height + 15, w, height - 15, colour.sea3, { stroke: 'none' }),
    path(`M0 ${num(-height + 15)}V-3`, undefined, { 'stroke-width': 1.6 }),
    rect(-w - 6, -3, w * 2 + 12, 3, colour.white),
  ].join('');
}
