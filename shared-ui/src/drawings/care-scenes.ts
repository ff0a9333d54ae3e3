import { colour, leafDeep, leafTone, skin } from './palette.ts';
import { journey } from './parts/journey.ts';
import { greeter, sittingMan, sittingWoman, suitcase, walkingMan, walkingWoman } from './parts/people.ts';
import { bush, palm, tree } from './parts/plants.ts';
import { airliner, cloud } from './parts/sea.ts';
import { crossSign } from './parts/roof.ts';
import { cup, dripStand, FRAME, GROUND, grown, monitor, pane, pot, sun, table, tube } from './parts/scene.ts';
import { cast, person, portraitGround } from './portrait.ts';
import { at, box, circle, drawing, element, flat, group, oval, path, rect, round, toned } from './svg.ts';

/** Cardiology: the model of a heart on a doctor's table, and the line a heart draws. */
export function careHeart(): string {
  return drawing(
    FRAME,
    sun(178, 146, 126),
    at(42, GROUND, pot()),
    table(84, 222, 190),
    path('M134 222V214H222V222', colour.teal700),
    path('M178 214V192'),
    at(
      180,
      196,
      [
        tube('M-34-116V-160', 18, colour.sea3),
        tube('M-2-112V-140C-2-176 46-174 48-142V-122', 22, colour.coral100),
        tube('M10-160V-180M30-164L36-182', 12, colour.coral100),
        tube('M18-116C14-132 24-136 62-134', 18, colour.sea3),
        path('M4 0C-40-18-78-58-72-96C-66-130-26-132-6-112C18-138 68-128 70-86C72-44 36-12 4 0z', colour.rose),
        path('M-6-112C-14-84 6-60-2-30M-2-84C-22-74-32-62-34-46M2-64C20-58 32-46 34-30', undefined, {
          stroke: colour.coral600,
        }),
        path('M48-100C58-92 60-80 58-66', undefined, { stroke: colour.white, 'stroke-width': 4 }),
      ].join(''),
    ),
    at(256, 222, cup()),
    at(334, GROUND, monitor()),
  );
}

const bar = (x1: number, x2: number, y: number): string =>
  path(`M${x1} ${y}H${x2}M${x1 + 12} ${y}V${GROUND}M${x2 - 12} ${y}V${GROUND}`, undefined, {
    'stroke-width': 3.5,
  });

/** Orthopaedics: a knee as a model, and the first steps between two bars. */
export function careJoint(): string {
  return drawing(
    FRAME,
    sun(250, 150, 122),
    rect(30, 256, 92, 24, colour.teal700),
    path('M76 256V228'),
    at(
      76,
      240,
      [
        path(
          'M-19-216V-132C-19-118-38-116-36-98C-34-82-12-82-6-94H6C12-82 34-82 36-98C38-116 19-118 19-132V-216z',
          colour.white,
        ),
        path('M-16-10V-44C-16-54-36-56-34-68C-32-78-14-76 0-72C14-76 32-78 34-68C36-56 16-54 16-44V-10z', colour.white),
        path('M-36-98C-34-82-12-82-6-94H6C12-82 34-82 36-98', undefined, { stroke: colour.sea4, 'stroke-width': 4.5 }),
        path('M-34-68C-32-78-14-76 0-72C14-76 32-78 34-68', undefined, {
          stroke: colour.marigold500,
          'stroke-width': 4.5,
        }),
        path('M8-200V-150M6-36V-18', undefined, { 'stroke-width': 1.5 }),
        path('M-50-104C-58-92-58-80-50-68M50-104C58-92 58-80 50-68', undefined, { 'stroke-width': 1.5 }),
      ].join(''),
    ),
    bar(152, 372, 214),
    grown(214, GROUND, walkingMan(colour.sea4, skin(5)), 2.1),
    grown(326, GROUND, walkingWoman(colour.teal700, colour.rose, skin(4)), 2.05),
    bar(142, 384, 228),
  );
}

/** Oncology: a day of treatment, with a companion. */
export function careSupport(): string {
  return drawing(
    FRAME,
    sun(196, 150, 126),
    at(128, 150, pane(132, 116)),
    at(62, GROUND, dripStand()),
    grown(148, 214, sittingWoman(), 1.75),
    grown(284, 214, sittingMan(), 1.75),
    table(94, 212, 250),
    at(226, 212, cup()),
    path('M186 212L200 176H232L220 212z', colour.teal800, { transform: 'translate(-22 0)' }),
    at(368, GROUND, pot(), 0.9),
  );
}

