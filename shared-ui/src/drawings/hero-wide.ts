import { arcade } from './hospitals/arcade.ts';
import { heroLineStart, heroWideFrame, heroWideStops } from './hero-labels.ts';
import { colour, leafDeep, leafTone } from './palette.ts';
import { drawOnce, journeyDrawn, onCurve, stops, swell } from './parts/journey.ts';
import { dayLight, house, kitchenHouse, neighbour } from './parts/kitchen.ts';
import { Panes } from './parts/panes.ts';
import { greeter, suitcase, walkingMan, walkingWoman } from './parts/people.ts';
import { bush, cypress, palm, tree } from './parts/plants.ts';
import { crossSign, tank } from './parts/roof.ts';
import { airliner, boat, cloud, gulls, water, wavelets } from './parts/sea.ts';
import { seeded } from './random.ts';
import { at, drawing, flat, num, path, rect } from './svg.ts';

const left = -heroWideFrame.frameX;
const right = left + heroWideFrame.width;
const horizon = 664;
const ground = 738;
const home = { x: 150, y: ground };

/** The flight: from stop 5 over the water, through stop 6, up to the top and down behind the hospital. */
const climb = [
  { x: 806, y: 452 },
  { x: 858, y: 320 },
  { x: 950, y: 150 },
  { x: 1120, y: 150 },
] as const;
const planeAt = onCurve(...climb, 0.44);

const outward = `M${home.x + house.doorX - 2} ${ground - 6}V752Q${home.x + house.doorX - 2} 772 ${home.x + house.doorX + 20} 772H600C716 772 752 590 806 452C858 320 950 150 1120 150C1260 150 1352 300 1352 500V728Q1352 776 1304 776H948C892 776 898 866 836 866`;
const homeward = `H812${swell(-31, 17)}H170C112 866 92 846 92 816C92 782 128 772 ${home.x + house.doorX - 2} 748`;

/** The hero of the home page: a kitchen, a sea, a hospital, and one line through all of them. */
export function heroWide(): string {
  return drawing(
    {
      x: left,
      y: 0,
      width: heroWideFrame.width,
      height: heroWideFrame.height,
      style: drawOnce([
        ['a', 0.2, 0.5],
        ['b', 0.6, 3.4],
      ]),
    },
    sky(),
    sea(),
    farShores(),
    homeShore(),
    indiaShore(),
    journeyDrawn(`M${heroLineStart.x} ${heroLineStart.y - 30}V${home.y + house.lampTop + 3}`, 'a'),
    journeyDrawn(outward + homeward, 'b'),
    at(planeAt.x, planeAt.y, airliner(), 0.92, planeAt.angle),
    stops(heroWideStops),
    people(),
  );
}

function sky(): string {
  return flat(
    rect(left, 0, heroWideFrame.width, horizon + 10, colour.sky),
    path(`M966 ${horizon}A214 214 0 1 1 1306 ${horizon}z`, colour.dawn),
    path(cloud(), colour.white, { 'fill-opacity': '.75', transform: 'translate(826 168) scale(1.1)' }),
    path(cloud(), colour.white, { 'fill-opacity': '.6', transform: 'translate(1010 106) scale(.7)' }),
    path(cloud(), colour.white, { 'fill-opacity': '.75', transform: 'translate(1372 210) scale(.9)' }),
    path(cloud(), colour.white, { 'fill-opacity': '.6', transform: 'translate(-210 330)' }),
    path(cloud(), colour.white, { 'fill-opacity': '.6', transform: 'translate(1690 120)' }),
  );
}

function sea(): string {
  return [
    flat(rect(left, horizon, heroWideFrame.width, 266, colour.sea2)),
    skyline(440, [
      [0, 44, 46],
      [16, 14, -104],
      [52, 54, -72],
      [104, 12, -96],
      [122, 40, 34],
      [170, 28, 84],
      [204, 52, 36],
      [216, 14, 60],
    ]),
    skyline(846, [
      [0, 34, 50],
      [30, 34, 84],
      [54, 30, -120],
    ]),
    skyline(-330, [
      [0, 40, 70],
      [34, 26, 110],
      [90, 60, 46],
      [130, 20, 84],
    ]),
    skyline(1480, [
      [0, 40, 80],
      [34, 26, 130],
      [90, 60, 56],
      [140, 30, 104],
      [200, 70, 60],
      [260, 30, 90],
    ]),
    water(left, right, 716, 930, colour.sea3),
    water(left, right, 812, 930, colour.sea4, 10, 380, 0.55),
  ].join('');
}

