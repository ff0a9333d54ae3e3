import { decoFront } from './hospitals/deco.ts';
import { tileFront } from './hospitals/tile.ts';
import { colour, leafDeep, leafTone, skin } from './palette.ts';
import { journey, stop } from './parts/journey.ts';
import { sittingWoman, walkingWoman } from './parts/people.ts';
import { bush, palm } from './parts/plants.ts';
import { crossSign } from './parts/roof.ts';
import { FRAME, GROUND, grown, sun, table } from './parts/scene.ts';
import { cloud } from './parts/sea.ts';
import { cast, person } from './portrait.ts';
import { seeded } from './random.ts';
import { at, circle, drawing, element, flat, group, path, rect, round } from './svg.ts';

/** Two hospitals on one street, and a person at the signpost between them. */
export function readTwoGates(): string {
  return drawing(
    FRAME,
    sun(200, 150, 118),
    flat(path(cloud(), colour.white, { transform: 'translate(150 22) scale(.7)' })),
    at(84, GROUND, decoFront(5, seeded('read: first')).body, 0.86),
    at(318, GROUND, tileFront(4, seeded('read: second')).body, 0.86),
    at(392, GROUND, palm(132, -6, 0.85)),
    at(8, GROUND, bush(true, leafDeep)),
    path('M222 280V128', undefined, { 'stroke-width': 4 }),
    path('M216 140H182L170 151L182 162H216z', colour.teal700),
    path('M228 172H262L274 183L262 194H228z', colour.marigold500),
    circle(222, 126, 4, colour.ink, { stroke: 'none' }),
    grown(188, GROUND, walkingWoman(colour.teal700, colour.rose, skin(4)), 1.5),
    at(244, GROUND, bush(false, leafTone, 0.9)),
  );
}

/** The wall of a cabin, down to the lower edge. */
const CABIN = 'M8 279V60Q8 8 60 8H340Q392 8 392 60V279z';

/** A seat by the window of a plane, above the clouds. */
export function readWindowSeat(): string {
  const pane = (x: number): string => {
    const id = `p${x}`;
    return [
      round(x - 8, 34, 106, 142, 48, colour.white),
      element('clipPath', { id }, element('rect', { x: x + 4, y: 46, width: 82, height: 118, rx: 40 })),
      group(
        { 'clip-path': `url(#${id})`, stroke: 'none' },
        rect(x, 40, 94, 130, colour.sea1),
        circle(x + 58, 86, 20, colour.marigold100),
        path(cloud(), colour.white, { transform: `translate(${x - 12} 104) scale(.85)` }),
        path(cloud(), colour.white, { transform: `translate(${x + 40} 124) scale(.7)` }),
        path(`M${x - 4} 150L${x + 92} 128V176H${x - 4}z`, colour.sea3),
      ),
      round(x + 4, 46, 82, 118, 40),
      path(`M${x + 6} 76q39 12 78 0`, undefined, { 'stroke-width': 1.5 }),
    ].join('');
  };
  return drawing(
    FRAME,
    element('clipPath', { id: 'c' }, path(CABIN)),
    path(CABIN, colour.dawn),
    path('M8 206H392'),
    pane(40),
    pane(264),
    path('M70 280V214C70 178 82 156 106 152C128 150 136 166 136 190V280z', colour.teal700),
    path('M84 212C94 205 112 205 122 212', undefined, { stroke: colour.sea3 }),
    grown(176, 266, sittingWoman(), 2.05),
    path('M122 250H236V264H122z', colour.teal800),
    group(
      { 'clip-path': 'url(#c)' },
      path('M404 140C374 142 358 158 352 186L332 284H404z', colour.teal700),
      path('M372 172C364 190 360 214 356 240', undefined, { stroke: colour.sea3 }),
    ),
    path('M392 154V279'),
    path('M346 214H266V222H344', colour.clay),
    path('M290 214L286 194H306L302 214z', colour.white),
  );
}

/** A bubble whose tail points down; words are strokes. */
const bubble = (
  x: number,
  y: number,
  width: number,
  height: number,
  tail: number,
  fill: string,
  lines: string,
): string =>
  path(
    `M${x + 12} ${y}H${x + width - 12}q12 0 12 12V${y + height - 12}q0 12-12 12H${tail + 10}L${tail} ${y + height + 14}L${tail - 6} ${y + height}H${x + 12}q-12 0-12-12V${y + 12}q0-12 12-12z`,
    fill,
  ) + path(lines, undefined, { stroke: colour.control, 'stroke-width': 3 });

/** Three at a table: what one says goes over to the other by way of the one in the middle. */
export function readInterpreter(): string {
  return drawing(
    FRAME,
    sun(200, 160, 118),
    bubble(26, 34, 104, 52, 88, colour.white, 'M42 54q7-8 14 0t14 0t14 0M42 70q7-8 14 0t14 0'),
    bubble(272, 34, 104, 52, 316, colour.white, 'M288 54h46M288 70h64'),
    journey('M138 60C170 60 172 92 200 92C228 92 230 60 264 60'),
    stop(200, 92, 9),
    grown(78, 224, sittingWoman(), 1.8),
    element('clipPath', { id: 'i' }, element('rect', { x: 140, y: 100, width: 120, height: 122 })),
    group({ 'clip-path': 'url(#i)' }, at(151, 116, group({ 'stroke-width': 3.2 }, person(cast.caseManager)), 0.62)),
    element('clipPath', { id: 'j' }, element('rect', { x: 262, y: 90, width: 130, height: 132 })),
    group({ 'clip-path': 'url(#j)' }, at(262, 98, group({ 'stroke-width': 2.8 }, person(cast.surgeon)), 0.74)),
    table(16, 222, 368),
    path('M176 222L186 208H226L216 222z', colour.white),
    path('M192 214h22', undefined, { stroke: colour.control, 'stroke-width': 1.6 }),
    path('M128 222C126 218 126 212 126 208H142C142 212 142 218 140 222z', colour.white),
  );
}

