import { twoScreensFrame, twoScreensLightFrame } from './scene-labels.ts';
import { colour } from './palette.ts';
import { journey } from './parts/journey.ts';
import { water } from './parts/sea.ts';
import { cast, person, portraitGround, type PortraitChoices } from './portrait.ts';
import { at, circle, drawing, element, flat, group, path, round } from './svg.ts';

interface Screen {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bezel: number;
  readonly radius: number;
}

function screen(at_: Screen, who: PortraitChoices, scale: number, down: number, shell: string, edge: string): string {
  const { id, x, y, width, height, bezel, radius } = at_;
  const inside = { x: x + bezel, y: y + bezel, width: width - bezel * 2, height: height - bezel * 2 };
  return [
    round(x, y, width, height, radius, shell, { stroke: edge }),
    element('clipPath', { id }, element('rect', { ...inside, rx: Math.max(3, radius - bezel) })),
    group(
      { 'clip-path': `url(#${id})` },
      at(x + width / 2 - 80 * scale, inside.y + down, portraitGround(who) + person(who), scale),
    ),
  ].join('');
}

/** For the dark band: a patient at home and a doctor in India, joined by the line. */
export function twoScreens(): string {
  const edge = colour.sea3;
  return drawing(
    twoScreensFrame,
    path('M314 274L306 316H368L360 274z', colour.teal800, { stroke: edge }),
    path('M272 318H402', undefined, { stroke: edge }),
    screen(
      { id: 'm', x: 208, y: 4, width: 258, height: 274, bezel: 12, radius: 14 },
      cast.doctor,
      1.36,
      -14,
      colour.teal800,
      edge,
    ),
    screen(
      { id: 't', x: 4, y: 90, width: 176, height: 272, bezel: 9, radius: 18 },
      cast.patient,
      1.2,
      14,
      colour.teal800,
      edge,
    ),
    journey('M90 362C90 424 214 428 236 372C248 340 262 318 312 318'),
  );
}

/** For the dialog's head: the same two screens by day. */
export function twoScreensLight(): string {
  return drawing(
    twoScreensLightFrame,
    flat(path('M-4-4H340V194H-4z', colour.sky), circle(222, 92, 78, colour.dawn)),
    water(-4, 340, 148, 194, colour.sea3, 6, 150),
    path('M214 122L208 148H246L240 122z', colour.teal700),
    path('M192 149H262'),
    screen(
      { id: 'm', x: 158, y: 26, width: 134, height: 102, bezel: 7, radius: 8 },
      cast.surgeon,
      0.6,
      -8,
      colour.teal800,
      colour.ink,
    ),
    screen(
      { id: 't', x: 38, y: 40, width: 80, height: 110, bezel: 6, radius: 9 },
      cast.traveller,
      0.52,
      8,
      colour.teal800,
      colour.ink,
    ),
    journey('M78 150C78 184 132 184 152 166S180 149 212 149'),
  );
}