/** Treatment: a bed by the window. */
export function careBed(): string {
  return drawing(
    FRAME,
    sun(214, 140, 124),
    at(172, 146, pane(150, 118)),
    path('M20 280V148M20 176H62M356 280V196', undefined, { 'stroke-width': 3.5 }),
    path('M40 240H356', undefined, { 'stroke-width': 3.5 }),
    round(26, 214, 330, 24, 6, colour.white),
    path('M40 214C36 186 44 170 60 168L104 176C116 180 118 214 112 214z', colour.white),
    group(
      { 'stroke-width': 1.7 },
      toned(oval(94, 176, 20, 22), skin(4)),
      toned('M73 178C66 148 96 138 112 158C104 160 92 158 84 166C80 170 78 176 73 178z', {
        base: colour.ink,
        glazes: [],
      }),
      path('M92 176q3 2.500 6 0M104 176q3 2.500 6 0M98 186q4 3 8 0'),
    ),
    path('M110 216C118 190 150 186 190 188C260 190 340 196 356 216V234H104C102 228 106 222 110 216z', colour.sea3),
    path(
      'M150 188C146 202 146 220 150 234M232 190C226 206 226 222 230 234M306 198C300 210 300 224 304 234',
      undefined,
      {
        'stroke-width': 1.5,
      },
    ),
    path('M112 208C122 200 138 200 148 206', undefined, { stroke: colour.white, 'stroke-width': 4 }),
    circle(46, 272, 7, colour.white),
    circle(338, 272, 7, colour.white),
    at(30, 108, crossSign(13)),
  );
}

/** Recovery: the garden of the lodging before the flight home. */
export function careGarden(): string {
  return drawing(
    FRAME,
    sun(220, 150, 126),
    flat(path(cloud(), colour.white, { transform: 'translate(250 30) scale(.7)' })),
    at(66, GROUND, palm(196, 18, 1.15)),
    grown(332, GROUND, tree(132), 1.45),
    path('M214 236H312M222 236V280M304 236V280M214 216H312', undefined, { 'stroke-width': 3.5 }),
    grown(266, 236, sittingMan(), 1.35),
    path('M250 234C246 252 246 264 246 278M280 234C284 252 284 264 284 278', undefined, { 'stroke-width': 9 }),
    grown(160, GROUND, walkingWoman(colour.teal700, colour.rose, skin(4)), 1.9),
    at(40, GROUND, bush(true, leafDeep, 1.3)),
    at(112, GROUND, bush(false, leafTone, 1)),
    at(376, GROUND, bush(true, leafTone, 1.1)),
    path('M140 56q8-9 14 0q6-9 14 0M180 78q6-7 10 0q5-7 10 0'),
  );
}

const sheet = (width: number, height: number, rows: number, fill: string = colour.white): string => {
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = 40 + row * 18;
    return `M14 ${y}H${width * 0.58}M${width - 30} ${y}H${width - 14}`;
  }).join('');
  return (
    rect(0, 0, width, height, fill) +
    path('M14 20H54', undefined, { 'stroke-width': 3.5 }) +
    path(lines, undefined, { stroke: colour.control, 'stroke-width': 1.6 })
  );
};

/** Planning: two quotes side by side, and the one that is chosen. */
export function carePapers(): string {
  return drawing(
    FRAME,
    sun(206, 146, 124),
    at(96, 54, sheet(104, 148, 5), 1, -4),
    at(216, 44, sheet(108, 152, 5), 1, 3),
    path('M226 176h80', undefined, { stroke: colour.marigold500, 'stroke-width': 4.5, transform: 'rotate(3 226 176)' }),
    circle(300, 190, 25, colour.leaf100, { stroke: colour.leaf700 }),
    path('M288 190l8 9l16-19', undefined, { stroke: colour.leaf700, 'stroke-width': 3.5 }),
    table(40, 222, 330),
    path('M86 222C86 208 82 204 76 204H132C126 204 122 208 122 222z', colour.teal700),
    path('M98 204V186C92 176 96 166 104 166C112 166 116 176 110 186V204z', colour.clay),
    at(330, 222, cup()),
    path('M166 222l44-13l4 6l-30 7z', colour.marigold500),
    path('M56 222V132L84 106', undefined, { 'stroke-width': 3.5 }),
    path('M68 114L92 90L112 118z', colour.teal700),
    path('M44 222H70'),
  );
}