/** An open suitcase on a bed, with what hurts most when it is missing. */
export function readSuitcase(): string {
  return drawing(
    FRAME,
    sun(206, 150, 122),
    path('M24 280V170M376 280V206', undefined, { 'stroke-width': 3.5 }),
    round(14, 222, 372, 34, 8, colour.white),
    path('M14 238C60 230 110 246 160 238S270 230 386 240V250q0 6-8 6H22q-8 0-8-6z', colour.sea2),
    path('M92 170L76 60q-2-12 10-12H312q12 0 10 12L306 170z', colour.clay),
    path('M106 162L94 72q-1-8 7-8H297q8 0 7 8L292 162z', colour.dawn),
    path('M110 108H289M150 66V108M250 66V108', undefined, { 'stroke-width': 1.5 }),
    group(
      {},
      at(
        142,
        170,
        rect(-22, -66, 52, 66, colour.white) +
          path('M-14-52h24M-14-42h36M-14-32h36M-14-22h28', undefined, { stroke: colour.control, 'stroke-width': 2 }),
        1,
        -6,
      ),
      at(
        186,
        170,
        rect(-2, -58, 42, 58, colour.teal700) +
          circle(19, -34, 9, undefined, { stroke: colour.marigold500 }) +
          path('M8-14h22', undefined, { stroke: colour.marigold500 }),
        1,
        4,
      ),
      at(
        246,
        170,
        round(-10, -46, 26, 46, 4, colour.marigold500) +
          rect(-8, -56, 22, 12, colour.white) +
          rect(-10, -32, 26, 16, colour.white, { 'stroke-width': 1.5 }),
      ),
      at(276, 170, round(-6, -34, 20, 34, 3, colour.rose) + rect(-4, -42, 16, 9, colour.white)),
    ),
    path('M80 170H318V214q0 10-10 10H90q-10 0-10-10z', colour.clay),
    path('M80 186H318', undefined, { 'stroke-width': 1.5 }),
    path('M178 196V204q0 6 6 6h30q6 0 6-6V196', undefined, { 'stroke-width': 3.5 }),
    rect(110, 180, 18, 14, colour.marigold100),
    rect(270, 180, 18, 14, colour.marigold100),
  );
}

/** A box of records, and the line that brings it to a door at home. */
export function readRecordPack(): string {
  return drawing(
    FRAME,
    sun(190, 150, 120),
    flat(path(cloud(), colour.white, { transform: 'translate(236 24) scale(.75)' })),
    path('M268 280V150L328 106L388 150V280', colour.white),
    path('M258 158L328 104L396 156', undefined, { 'stroke-width': 4 }),
    rect(312, 214, 38, 66, colour.teal700),
    circle(342, 250, 2.6, colour.marigold500),
    rect(284, 172, 26, 26, colour.marigold100),
    rect(350, 172, 26, 26, colour.marigold100),
    path('M297 172v26M284 185h26M363 172v26M350 185h26', undefined, { 'stroke-width': 1.5 }),
    at(
      70,
      196,
      rect(0, -116, 78, 116, colour.white) +
        path('M12-98h30M12-80h52M12-66h52M12-52h40', undefined, { stroke: colour.control, 'stroke-width': 2.4 }),
      1,
      -5,
    ),
    at(
      122,
      196,
      rect(0, -128, 84, 128, colour.teal900) +
        path(
          'M42-116V-24M42-104C24-104 18-92 18-82M42-104C60-104 66-92 66-82M42-84C26-84 18-72 18-62M42-84C58-84 66-72 66-62M42-64C28-64 20-54 20-44M42-64C56-64 64-54 64-44',
          undefined,
          {
            stroke: colour.sea2,
            'stroke-width': 3,
          },
        ),
      1,
      4,
    ),
    path('M48 186H228L218 280H58z', colour.clay),
    path('M40 176H236V194H40z', colour.clay),
    rect(104, 214, 68, 34, colour.white),
    path('M116 226h44M116 236h28', undefined, { stroke: colour.control, 'stroke-width': 2.4 }),
    journey('M138 186C150 108 240 176 262 232C270 256 292 268 330 268'),
    stop(331, 266, 8),
  );
}

/** What a seal is: a certificate under a glass, in front of the house it speaks of. */
export function readSeals(): string {
  return drawing(
    FRAME,
    sun(200, 150, 122),
    at(100, GROUND, tileFront(5, seeded('read: seals')).body, 0.92),
    at(26, GROUND, bush(true, leafTone, 1.1)),
    path('M212 280L226 236M372 280L358 236M292 280V240', undefined, { 'stroke-width': 4 }),
    rect(200, 60, 184, 182, colour.clay),
    rect(212, 72, 160, 158, colour.white),
    path('M236 96H348M252 112H332', undefined, { 'stroke-width': 3.5 }),
    path('M232 136H352M232 152H352M232 168H312', undefined, { stroke: colour.control, 'stroke-width': 2 }),
    path('M246 206L240 226L252 220L262 226L258 206', colour.marigold700),
    circle(252, 196, 17, colour.marigold500),
    at(252, 196, crossSign(9)),
    path('M318 206L352 240', undefined, { 'stroke-width': 7 }),
    circle(302, 188, 27, colour.sea1, { 'fill-opacity': '.75', 'stroke-width': 4 }),
    path('M286 182h30M288 194h24', undefined, { 'stroke-width': 3 }),
  );
}
