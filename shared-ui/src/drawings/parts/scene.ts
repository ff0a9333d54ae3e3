import { colour, leafDeep, leafTone } from '../palette.ts';
import { at, circle, flat, group, path, rect, round, toned } from '../svg.ts';

/** A room of a hospital: 400 x 280. */
export const FRAME = { width: 400, height: 280 } as const;

/** Larger than it was drawn, with the outline as thin as everywhere. */
export const grown = (x: number, y: number, body: string, scale: number): string =>
  at(x, y, group({ 'stroke-width': 2 / scale }, body), scale);

export const pot = (): string =>
  [
    path('M0-26V-70'),
    toned('M0-40C-26-42-34-58-32-76C-12-74 0-62 0-40z', leafDeep),
    toned('M0-50C2-76 16-88 36-88C36-68 22-52 0-50z', leafTone),
    toned('M0-62C-14-78-12-96-2-108C12-96 12-76 0-62z', leafTone),
    path('M-20-30H20L15 0H-15z', colour.clay),
    path('M-23-36H23V-28H-23z', colour.clay),
  ].join('');

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
