import { colour, leafDeep, leafTone, skin } from './palette.ts';
import { circle, drawing, ellipse, flat, oval, path, round, toned } from './svg.ts';

const icon =
  (ground: string, ...shapes: readonly string[]): (() => string) =>
  () =>
    drawing({ width: 56, height: 56 }, flat(circle(31, 31, 24, ground)), ...shapes);

/** The ledger's eight services, by the last part of their file name. */
export const serviceIcons: Readonly<Record<string, () => string>> = {
  cardiac: icon(
    colour.rose,
    path('M28 49C12 38 6 29 7 20C8 10 21 7 28 17C35 7 48 10 49 20C50 29 44 38 28 49z', colour.white),
    path('M3 28H15L19 20L26 37L31 25L34 28H53', undefined, { stroke: colour.coral600 }),
  ),
  cosmetic: icon(
    colour.marigold100,
    path('M24 39H32L34 53Q28 56 22 53z', colour.clay),
    ellipse(28, 22, 17, 19, colour.white),
    ellipse(28, 22, 12.5, 14.5, colour.sea1, { 'stroke-width': 1.5 }),
    path('M20 22C20 15 24 12 28 11.500M47 6v7M43.500 9.500h7'),
  ),
  orthopedic: icon(
    colour.sea1,
    path('M20 3V15C20 19 14 19 14 25C14 31 22 32 25 28H31C34 32 42 31 42 25C42 19 36 19 36 15V3', colour.white),
    path('M21 53V44C21 41 15 40 16 36C17 33 24 34 28 35.500C32 34 39 33 40 36C41 40 35 41 35 44V53', colour.white),
    path('M34 46V53M33 4V12', undefined, { 'stroke-width': 1.5 }),
    path('M19 31.500Q28 34 37 31.500', undefined, { stroke: colour.sea4 }),
  ),
  ophthalmology: icon(
    colour.sea2,
    path('M3 29C14 14 42 14 53 29C42 44 14 44 3 29z', colour.white),
    circle(28, 29, 10.5, colour.sea4),
    circle(28, 29, 4.6, colour.ink),
    circle(31, 26, 1.8, colour.white, { stroke: 'none' }),
    path('M28 12V6M16 14.500L13.500 9.500M40 14.500L42.500 9.500'),
  ),
  fertility: icon(
    colour.leaf100,
    path('M28 41V20'),
    toned('M28 26C18 26 13 20 13 11C23 11 28 17 28 26z', leafDeep),
    toned('M28 21C28 12 34 6 44 6C44 16 38 21 28 21z', leafTone),
    path('M11 39H45C45 47 39 52 33 52H23C17 52 11 47 11 39z', colour.clay),
    path('M16 44H40', undefined, { 'stroke-width': 1.5 }),
  ),
  general: icon(
    colour.marigold100,
    path('M11 4H7V17C7 24 11 29 17 29C23 29 27 24 27 17V4H23', undefined),
    path('M17 29V38C17 46 22 52 30 52C38 52 43 46 43 38V31'),
    circle(43, 25, 6.5, colour.white),
    circle(43, 25, 2, colour.ink),
    path('M11 4v.1M23 4v.1', undefined, { 'stroke-width': 4 }),
  ),
  video: icon(
    colour.sea1,
    round(2, 9, 40, 32, 4, colour.white),
    path('M13 40.500C13 31 17 28 22 28C27 28 31 31 31 40.500z', colour.sea4),
    toned(oval(22, 21, 5.2, 6), skin(3)),
    round(36, 22, 18, 31, 3.5, colour.white),
    path('M39.500 46.500C39.500 41 42 39.500 45 39.500C48 39.500 50.500 41 50.500 46.500z', colour.clay, {
      'stroke-width': 1.6,
    }),
    toned(oval(45, 34.5, 3.2, 3.8), skin(5), { 'stroke-width': 1.6 }),
    path('M43.500 49.500h3', undefined, { 'stroke-width': 1.6 }),
  ),
  oncology: icon(
    colour.coral100,
    path('M22 22C18 12 21 4 28 4C35 4 38 12 34 22L19 52L12 46L23 27', colour.rose),
    path('M22 22C24 30 36 47 37 52L44 46L30 21C27 15 27 10 28 4C21 4 18 12 22 22z', colour.clay),
    path('M28 4C35 4 38 12 34 22L30.500 29'),
  ),
};
