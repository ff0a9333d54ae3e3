import { colour } from './palette.ts';
import { journey, stop, swell } from './parts/journey.ts';
import { house, kitchenHouse, nightLight } from './parts/kitchen.ts';
import { water, wavelets } from './parts/sea.ts';
import { seeded } from './random.ts';
import { at, drawing, flat, num, path, rect } from './svg.ts';

const lineInk = colour.sea3;

function stars(left: number, right: number, bottom: number, count: number, name: string): string {
  const random = seeded(name);
  let small = '';
  let large = '';
  for (let index = 0; index < count; index += 1) {
    const d = `M${num(left + random() * (right - left))} ${num(8 + random() * random() * bottom)}h.1`;
    if (random() < 0.3) large += d;
    else small += d;
  }
  return (
    path(small, undefined, { stroke: colour.sea3, 'stroke-width': 2 }) +
    path(large, undefined, { stroke: colour.marigold100, 'stroke-width': 3 })
  );
}

const moon = (x: number, y: number, r: number): string =>
  flat(
    path(
      `M${num(x - r * 0.1)} ${num(y - r)}A${r} ${r} 0 1 0 ${num(x + r)} ${num(y + r * 0.2)}A${num(r * 0.84)} ${num(r * 0.84)} 0 0 1 ${num(x - r * 0.1)} ${num(y - r)}z`,
      colour.marigold100,
    ),
  );

const lit = (d: string): string => path(d, colour.marigold500, { 'fill-opacity': '.75', stroke: 'none' });

function nightTree(height: number): string {
  return (
    path(`M0 0V${-height + 30}`) +
    path(
      `M-30 ${-height + 34}C-46 ${-height + 30}-46 ${-height + 8}-30 ${-height + 4}C-26 ${-height - 14} 12 ${-height - 14} 18 ${-height}C40 ${-height - 2} 44 ${-height + 30} 26 ${-height + 34}C14 ${-height + 42}-16 ${-height + 42}-30 ${-height + 34}z`,
      colour.teal800,
    )
  );
}

const nightCypress = (): string => path('M0 0V-8M0-84C18-50 17-8 0-8C-17-8-18-50 0-84z', colour.teal800);

/** Lower than the day's hero: the band under the pages, where the line is home again. */
export function nightKitchen(): string {
  const [left, width, ground] = [-560, 2560, 262];
  const x = 990;
  return drawing(
    { x: left, width, height: 340, ink: lineInk },
    flat(
      rect(left, 0, width, 340, colour.teal900),
      rect(left, 0, width, 340, colour.teal800, { 'fill-opacity': '.4' }),
    ),
    stars(left, left + width, 210, 80, 'night'),
    moon(736, 74, 26),
    water(left, left + width, 276, 340, colour.teal800, 6, 300),
    water(left, left + width, 304, 340, colour.teal700, 6, 260, 0.45),
    wavelets(
      [
        [80, 318],
        [330, 286],
        [560, 322],
        [700, 284],
        [800, 326],
        [-160, 300],
        [-380, 322],
      ],
      colour.sea4,
    ),
    path(`M2010 256C1700 268 1400 256 1180 262S960 258 906 268C850 280 830 316 850 350H2010z`, colour.teal800),
    at(
      914,
      ground + 2,
      rect(0, -58, 66, 58, colour.teal900) +
        rect(-5, -65, 76, 7, colour.teal800) +
        path('M10-42h14v18h-14z', colour.teal800) +
        lit('M42-42h14v18h-14z'),
    ),
    at(980, ground + 2, nightCypress()),
    at(1348, ground, nightTree(78)),
    at(
      1398,
      ground + 1,
      rect(0, -66, 84, 66, colour.teal900) +
        rect(-6, -74, 96, 8, colour.teal800) +
        lit('M14-46h16v20h-16z') +
        path('M54-46h16v20h-16z', colour.teal800),
    ),
    at(1560, ground, nightTree(92)),
    at(
      1640,
      ground,
      rect(0, -52, 70, 52, colour.teal900) + rect(-5, -59, 80, 7, colour.teal800) + lit('M12-36h14v18h-14z'),
    ),
    at(x, ground, kitchenHouse(nightLight)),
    journey(
      `M${left - 10} 298${swell(33, 42, 8)}H930C990 298 ${x + house.doorX - 2} 292 ${x + house.doorX - 2} ${ground + 6}`,
    ),
    stop(930, 298),
  );
}

/** The same night for a phone. */
export function nightKitchenPhone(): string {
  const ground = 236;
  const x = 62;
  return drawing(
    { width: 390, height: 300, ink: lineInk },
    flat(rect(0, 0, 390, 300, colour.teal900), rect(0, 0, 390, 300, colour.teal800, { 'fill-opacity': '.4' })),
    stars(0, 390, 150, 34, 'night phone'),
    moon(32, 40, 18),
    path('M-10 234H400V310H-10z', colour.teal800),
    at(
      -34,
      ground,
      rect(0, -62, 74, 62, colour.teal900) + rect(-6, -69, 86, 7, colour.teal800) + lit('M44-44h14v18h-14z'),
    ),
    at(50, ground, nightCypress()),
    at(370, ground, nightTree(80)),
    at(x, ground, kitchenHouse(nightLight)),
    journey(`M-10 270${swell(18, 4, 5)}H100C118 262 ${x + house.doorX - 2} 258 ${x + house.doorX - 2} ${ground + 6}`),
    stop(100, 270),
  );
}