/** Consultation: a kitchen table at home, and a doctor on the screen. */
export function careCall(): string {
  return drawing(
    FRAME,
    sun(190, 150, 126),
    path('M40 60H108M48 60V34H60V60M66 60V42H78V60M86 60q-6-20 8-26q10 10 2 26', colour.white),
    grown(116, 224, sittingWoman(), 1.9),
    path('M284 222L278 198H314L308 222z', colour.teal700),
    element('clipPath', { id: 's' }, element('rect', { x: 227, y: 77, width: 138, height: 106, rx: 4 })),
    round(218, 68, 156, 124, 10, colour.teal800),
    group(
      { 'clip-path': 'url(#s)' },
      at(232, 64, portraitGround(cast.doctor) + group({ 'stroke-width': 2.6 }, person(cast.doctor)), 0.78),
    ),
    table(40, 222, 336),
    at(204, 222, cup()),
    journey('M296 222C296 268 214 232 196 284'),
  );
}

/** A clock with its hands at hours of twelve, such as 10.5 for half past ten. */
const clockFace = (r: number, hour: number, fill: string): string => {
  const hand = (turn: number, length: number): string =>
    `M0 0L${Math.sin(turn * 2 * Math.PI) * length} ${-Math.cos(turn * 2 * Math.PI) * length}`;
  return (
    circle(0, 0, r, fill) +
    path(`M0 ${-r + 4}v4M0 ${r - 4}v-4M${-r + 4} 0h4M${r - 4} 0h-4`, undefined, { 'stroke-width': 1.5 }) +
    path(hand(hour / 12, r * 0.45) + hand(hour % 1, r * 0.66), undefined, { 'stroke-width': 3 }) +
    circle(0, 0, 2.4, colour.ink, { stroke: 'none' })
  );
};

/** Video consultation: the same call on two clocks, 10:00 in Nairobi and 12:30 in Chennai. */
export function careTwoClocks(): string {
  return drawing(
    FRAME,
    sun(200, 156, 124),
    at(96, 62, clockFace(34, 10, colour.white)),
    at(304, 62, clockFace(34, 12.5, colour.white)),
    journey('M134 62C166 30 232 96 266 62'),
    grown(108, 224, sittingMan(), 1.8),
    table(24, 222, 164),
    path('M150 222L158 176H186L180 222z', colour.teal800, { transform: 'translate(-8 0)' }),
    element('clipPath', { id: 'd' }, element('rect', { x: 236, y: 110, width: 136, height: 112 })),
    group({ 'clip-path': 'url(#d)' }, at(252, 88, group({ 'stroke-width': 2.6 }, person(cast.surgeon)), 0.74)),
    table(214, 222, 170),
    path('M228 222L222 186H258L264 222z', colour.teal800),
    at(366, 222, cup(), 0.9),
  );
}

/** Travel: the arrivals door, and a driver with a sign. */
export function careArrival(): string {
  return drawing(
    FRAME,
    sun(236, 160, 122),
    at(104, 54, airliner(), 1.05, -8),
    flat(path(cloud(), colour.white, { transform: 'translate(14 88) scale(.6)' })),
    path('M196 280V120H384V280', colour.white),
    flat(
      toned(box(210, 150, 50, 130), { base: colour.sea2, glazes: [] }),
      toned(box(320, 150, 50, 130), { base: colour.sea2, glazes: [] }),
      rect(260, 150, 60, 130, colour.sea1),
    ),
    path('M210 280V150H370V280M260 150V280M320 150V280'),
    rect(184, 106, 212, 18, colour.teal700),
    path('M282 115h14m-5-5l6 5l-6 5', undefined, { stroke: colour.white }),
    grown(290, GROUND, walkingWoman(colour.teal700, colour.rose, skin(4)), 1.7),
    grown(338, GROUND, suitcase(), 1.6),
    grown(140, GROUND, greeter(), 1.75),
    at(40, GROUND, palm(120, 8, 0.8)),
  );
}
