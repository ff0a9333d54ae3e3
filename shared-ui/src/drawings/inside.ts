import { hospitalLook, plantOf } from './hospital.ts';
import { washes } from './hospitals/wash.ts';
import { desk } from './inside/desk.ts';
import { garden } from './inside/garden.ts';
import type { InsideRecord, Room, Water } from './inside/record.ts';
import { theatre } from './inside/theatre.ts';
import { ward } from './inside/ward.ts';
import { FRAME } from './parts/scene.ts';
import { seeded } from './random.ts';
import { drawing } from './svg.ts';

const scenes = { desk, room: ward, theatre, garden } as const satisfies Readonly<
  Record<string, (room: Room) => string>
>;

/** What lies before the windows in these cities; elsewhere a street. */
const WATERS: readonly (readonly [Water, readonly string[]])[] = [
  ['sea', ['chennai', 'goa', 'kochi', 'mumbai', 'visakhapatnam']],
  ['river', ['ahmedabad', 'kolkata', 'noida']],
  ['lake', ['amritsar', 'bengaluru', 'chandigarh', 'faridabad', 'hyderabad', 'thiruvananthapuram', 'vellore']],
];

const waterOf = (city: string): Water =>
  WATERS.find(([, cities]) => cities.includes(city.toLowerCase()))?.[0] ?? 'street';

export type InsideScene = keyof typeof scenes;

/** The inside of a hospital, drawn from its own record in the colours of its front: the same record is always the same drawing. */
export function hospitalInside(scene: InsideScene, record: InsideRecord): string {
  const random = seeded(`${scene} of ${record.name}, ${record.city}`);
  return drawing(
    FRAME,
    scenes[scene]({
      record,
      random,
      wash: washes[hospitalLook(record).wash],
      water: waterOf(record.city),
      plant: (lean) => plantOf(record.city, random, lean),
    }),
  );
}
