import { hospitalLook, plantOf } from './hospital.ts';
import { washes } from './hospitals/wash.ts';
import { desk } from './inside/desk.ts';
import { garden } from './inside/garden.ts';
import type { InsideRecord, Room } from './inside/record.ts';
import { theatre } from './inside/theatre.ts';
import { ward } from './inside/ward.ts';
import { FRAME } from './parts/scene.ts';
import { seeded } from './random.ts';
import { drawing } from './svg.ts';
import { cityLooks } from './views/cities.ts';

const scenes = { desk, room: ward, theatre, garden } as const satisfies Readonly<
  Record<string, (room: Room) => string>
>;

export type InsideScene = keyof typeof scenes;

/** The inside of a hospital, drawn from its own record in the colours of its front: the same record is always the same drawing. */
export function hospitalInside(scene: InsideScene, record: InsideRecord): string {
  const random = seeded(`${scene} of ${record.name}, ${record.city}`);
  const look = cityLooks[record.city.toLowerCase()];
  return drawing(
    FRAME,
    scenes[scene]({
      record,
      random,
      wash: washes[hospitalLook(record).wash],
      water: look?.front ?? 'street',
      plant: (lean) => plantOf(record.city, random, lean),
    }),
  );
}