/** A far town on the horizon, as [offset, width, height] blocks; a negative height is a dome or a spire of that height. */
const skyline = (x: number, blocks: readonly (readonly [number, number, number])[]): string =>
  flat(
    path(
      blocks
        .map(([dx, width, height]) =>
          height > 0
            ? `M${num(x + dx)} ${horizon}v${num(-height)}h${num(width)}v${num(height)}z`
            : `M${num(x + dx)} ${horizon}v${num(height * 0.6)}q0 ${num(height * 0.2)} ${num(width / 2)} ${num(height * 0.4)}q${num(width / 2)} ${num(-height * 0.2)} ${num(width / 2)} ${num(-height * 0.4)}V${horizon}z`,
        )
        .join(''),
      colour.sea2,
      { 'fill-opacity': '.7' },
    ),
  );

function farShores(): string {
  return [
    at(742, 728, boat(), 0.86),
    at(846, 548, gulls(), 0.8),
    at(1420, 360, gulls()),
    wavelets([
      [690, 690],
      [774, 676],
      [700, 742],
      [786, 776],
      [672, 792],
      [836, 700],
      [836, 836],
      [560, 900],
      [884, 898],
      [1150, 896],
      [1250, 852],
      [1380, 884],
      [1560, 880],
      [1800, 866],
      [-120, 880],
      [-360, 866],
      [40, 866],
      [690, 836],
    ]),
  ].join('');
}

function homeShore(): string {
  const glass = (x: number, y: number, lit = false): string =>
    path(
      `M${x} ${y}v-14a8 8 0 0 1 16 0v14z`,
      lit ? colour.marigold500 : colour.sea4,
      lit ? { 'fill-opacity': '.5' } : {},
    );
  return [
    path(
      `M${left - 10} 716C-200 726 60 716 300 718S560 716 610 736C650 752 666 764 666 778C666 806 610 824 480 828C200 834-200 828 ${left - 10} 834z`,
      colour.sand,
    ),
    at(-300, 716, palm(130, 12)),
    at(-226, 730, neighbour(112, 96, colour.dawn, glass(22, -44) + glass(70, -44, true))),
    at(-60, 724, cypress(92, leafTone)),
    at(-100, 740, bush(true)),
    at(22, 734, neighbour(88, 88, colour.rose, glass(14, -40) + glass(58, -40, true))),
    at(124, 740, tree(86)),
    at(home.x, home.y, kitchenHouse(dayLight)),
    at(456, 738, cypress(84)),
    at(
      476,
      736,
      neighbour(
        72,
        68,
        colour.marigold100,
        rect(12, -50, 18, 20, colour.marigold500, { 'fill-opacity': '.45' }) + rect(44, -50, 18, 20, colour.sea4),
      ),
    ),
    at(560, 742, neighbour(58, 46, colour.paper, glass(21, -14))),
    at(634, 758, tree(66, leafDeep, 0.72)),
    at(418, 739, bush(true)),
    at(540, 742, bush(true, leafTone, 0.86)),
    at(4, 741, bush(false, leafDeep)),
  ].join('');
}

function indiaShore(): string {
  return [
    path(
      `M${right + 10} 712C1700 724 1500 712 1280 716S1000 706 920 726C866 740 852 758 854 776C858 806 920 824 1080 828C1400 834 1700 826 ${right + 10} 832z`,
      colour.sand,
    ),
    at(1560, 726, tree(110, leafTone, 1.1)),
    at(1640, 728, neighbour(120, 110, colour.rose, path('M20-70h20v26H20zM74-70h20v26H74z', colour.sea4))),
    at(1810, 726, palm(150, -14, 1.1)),
    at(1486, 728, palm(112, 14)),
    at(916, 736, modernBlock()),
    at(1136, ground, arcade({ floors: 6, bays: 4, bay: 25, storey: 27 }, seeded('hero'))),
    at(892, 750, tree(92)),
    at(1018, 744, palm(132, -10, 1.05)),
    at(1420, 744, palm(132, -6, 1.05)),
    at(1040, 742, bush(true, leafTone, 1.1)),
    at(1296, 744, bush(true, leafDeep, 0.9)),
    at(1322, 740, cypress(104, leafTone)),
  ].join('');
}

/** The new wing beside the old front. */
function modernBlock(): string {
  const panes = new Panes(seeded('new wing'));
  for (let floor = 0; floor < 7; floor += 1) {
    for (let column = 0; column < 4; column += 1) panes.box(12 + column * 19, -166 + floor * 22, 14, 12);
  }
  return [
    at(18, -184, tank()),
    at(47, -195, crossSign(10)),
    rect(0, -176, 96, 176, colour.sea1),
    panes.draw(),
    rect(-5, -184, 106, 8, colour.teal700),
  ].join('');
}

function people(): string {
  return [
    at(940, 757, walkingWoman()),
    at(914, 758, walkingMan()),
    at(1234, 752, greeter()),
    at(1262, 753, suitcase()),
  ].join('');
}
