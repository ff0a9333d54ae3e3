import { colour, skin, type Tone } from '../palette.ts';
import { crossSign } from '../parts/roof.ts';
import { dripStand, monitor } from '../parts/scene.ts';
import { pick } from '../random.ts';
import { at, circle, group, oval, path, round, toned } from '../svg.ts';
import { FRONT, hangings, potted, view, walls } from './parts.ts';
import type { Room } from './record.ts';

const HAIR: readonly [Tone, ...Tone[]] = [
  { base: colour.ink, glazes: [] },
  { base: colour.white, glazes: [[colour.stone, 0.3]] },
  { base: colour.marigold700, glazes: [[colour.ink, 0.4]] },
];

const sleeper = (tone: Tone, hair: Tone): string =>
  path('M14-64C10-92 18-108 34-110L78-102C90-98 92-64 86-64z', colour.white) +
  group(
    { 'stroke-width': 1.7 },
    toned(oval(68, -102, 20, 22), tone),
    toned('M47-100C40-130 70-140 86-120C78-118 66-120 58-112C54-108 50-102 47-100z', hair),
    path('M66-102q3 2.500 6 0M78-102q3 2.500 6 0M72-92q4 3 8 0'),
  );

/** A bed that is lain in, from 0 to 250, standing on 0,0. */
const bed = (quilt: string, tone: Tone, hair: Tone): string =>
  [
    path('M0 0V-122M0-96H36M250 0V-76', undefined, { 'stroke-width': 3.5 }),
    round(4, -66, 246, 22, 6, colour.white),
    sleeper(tone, hair),
    path('M84-62C92-90 124-92 150-90C196-88 236-82 250-62V-44H78C76-50 80-58 84-62z', quilt),
    path('M118-90C114-76 114-60 118-44M176-88C170-74 170-58 174-44', undefined, { 'stroke-width': 1.5 }),
    circle(20, -7, 7, colour.white),
    circle(232, -7, 7, colour.white),
  ].join('');

/** A chair to lie back in for some hours. */
const recliner = (quilt: string, tone: Tone, hair: Tone): string =>
  [
    path('M40 0V-30M176 0V-30', undefined, { 'stroke-width': 3.5 }),
    path(
      'M8-124C18-130 30-126 36-114L66-62H196C208-62 208-36 196-36H52C42-36 36-40 30-50L2-108C0-116 2-120 8-124z',
      quilt,
    ),
    at(-6, -6, sleeper(tone, hair), 0.86),
    path('M70-66C86-84 120-84 192-72V-60H70z', colour.white),
  ].join('');

/** For a companion, on 0,0: a pull-out bed or a chair. */
const sofa = (fill: string): string =>
  round(0, -64, 96, 44, 8, fill) +
  round(-6, -34, 108, 24, 8, fill) +
  path('M6-10V0M90-10V0', undefined, { 'stroke-width': 3 });
const chair = (fill: string): string =>
  path('M8 0V-38H54V0M54-38V-84', undefined, { 'stroke-width': 3 }) +
  round(4, -46, 52, 12, 4, fill) +
  round(46, -86, 12, 44, 4, fill);

/** A room: by day with a chair to lie back in and one for a companion, else with a bed for each. */
export function ward(room: Room): string {
  const { record, random, wash } = room;
  const quilt = pick(random, [colour.sea3, colour.rose, colour.marigold100, colour.leaf100, colour.sea4]);
  const tone = skin(2 + Math.floor(random() * 5));
  const lies = record.by_day ? recliner : bed;
  const beside = pick(random, [() => at(0, 0, monitor(), 0.86), dripStand, potted.tall]);
  const hanging = pick(random, Object.values(hangings) as [() => string]);
  return [
    walls(room),
    at(126, 140, view(room, 128, 104)),
    at(56, 66, crossSign(13)),
    at(330, 70, hanging()),
    at(record.by_day ? 356 : 284, FRONT - 14, beside(), record.by_day ? 1 : 0.9),
    record.by_day ? at(250, FRONT, chair(wash.roof)) : at(298, FRONT - 6, sofa(wash.roof)),
    at(24, FRONT, lies(quilt, tone, pick(random, HAIR))),
  ].join('');
}
