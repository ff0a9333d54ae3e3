import { colour, skin } from '../palette.ts';
import { greeter, sittingMan, sittingWoman, suitcase, walkingMan, walkingWoman } from '../parts/people.ts';
import { crossSign } from '../parts/roof.ts';
import { grown } from '../parts/scene.ts';
import { pick } from '../random.ts';
import { at, flat, path, rect, round } from '../svg.ts';
import { clock, FLOOR, FRONT, hangings, potted, view, walls } from './parts.ts';
import type { Room } from './record.ts';

/** From so many beds on someone fetches people at the door. */
const LARGE = 300;
const MOST_BUBBLES = 4;

/** A word in another language: every mark is another. */
const marks = ['M-9 0H9', 'M-9-3H9M-9 4H3', 'M-10 2q5-8 10 0t10 0', 'M-8 4V-4M0 4V-4M8 4V-4'] as const;
const bubble = (mark: string): string =>
  path('M-16-12H16V8H-2L-10 16V8H-16z', colour.white) + path(mark, undefined, { stroke: colour.teal700 });

const fronts = {
  plain: (width: number): string => path(`M16 22H${width - 16}M16 44H${width - 16}`),
  slats: (width: number): string =>
    path(Array.from({ length: Math.floor(width / 16) - 1 }, (_, index) => `M${16 + index * 16} 0V74`).join('')),
  sign: (width: number): string => at(width / 2, 36, crossSign(14)),
} as const;

/** The desk for patients from abroad: as many languages as are spoken, a clock of the night where it never closes. */
export function desk(room: Room): string {
  const { record, random, wash } = room;
  const isLarge = record.beds >= LARGE;
  const width = isLarge ? 216 : 172;
  const top = FLOOR - 48;
  const speaker = pick(random, [sittingWoman, sittingMan]);
  const visitor = pick(random, [
    () => walkingWoman(colour.teal700, colour.rose, skin(4)),
    () => walkingMan(),
    () => walkingWoman(colour.clay, colour.white, skin(5)),
    () => walkingMan(colour.white, skin(3)),
  ]);
  const bubbles = Math.min(MOST_BUBBLES, Math.max(2, Math.round(record.languages / 2)));
  const front = pick(random, [fronts.plain, fronts.slats, fronts.sign]);
  return [
    walls(room),
    at(34, 122, view(room, 92, 84, record.always_open)),
    at(364, 52, record.always_open ? clock() : pick(random, Object.values(hangings) as [() => string])()),
    ...Array.from({ length: bubbles }, (_, index) =>
      at(176 + index * 42, 62 + (index % 2) * 24, bubble(marks[index] ?? marks[0])),
    ),
    grown(112, top, speaker(), 1.5),
    at(
      28,
      top,
      rect(0, 0, width, 78, wash.roof) +
        flat(rect(1, 1, width - 2, 76, colour.white, { 'fill-opacity': '.14' })) +
        front(width) +
        rect(-10, -10, width + 20, 12, colour.white),
    ),
    isLarge ? grown(340, FRONT, greeter(skin(5)), 1.5) : '',
    grown(isLarge ? 286 : 300, FRONT, visitor(), 1.6),
    grown(isLarge ? 262 : 274, FRONT, suitcase(pick(random, [colour.clay, colour.marigold500, colour.sea4])), 1.4),
    isLarge ? '' : at(362, FRONT, pick(random, [potted.fern, potted.pot, potted.tall])(), 0.9),
    round(28 + width - 54, top - 26, 34, 18, 3, colour.teal800),
  ].join('');
}
