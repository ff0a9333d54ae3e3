import { colour } from '../palette.ts';
import { journey, stop } from '../parts/journey.ts';
import { at, circle, drawing, flat, path, rect } from '../svg.ts';

/** Nothing waits: the line lies at rest on a tidy desk. */
export function emptyInbox(): string {
  return drawing(
    { width: 480, height: 240 },
    flat(
      circle(250, 120, 104, colour.sea1),
      rect(296, 40, 76, 84, colour.white),
      rect(296, 88, 76, 36, colour.sea3),
      circle(350, 78, 10, colour.marigold100),
    ),
    path('M296 40H372V124H296zM334 40V124M288 124H380'),
    at(318, 122, plant()),
    path('M60 216V188M420 216V188', undefined, { 'stroke-width': 5 }),
    rect(40, 176, 400, 12, colour.clay),
    path('M24 220H456'),
    deskLamp(),
    path('M212 176L220 140H296L304 176z', colour.white),
    path('M226 148H290M224 155H292', undefined, { stroke: colour.line }),
    path('M208 176V160H236C238 168 278 168 280 160H308V176z', colour.sea2),
    at(
      340,
      176,
      path('M-9 0C-12-4-12-12-12-18H10C10-12 10-4 7 0zM10-15q8-1 6 5q-2 4-8 5', colour.white) +
        path('M-4-24q-4-4 0-8t0-8', undefined, { 'stroke-width': 1.6 }),
    ),
    at(396, 176, sleeper()),
    journey('M-6 130C28 130 44 168 84 172H118C138 172 150 162 156 152A15 15 0 1 0 132 152C138 162 152 172 174 172H186'),
    stop(192, 170, 7),
  );
}

const plant = (): string =>
  path('M-9 0L-11-14H11L9 0z', colour.rose) +
  path('M0-14C-16-18-18-32-14-36C-4-32 0-24 0-14zM0-14C2-30 10-38 18-38C20-26 12-16 0-14z', colour.leaf700);

const deskLamp = (): string =>
  [
    flat(path('M108 108L92 176H206L156 92z', colour.marigold100, { 'fill-opacity': '.9' })),
    path('M70 176C70 168 106 168 106 176z', colour.teal800),
    path('M88 170L70 122L114 80', undefined, { 'stroke-width': 3.4 }),
    circle(70, 122, 4, colour.white),
    at(132, 98, path('M-28 0C-28-22-16-34 0-34C16-34 28-22 28 0z', colour.marigold500), 1, -28),
  ].join('');

/** The cat from the roof, asleep. */
const sleeper = (): string =>
  path('M-30 0C-36-16-20-28 0-27C22-26 32-14 28 0z', colour.ink) +
  path('M-30-4C-38-10-38-20-34-26L-28-21H-20L-14-25C-12-16-16-6-22-3z', colour.ink, {
    stroke: colour.white,
    'stroke-width': 1.4,
  }) +
  path('M-31-13q2.500 2 5 0M-23-12q2.500 2 5 0', undefined, { stroke: colour.white, 'stroke-width': 1.4 });
