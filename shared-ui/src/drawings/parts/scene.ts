import { colour, leafDeep, leafTone } from '../palette.ts';
import { at, circle, element, flat, group, path, rect, round, toned } from '../svg.ts';
import { tree } from './plants.ts';

/** A scene for the head of a page or an article: 400 x 280, everything rests on the lower edge, which the page makes a road. */
export const FRAME = { width: 400, height: 280 } as const;
export const GROUND = FRAME.height;

/** Larger than it was drawn, with the outline as thin as everywhere. */
export const grown = (x: number, y: number, body: string, scale: number): string =>
  at(x, y, group({ 'stroke-width': 2 / scale }, body), scale);

export const sun = (x: number, y: number, r: number, fill: string = colour.dawn): string => flat(circle(x, y, r, fill));

/** A tube with an outline on both sides, such as a vessel. */
export const tube = (d: string, width: number, fill: string): string =>
  path(d, undefined, { 'stroke-width': width, 'stroke-linecap': 'butt' }) +
  path(d, undefined, { stroke: fill, 'stroke-width': width - 4, 'stroke-linecap': 'butt' });

export const pot = (): string =>
  [
    path('M0-26V-70'),
    toned('M0-40C-26-42-34-58-32-76C-12-74 0-62 0-40z', leafDeep),
    toned('M0-50C2-76 16-88 36-88C36-68 22-52 0-50z', leafTone),
    toned('M0-62C-14-78-12-96-2-108C12-96 12-76 0-62z', leafTone),
    path('M-20-30H20L15 0H-15z', colour.clay),
    path('M-23-36H23V-28H-23z', colour.clay),
  ].join('');

/** A window onto a garden, its lower left corner at 0,0. */
export function pane(width: number, height: number): string {
  return [
    element('clipPath', { id: 'w' }, element('rect', { x: 0, y: -height, width, height })),
    group(
      { 'clip-path': 'url(#w)' },
      flat(
        rect(0, -height, width, height, colour.sea1),
        circle(width * 0.74, -height * 0.62, 17, colour.marigold100),
        path(`M0-24Q${width * 0.3}-44 ${width * 0.6}-26T${width}-30V0H0z`, colour.leaf100),
      ),
      at(width * 0.3, 0, tree(84, leafTone, 0.9)),
    ),
    rect(0, -height, width, height),
    path(`M${width / 2}-${height}V0`),
    path(`M-8 0H${width + 8}`),
  ].join('');
}

export const table = (x: number, y: number, width: number): string =>
  path(`M${x + 16} ${y + 10}V${GROUND}M${x + width - 16} ${y + 10}V${GROUND}`) + rect(x, y, width, 10, colour.clay);

export const cup = (): string =>
  path('M-9 0H9M-6 0C-8-4-8-10-8-14H8C8-10 8-4 6 0zM8-12q7-1 6 4q-2 4-7 4', colour.white) +
  path('M-2-19q-4-4 0-8t0-8', undefined, { 'stroke-width': 1.5 });

export const dripStand = (): string =>
  [
    path('M-16 0H16M0 0V-150M-14-150H14M-14-150v6M14-150v6'),
    round(-24, -144, 20, 30, 5, colour.white),
    flat(path('M-22-128h16v10q0 2-3 2h-10q-3 0-3-2z', colour.sea3)),
    path('M-14-114V-92C-14-66 24-92 56-84', undefined, { 'stroke-width': 1.5 }),
  ].join('');

const trace = 'M0 0H18L24-14L34 18L42-8L47 0H66';

/** A trolley with a monitor, standing on 0,0. */
export const monitor = (): string =>
  [
    path('M-22-6H22M0-6V-86'),
    circle(-18, -4, 4, colour.white),
    circle(18, -4, 4, colour.white),
    rect(-26, -62, 52, 8, colour.white),
    round(-48, -150, 96, 66, 7, colour.teal800),
    flat(rect(-41, -143, 82, 52, colour.teal900)),
    path(trace, undefined, { stroke: colour.marigold500, transform: 'translate(-33 -112)' }),
    path('M-33-98H-8M12-98H24', undefined, { stroke: colour.sea3 }),
  ].join('');
