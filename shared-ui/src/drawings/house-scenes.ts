import { colour, leafDeep, leafTone, skin } from './palette.ts';
import { greeter, sittingWoman } from './parts/people.ts';
import { FRAME, GROUND, grown } from './parts/scene.ts';
import { at, circle, drawing, flat, path, rect, round, toned } from './svg.ts';

const fern = (): string =>
  [
    toned('M0-34C-30-38-42-60-38-84C-12-78 2-60 0-34z', leafDeep),
    toned('M0-40C4-72 22-90 44-92C44-64 26-44 0-40z', leafTone),
    path('M-20-30H20L14 0H-14z', colour.clay),
  ].join('');

/** The desk for patients from abroad: somebody who speaks, somebody who came. */
export function houseDesk(): string {
  return drawing(
    FRAME,
    flat(circle(196, 150, 128, colour.dawn)),
    round(56, 34, 288, 56, 8, colour.white),
    circle(92, 62, 15, colour.marigold100),
    path('M85 62h14M92 55v14', undefined, { stroke: colour.teal700, 'stroke-width': 3.5 }),
    path('M124 54H212M124 70H180M236 54H316M236 70H290', undefined, { stroke: colour.sea4, 'stroke-width': 4 }),
    grown(132, 196, sittingWoman(), 1.6),
    rect(56, 206, 196, 74, colour.teal700),
    rect(44, 196, 220, 12, colour.clay),
    path('M76 228H232M76 250H232', undefined, { stroke: colour.sea4, 'stroke-width': 1.6 }),
    grown(312, GROUND, greeter(skin(5)), 1.55),
    at(370, GROUND, fern(), 0.8),
  );
}

/** An operating theatre before anybody is in it: lamp, table, the line a heart draws. */
export function houseTheatre(): string {
  return drawing(
    FRAME,
    flat(circle(200, 150, 128, colour.sea1)),
    path('M150 0V34L112 62M150 34L206 58M262 0V40', undefined, { 'stroke-width': 3.5 }),
    path('M74 76C78 52 146 52 150 76z', colour.white),
    path('M174 72C178 46 246 46 250 72z', colour.white),
    flat(
      path('M84 76H140L166 190H52z', colour.marigold500, { 'fill-opacity': '.12' }),
      path('M184 72H240L270 190H150z', colour.marigold500, { 'fill-opacity': '.12' }),
    ),
    path('M160 200V280M128 280H214', undefined, { 'stroke-width': 6 }),
    rect(46, 188, 236, 14, colour.white),
    path('M58 188C62 172 86 170 96 188z', colour.white),
    path('M104 188C140 176 236 176 276 188V226H112C106 214 104 200 104 188z', colour.sea3),
    path('M150 184C146 200 148 214 152 226M214 182C210 200 212 214 216 226', undefined, { 'stroke-width': 1.5 }),
    path('M344 280V120M318 280H370', undefined, { 'stroke-width': 3.5 }),
    round(296, 62, 96, 70, 7, colour.teal800),
    flat(rect(303, 69, 82, 56, colour.teal900)),
    path('M310 100H328L334 84L344 116L352 92L357 100H376', undefined, { stroke: colour.marigold500 }),
    path('M310 116H338M352 116H372', undefined, { stroke: colour.sea3 }),
    rect(322, 190, 46, 10, colour.white),
  );
}
