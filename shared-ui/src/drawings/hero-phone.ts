import { arcade } from './hospitals/arcade.ts';
import { heroPhoneFrame, heroPhoneLineStart, heroPhoneStops } from './hero-labels.ts';
import { colour, leafDeep, leafTone } from './palette.ts';
import { drawOnce, journeyDrawn, onCurve, stops } from './parts/journey.ts';
import { dayLight, house, kitchenHouse, neighbour } from './parts/kitchen.ts';
import { greeter, suitcase, walkingMan, walkingWoman } from './parts/people.ts';
import { bush, cypress, palm, tree } from './parts/plants.ts';
import { airliner, boat, gulls, water, wavelets } from './parts/sea.ts';
import { seeded } from './random.ts';
import { at, drawing, flat, path, rect } from './svg.ts';

const { width, height } = heroPhoneFrame;
const home = { x: heroPhoneLineStart.x - house.lampX, y: 258 };
const door = home.x + house.doorX - 2;
const ground = 822;

const flight = [
  { x: 250, y: 432 },
  { x: 236, y: 482 },
  { x: 368, y: 470 },
  { x: 368, y: 660 },
] as const;
const planeAt = onCurve(...flight, 0.4);

const line =
  `M${door} ${home.y - 6}V274Q${door} 294 ${door + 20} 294H344C392 294 396 362 348 378C306 392 262 392 250 432C236 482 368 470 368 660` +
  `V824Q368 858 334 858H64Q30 858 30 824V380C30 300 34 280 ${door} 266`;

/** The hero on a phone: home above, the sea and a bank of clouds to fly over, the hospital below. */
export function heroPhone(): string {
  return drawing(
    {
      width,
      height,
      style: drawOnce([
        ['a', 0.2, 0.4],
        ['b', 0.5, 3],
      ]),
    },
    backdrop(),
    homeTown(),
    indiaTown(),
    journeyDrawn(`M${heroPhoneLineStart.x} -4V${home.y + house.lampTop + 3}`, 'a'),
    journeyDrawn(line, 'b'),
    at(planeAt.x, planeAt.y, airliner(), 0.78, planeAt.angle),
    stops(heroPhoneStops, 13),
    at(82, ground + 20, walkingWoman()),
    at(58, ground + 21, walkingMan()),
    at(302, ground + 16, greeter()),
    at(330, ground + 17, suitcase()),
  );
}

function backdrop(): string {
  const bank =
    'M-10 566C-6 540 34 534 48 552C56 526 104 524 116 548C130 516 196 514 208 544C222 520 270 522 280 548C292 530 334 530 342 554C356 538 396 542 400 566V598C376 614 336 612 316 598C290 616 232 614 206 600C176 618 112 616 88 602C62 616 10 614-10 600z';
  return [
    flat(
      rect(0, 0, width, height, colour.sky),
      rect(0, 196, width, 100, colour.sea2),
      path('M318 196v-70h26v70zM350 196v-30q0-16 20-26q20 10 20 26v30z', colour.sea2, { 'fill-opacity': '.7' }),
    ),
    water(-10, 400, 320, 620, colour.sea3, 8, 240),
    water(-10, 400, 470, 620, colour.sea4, 8, 260, 0.5),
    flat(
      rect(0, 576, width, 390, colour.sky),
      path('M59 820A164 164 0 1 1 359 820z', colour.dawn),
      path(bank, colour.white),
    ),
    wavelets([
      [196, 366],
      [286, 462],
      [330, 420],
      [196, 496],
      [150, 388],
      [116, 516],
    ]),
    at(84, 430, boat(), 0.74),
    at(40, 660, gulls(), 0.7),
  ].join('');
}

function homeTown(): string {
  const glass = 'v-14a8 8 0 0 1 16 0v14z';
  return [
    path('M-10 238C60 232 140 240 220 236S360 236 400 240V338C330 352 240 346 160 348S40 352-10 344z', colour.sand),
    at(-62, 250, neighbour(92, 74, colour.rose, path(`M66-34${glass}`, colour.sea4))),
    at(346, 250, tree(66, leafTone, 0.74)),
    at(
      358,
      254,
      neighbour(60, 58, colour.marigold100, path('M14-44h18v18h-18z', colour.marigold500, { 'fill-opacity': '.45' })),
    ),
    at(home.x, home.y, kitchenHouse(dayLight)),
    at(330, 260, bush(true, leafTone, 0.9)),
    at(40, 260, bush(false, leafDeep, 0.8)),
  ].join('');
}

function indiaTown(): string {
  return [
    water(-10, 400, 890, 970, colour.sea3, 6, 200),
    path('M-10 800C60 790 140 800 220 797S340 796 400 800V918C320 928 220 922 140 926S40 926-10 918z', colour.sand),
    at(46, 816, tree(84, leafTone, 0.8)),
    at(209, ground, arcade({ floors: 6, bays: 4, bay: 21, storey: 22 }, seeded('hero'))),
    at(70, 824, palm(104, 12, 0.84)),
    at(350, 826, palm(96, -6, 0.8)),
    at(100, 826, bush(true, leafTone, 0.9)),
    at(346, 828, bush(true, leafDeep, 0.76)),
    at(384, 818, cypress(70)),
  ].join('');
}
