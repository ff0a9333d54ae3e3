import type { MapFrame } from './coast/projection.ts';
import { islandPaths, mainlandPath } from './coast/trace.ts';
import { loginFrame, loginStops } from './login-labels.ts';
import { colour, leafTone } from './palette.ts';
import { drawOnce, journeyDrawn, onCurve, stops } from './parts/journey.ts';
import { airliner, wavelets } from './parts/sea.ts';
import { tree } from './parts/plants.ts';
import { crossSign, dome } from './parts/roof.ts';
import { at, circle, drawing, element, flat, path, rect, round } from './svg.ts';

const map: MapFrame = { scale: 20.5, west: 48.6, anchor: { lat: 13.08, y: 622 } };

const flight = [
  { x: 352, y: 486 },
  { x: 450, y: 478 },
  { x: 486, y: 540 },
  { x: 536, y: 540 },
] as const;
const planeAt = onCurve(...flight, 0.42);
const line =
  'M102 828C140 824 160 812 154 792C146 768 112 764 116 738C120 714 154 710 150 684C146 660 112 656 116 630C119 610 130 588 146 574C200 526 270 490 352 486C450 478 486 540 536 540C572 540 572 512 606 512C644 512 650 562 622 602C562 688 500 776 360 822C300 842 240 848 190 848C156 848 124 844 102 836';

/** The journey over the map: ten stops from a house to India and back. */
export function loginJourney(): string {
  const { width, height } = loginFrame;
  // The far end of the Gulf is only hinted at: a free line that meets the true coast where its data begin.
  const coast = mainlandPath(map, 3.4).replace(/^M([^l]+)/, 'M-10 250C50 286 20 330 96 344C150 352 200 350 $1');
  const home =
    'M-10 426C60 396 140 404 208 456C286 512 342 560 330 626C322 668 288 676 298 712C310 752 276 780 270 820C266 850 278 876 270 910H-10z';
  const fade = element(
    'linearGradient',
    { id: 'n', x1: 0, y1: 0, x2: 0, y2: 1 },
    element('stop', { 'stop-color': colour.sea }),
    element('stop', { offset: 1, 'stop-color': colour.sea, 'stop-opacity': 0 }),
  );
  return drawing(
    { width, height, defs: fade, style: drawOnce([['a', 0.2, 3.2]]) },
    flat(rect(0, 0, width, height, colour.sea), path(`${coast}V-20H-10z`, colour.paper)),
    path(coast),
    path(islandPaths(map, 3.4), colour.paper),
    path(home, colour.paper),
    rect(0, 0, width, 360, 'url(#n)', { stroke: 'none' }),
    wavelets(
      [
        [250, 400],
        [340, 410],
        [300, 450],
        [400, 600],
        [340, 566],
        [420, 650],
        [350, 720],
        [420, 850],
        [690, 600],
        [716, 716],
        [690, 780],
        [560, 850],
        [706, 850],
        [336, 872],
        [440, 760],
      ],
      colour.sea4,
    ),
    homeThings(),
    at(566, 478, hospital()),
    journeyDrawn(line, 'a'),
    at(planeAt.x, planeAt.y - 1, airliner(), 0.62, planeAt.angle),
    stops(loginStops, 13),
  );
}

/** The house, and small signs of what happens at each stop at home. */
function homeThings(): string {
  return [at(60, 832, house()), at(48, 738, papers()), at(50, 684, talk()), at(50, 608, quotes())].join('');
}

const house = (): string =>
  [
    at(40, 0, tree(54, leafTone, 0.44)),
    rect(-24, -38, 48, 38, colour.white),
    path('M-32-32L0-60L32-32', colour.clay),
    rect(-7, -22, 14, 22, colour.marigold500, { 'fill-opacity': '.45' }),
    rect(-7, -22, 14, 22, undefined),
    path('M-40 0H50'),
  ].join('');

const papers = (): string =>
  [
    path('M-18 12V-14M-13 16H8', undefined),
    path('M-12-20H8L18-10V10H-12z', colour.white),
    path('M8-20V-10H18M-6-6H10M-6 1H10', undefined, { 'stroke-width': 1.6 }),
    circle(16, 12, 8, colour.sea3),
    path('M12.500 12L15 14.500L20 9.500'),
  ].join('');

const talk = (): string =>
  [-16, 16]
    .map(
      (x) =>
        round(x - 13, -18, 26, 30, 4, colour.white) +
        path(`M${x - 8} 11.500C${x - 8} 3 ${x - 4} 2 ${x} 2C${x + 4} 2 ${x + 8} 3 ${x + 8} 11.500z`, colour.sea3, {
          'stroke-width': 1.6,
        }) +
        circle(x, -5, 5, colour.clay, { 'stroke-width': 1.6 }),
    )
    .join('');

const quotes = (): string =>
  [
    rect(-24, -14, 20, 36, colour.white),
    path('M-20-6h12M-20 1h12M-20 8h8', undefined, { 'stroke-width': 1.6 }),
    rect(2, -22, 22, 44, colour.white),
    path('M7-14h12M7-7h12M7 0h8', undefined, { 'stroke-width': 1.6 }),
    rect(8, 8, 10, 8, colour.marigold500, { 'fill-opacity': '.45', 'stroke-width': 1.6 }),
  ].join('');

const hospital = (): string =>
  [
    at(0, -66, dome(13, 18)),
    rect(-42, -40, 84, 40, colour.rose),
    rect(-19, -66, 38, 66, colour.white),
    at(0, -48, crossSign(8)),
    path('M-8 0V-18Q-8-26 0-30Q8-26 8-18V0z', colour.marigold100),
    path('M-35-28h10v8h-10zM-35-14h10v8h-10zM25-28h10v8h-10zM25-14h10v8h-10z', colour.sea4, { stroke: 'none' }),
    path('M-52 0H52M-46-40H-19M19-40H46M-24-66H24'),
  ].join('');
