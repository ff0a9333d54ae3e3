import { arcade } from '../hospitals/arcade.ts';
import { colour, leafDeep, leafTone } from '../palette.ts';
import { journey } from '../parts/journey.ts';
import { bush, tree } from '../parts/plants.ts';
import { water, wavelets } from '../parts/sea.ts';
import { done, now, later, pause } from '../parts/signs.ts';
import { seeded } from '../random.ts';
import { at, circle, drawing, group, path, rect } from '../svg.ts';

const smallHouse = (): string =>
  [
    at(44, 0, tree(56, leafTone, 0.46)),
    rect(-24, -36, 48, 36, colour.white),
    path('M-32-30L0-58L32-30z', colour.clay),
    rect(-7, -20, 14, 20, colour.marigold500, { 'fill-opacity': '.45', stroke: 'none' }),
    rect(-7, -20, 14, 20, undefined),
    path('M14-50V-60H20V-45', colour.white),
  ].join('');

const bench = (): string => path('M-18-8H18M-18-20H18V-14H-18zM-14-8V0M14-8V0');

/** A remote that did not load: the bridge is out, the line waits, what lies beyond is still there. */
export function brokenBridge(): string {
  const ground = 118;
  const far = group(
    { stroke: colour.control },
    at(928, ground, arcade({ floors: 4, bays: 2, bay: 13, storey: 13 }, seeded('beyond')), 0.7),
    at(1052, ground, tree(66, leafTone, 0.6)),
    at(1092, ground, bench()),
  );
  return drawing(
    { width: 1144, height: 168 },
    water(396, 748, 140, 168, colour.sea2, 5, 88),
    wavelets(
      [
        [470, 156],
        [560, 150],
        [640, 158],
      ],
      colour.sea4,
    ),
    path(`M-4 ${ground}H410C416 132 412 150 406 172H-4z`, colour.sand),
    path(`M1148 ${ground}H734C728 132 732 150 738 172H1148z`, colour.sand),
    path(
      `M446 ${ground}V172H462V${ground}M682 ${ground}V172H698V${ground}M410 136Q420 ${ground} 446 ${ground}M734 136Q724 ${ground} 698 ${ground}`,
      colour.white,
    ),
    path(`M400 104H486L480 112L488 118H400z`, colour.white),
    path(`M744 104H650L657 110L648 118H744z`, colour.white),
    path('M420 104V92M444 104V92M468 104V94M412 92H470M672 104V94M696 104V92M724 104V92M670 92H732'),
    path('M494 104H642M494 118H642', undefined, { 'stroke-dasharray': '6 8', 'stroke-width': 1.6 }),
    path('M538 160L556 144L572 150L554 166z', colour.white),
    at(44, ground, smallHouse()),
    at(250, ground, bush(true)),
    at(344, ground, bush(false, leafDeep, 0.8)),
    `<g opacity=".55">${far}</g>`,
    journey('M96 112C130 84 160 92 200 92S300 98 340 88C390 74 410 78 446 80'),
    done(166, 91, colour.white),
    done(306, 94, colour.white),
    later('M664 82C712 76 740 68 790 70S850 96 866 98M990 100C1010 100 1024 100 1032 98'),
    circle(790, 70, 11, colour.white, { stroke: colour.control }),
    now(450, 80, path(pause, undefined, { 'stroke-width': 2.6 })),
  );
}
