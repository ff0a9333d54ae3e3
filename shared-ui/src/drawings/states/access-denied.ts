import { colour, leafTone } from '../palette.ts';
import { journey } from '../parts/journey.ts';
import { bush } from '../parts/plants.ts';
import { done, now, later, clock } from '../parts/signs.ts';
import { at, circle, drawing, flat, path, rect } from '../svg.ts';

/** Signed in, but no role yet: the line waits at a closed gate. */
export function accessDenied(): string {
  const ground = 96;
  return drawing(
    { width: 374, height: 104 },
    flat(rect(0, ground, 374, 8, colour.sand)),
    path(`M0 ${ground}H374`),
    at(24, ground, bush(false, leafTone, 0.8)),
    at(344, ground, bush(true, leafTone)),
    journey('M-4 78C26 68 44 62 68 62S120 76 138 76S178 66 200 62'),
    later('M216 62H228M324 66C340 62 356 62 376 66'),
    done(64, 62, colour.paper),
    done(134, 76, colour.paper),
    path(`M236 ${ground}V18H246V${ground}M314 ${ground}V18H324V${ground}`, colour.white),
    path('M232 18H250M310 18H328'),
    circle(241, 11, 5, colour.marigold100),
    circle(319, 11, 5, colour.marigold100),
    path(`M246 36Q280 22 314 36V${ground - 6}H246z`, colour.sea1),
    path(
      `M255 33V${ground - 6}M264 31V${ground - 6}M273 30V${ground - 6}M287 30V${ground - 6}M296 31V${ground - 6}M305 33V${ground - 6}M280 29V${ground - 6}M246 48H314`,
    ),
    circle(280, 64, 14, colour.white),
    rect(273, 62, 14, 10, colour.marigold100),
    path('M276 62V58.500a4 4 0 0 1 8 0V62'),
    now(206, 62, path(clock, undefined, { 'stroke-width': 2.2 }), 13),
  );
}
