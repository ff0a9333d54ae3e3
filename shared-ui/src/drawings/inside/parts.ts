import { colour, type Colour, leafDeep, leafTone } from '../palette.ts';
import { FRAME, pot } from '../parts/scene.ts';
import { at, circle, element, flat, group, num, path, rect, round, toned } from '../svg.ts';
import type { Room, Water } from './record.ts';

/** Where the floor begins, and where the things in front are placed on it. */
export const FLOOR = 238;
export const FRONT = 268;

/** The walls and the floor of a room, to all edges. */
export const walls = ({ wash: { wall, second } }: Room): string =>
  flat(rect(0, 0, FRAME.width, FLOOR, wall), rect(0, FLOOR, FRAME.width, FRAME.height - FLOOR, second)) +
  path(`M0 ${FLOOR}H${FRAME.width}`);

const waters: Readonly<Record<Water, (width: number) => string>> = {
  sea: (width) =>
    rect(0, -40, width, 40, colour.sea3) +
    path(`M${num(width * 0.2)}-42l14-26v26z`, colour.white, { stroke: colour.ink }),
  river: (width) => rect(0, -34, width, 16, colour.sea3) + rect(0, -18, width, 18, colour.leaf100),
  lake: (width) => path(`M0-22Q${num(width / 2)}-44 ${width}-22V0H0z`, colour.sea3),
  street: (width) =>
    [0.06, 0.36, 0.66]
      .map((x, index) => rect(width * x, -36 - index * 14, width * 0.26, 36 + index * 14, colour.sea2))
      .join(''),
};

/** A window with what lies before it; its lower left corner is on 0,0. */
export function view({ water, plant }: Room, width: number, height: number, isNight = false): string {
  const sky = isNight ? colour.teal800 : colour.sea1;
  return [
    element('clipPath', { id: 'w' }, element('rect', { x: 0, y: -height, width, height })),
    group(
      { 'clip-path': 'url(#w)' },
      flat(
        rect(0, -height, width, height, sky),
        circle(width * 0.74, -height * 0.68, 13, isNight ? colour.white : colour.marigold100),
        waters[water](width),
      ),
      at(width * 0.72, 8, plant(-1), 0.72),
    ),
    rect(0, -height, width, height),
    path(`M${num(width / 2)}-${height}V0M-8 0H${width + 8}`),
  ].join('');
}

export const clock = (): string => circle(0, 0, 15, colour.white) + path('M0-9V0L6 4');

const picture = (fill: Colour): string =>
  rect(-24, -17, 48, 34, colour.white) +
  flat(path('M-19 12L-6-6L2 4L8-3L19 12z', fill), circle(11, -8, 4, colour.marigold500));

const loop = (): string =>
  rect(-22, -17, 44, 34, colour.white) +
  path('M-15 7C-6 7 6 5 5 0C4-4-4-4-5 0C-6 5 6 7 15 7', undefined, { stroke: colour.marigold500, 'stroke-width': 3 });

const shelf = (): string =>
  path('M-28 8H28') +
  rect(-20, -10, 8, 18, colour.teal700) +
  rect(-11, -14, 7, 22, colour.marigold500) +
  rect(-3, -8, 8, 16, colour.rose) +
  toned('M14 8q-7-12 0-22q8 10 0 22z', leafTone);

/** What hangs on a wall, centred on 0,0. */
export const hangings = {
  hills: () => picture(colour.sea3),
  leaves: () => picture(colour.leaf100),
  loop,
  shelf,
} as const;

const fern = (): string =>
  [
    toned('M0-34C-30-38-42-60-38-84C-12-78 2-60 0-34z', leafDeep),
    toned('M0-40C4-72 22-90 44-92C44-64 26-44 0-40z', leafTone),
    path('M-20-30H20L14 0H-14z', colour.clay),
  ].join('');
const tall = (): string =>
  path('M0-24V-96', undefined, { 'stroke-width': 3 }) +
  [-92, -74, -56]
    .map((y, index) =>
      at(0, y, toned('M0 0C10-14 26-16 36-10C28 2 12 6 0 0z', leafTone), [index % 2 === 0 ? 1 : -1, 1]),
    )
    .join('') +
  round(-16, -26, 32, 26, 4, colour.teal700);

/** A plant in its pot, standing on 0,0. */
export const potted = { fern, pot, tall } as const;
