import { colour } from '../palette.ts';
import { journey, stop } from '../parts/journey.ts';
import { boat, cloud, gulls, water, wavelets } from '../parts/sea.ts';
import { at, drawing, flat, path, round } from '../svg.ts';

/** A page that is not there: the line ends in a question at the quay. */
export function notFound(): string {
  return drawing(
    { width: 640, height: 280 },
    flat(
      path('M300 190A92 92 0 0 1 484 190z', colour.dawn),
      path(cloud(), colour.sea1, { transform: 'translate(470 50) scale(.9)' }),
      path(cloud(), colour.sea1, { transform: 'translate(60 40) scale(.7)' }),
    ),
    water(-10, 660, 190, 290, colour.sea2, 5, 180),
    water(-10, 660, 228, 290, colour.sea3, 6, 220),
    at(560, 206, boat(), 0.72),
    at(500, 120, gulls(), 0.8),
    wavelets([
      [430, 214],
      [520, 240],
      [410, 262],
      [590, 258],
      [470, 230],
    ]),
    path('M90 212V262M170 212V262M250 212V262M330 212V258M370 212V250', undefined, { 'stroke-width': 5 }),
    path('M-10 196H388V212H-10z', colour.clay),
    path('M40 196V212M92 196V212M144 196V212M196 196V212M248 196V212M300 196V212M352 196V212', undefined, {
      'stroke-width': 1.4,
    }),
    path('M352 196V182H346V176H372V182H366V196z', colour.teal800),
    at(104, 196, lampPost()),
    at(40, 196, suitcase()),
    at(196, 196, cat()),
    journey('M-10 193C60 193 150 195 206 193C262 190 292 172 292 148C292 126 322 118 322 88A34 34 0 0 0 254 86'),
    stop(294, 186, 9),
  );
}

const lampPost = (): string =>
  path('M0 0V-92C0-104 18-104 18-94') + path('M10-94H26L22-84H14z', colour.marigold500) + path('M-6 0H6');

const suitcase = (): string =>
  path('M-8-34V-42H8V-34') +
  round(-20, -34, 40, 32, 4, colour.rose) +
  path('M-10-34V-2M10-34V-2', undefined, { 'stroke-width': 1.6 });

const cat = (): string =>
  path('M-12-4C-22-4-24-14-18-18', undefined, { 'stroke-width': 3.6 }) +
  path('M-11 0C-14-10-8-17-4-20C-7-23-7-29-6-34L-1-30H5L10-34C11-29 11-23 7-20C12-16 14-9 12 0z', colour.ink);
