import { arcade, arcadeWidth } from './hospitals/arcade.ts';
import { decoFront } from './hospitals/deco.ts';
import type { Front } from './hospitals/front.ts';
import { slabFront } from './hospitals/slab.ts';
import { terraceFront } from './hospitals/terrace.ts';
import { tileFront } from './hospitals/tile.ts';
import { towersFront } from './hospitals/towers.ts';
import { leafDeep, leafTone } from './palette.ts';
import { bush, cypress, palm, tree } from './parts/plants.ts';
import { pick, seeded } from './random.ts';
import { at, drawing, path } from './svg.ts';

export interface HospitalRecord {
  readonly name: string;
  readonly city: string;
  readonly beds: number;
}

/** The frame all hospitals share, so that a row of them stands on one street: ground line at `ground`, to both edges. */
export const hospitalFrame = { width: 360, height: 260, ground: 259 } as const;

export type HospitalStyle = 'slab' | 'arcade' | 'deco' | 'tile' | 'towers' | 'terrace';
type Trees = 'palms' | 'cypresses' | 'trees';

const arcadeFront: Front = (floors, random) => {
  const size = { floors, bays: 3, bay: 20, storey: Math.min(20, 118 / (floors + 0.75)) };
  return { halfWidth: arcadeWidth(size) / 2 + 6, body: arcade(size, random) };
};

const fronts: Readonly<Record<HospitalStyle, Front>> = {
  slab: slabFront,
  arcade: arcadeFront,
  deco: decoFront,
  tile: tileFront,
  towers: towersFront,
  terrace: terraceFront,
};

const cities: Readonly<Record<string, readonly [HospitalStyle, Trees]>> = {
  Chennai: ['slab', 'palms'],
  Delhi: ['terrace', 'trees'],
  Gurugram: ['towers', 'trees'],
  Mumbai: ['deco', 'palms'],
  Bengaluru: ['terrace', 'trees'],
  Hyderabad: ['arcade', 'palms'],
  Kolkata: ['deco', 'trees'],
  Kochi: ['tile', 'palms'],
  Pune: ['slab', 'trees'],
  Ahmedabad: ['terrace', 'cypresses'],
  Coimbatore: ['tile', 'palms'],
  Vellore: ['slab', 'palms'],
  Chandigarh: ['slab', 'cypresses'],
  Amritsar: ['arcade', 'cypresses'],
  Visakhapatnam: ['slab', 'palms'],
  Goa: ['tile', 'palms'],
  Jaipur: ['arcade', 'cypresses'],
  Noida: ['towers', 'cypresses'],
  Faridabad: ['towers', 'trees'],
  Thiruvananthapuram: ['tile', 'palms'],
};

/** A front alone, for views it is one house of. */
export const hospitalFront = (style: HospitalStyle, floors: number, random: () => number): ReturnType<Front> =>
  fronts[style](floors, random);

/** Storeys a hospital of so many beds is drawn with: 3 to 9 (look.md). */
export const storeysFor = (beds: number): number =>
  Math.min(9, Math.max(3, Math.round(2 + 1.9 * Math.log2(Math.max(1, beds) / 60))));

/** The front of a hospital, drawn from its own record: the same record is always the same drawing. */
export function hospital(record: HospitalRecord): string {
  const random = seeded(`${record.name}, ${record.city}`);
  const [style, trees] = cities[record.city] ?? [
    pick(random, ['slab', 'towers', 'terrace']),
    pick(random, ['trees', 'palms']),
  ];
  const front = fronts[style](storeysFor(record.beds), random);
  const { width, height, ground } = hospitalFrame;
  const x = width / 2 + Math.round((random() - 0.5) * 6);
  const left = Math.max(48, x - front.halfWidth - 14);
  const right = Math.min(width - 48, x + front.halfWidth + 14);
  return drawing(
    { width, height },
    at(left, ground, plant(trees, random, 1)),
    at(right, ground, plant(trees, random, -1)),
    at(x, ground, front.body),
    at(left + 22, ground, bush(random() < 0.6, leafTone)),
    at(right - 24, ground, bush(random() < 0.4, leafDeep, 0.9)),
    path(`M0 ${ground}H${width}`),
  );
}

function plant(trees: Trees, random: () => number, lean: number): string {
  const height = 64 + Math.round(random() * 28);
  if (trees === 'palms') return palm(height + 14, -lean * (2 + random() * 6), 0.82);
  if (trees === 'cypresses') return cypress(height + 6, random() < 0.5 ? leafTone : leafDeep);
  return tree(height, random() < 0.5 ? leafTone : leafDeep, 0.82);
}

/** The five hospitals every page knows without asking the API, by the file name of their front. */
export const builtInHospitals: Readonly<Record<string, HospitalRecord>> = {
  'lantern-bay': { name: 'Lantern Bay Hospital', city: 'Chennai', beds: 620 },
  'pomelo-gate': { name: 'Pomelo Gate Hospital', city: 'Jaipur', beds: 240 },
  'seven-kites': { name: 'Seven Kites Hospital', city: 'Mumbai', beds: 480 },
  'slow-river': { name: 'Slow River Hospital', city: 'Kochi', beds: 310 },
  'copper-lamp': { name: 'Copper Lamp Hospital', city: 'Delhi', beds: 540 },
};
