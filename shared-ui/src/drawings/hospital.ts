import { annexes } from './hospitals/annex.ts';
import { arcade, arcadeWidth } from './hospitals/arcade.ts';
import { decoFront } from './hospitals/deco.ts';
import { forecourts } from './hospitals/forecourt.ts';
import type { Front } from './hospitals/front.ts';
import { slabFront } from './hospitals/slab.ts';
import { terraceFront } from './hospitals/terrace.ts';
import { tileFront } from './hospitals/tile.ts';
import { towersFront } from './hospitals/towers.ts';
import { washed, washes } from './hospitals/wash.ts';
import { leafDeep, leafTone } from './palette.ts';
import { bush, cypress, palm, tree } from './parts/plants.ts';
import { pick, seeded } from './random.ts';
import { at, drawing, path } from './svg.ts';

export interface HospitalRecord {
  readonly name: string;
  readonly city: string;
  readonly beds: number;
}

/** The frame all hospitals share, so that a row of them rests on one street: ground line at `ground`, to both edges. */
const hospitalFrame = { width: 360, height: 260, ground: 259 } as const;

type HospitalStyle = 'slab' | 'arcade' | 'deco' | 'tile' | 'towers' | 'terrace';
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

type Styles = readonly [HospitalStyle, ...HospitalStyle[]];

/** What is built in a city, and what grows there. */
const cities: Readonly<Record<string, readonly [Styles, Trees]>> = {
  Chennai: [['slab', 'tile', 'deco'], 'palms'],
  Delhi: [['terrace', 'arcade', 'towers'], 'trees'],
  Gurugram: [['towers', 'slab', 'terrace'], 'trees'],
  Mumbai: [['deco', 'towers', 'slab'], 'palms'],
  Bengaluru: [['terrace', 'towers', 'slab'], 'trees'],
  Hyderabad: [['arcade', 'towers', 'slab'], 'palms'],
  Kolkata: [['deco', 'slab', 'arcade'], 'trees'],
  Kochi: [['tile', 'slab', 'terrace'], 'palms'],
  Pune: [['slab', 'terrace', 'towers'], 'trees'],
  Ahmedabad: [['terrace', 'arcade', 'slab'], 'cypresses'],
  Coimbatore: [['tile', 'slab', 'deco'], 'palms'],
  Vellore: [['slab', 'tile', 'arcade'], 'palms'],
  Chandigarh: [['slab', 'terrace', 'towers'], 'cypresses'],
  Amritsar: [['arcade', 'terrace', 'slab'], 'cypresses'],
  Visakhapatnam: [['slab', 'deco', 'tile'], 'palms'],
  Goa: [['tile', 'deco', 'terrace'], 'palms'],
  Jaipur: [['arcade', 'terrace', 'deco'], 'cypresses'],
  Noida: [['towers', 'slab', 'terrace'], 'cypresses'],
  Faridabad: [['towers', 'slab', 'deco'], 'trees'],
  Thiruvananthapuram: [['tile', 'deco', 'slab'], 'palms'],
};
const ANYWHERE: readonly [Styles, Trees] = [['slab', 'towers', 'terrace', 'deco'], 'trees'];

/** The name comes from an address: `constructor` is no city. */
const cityOf = (name: string) => (Object.hasOwn(cities, name) ? cities[name] : undefined) ?? ANYWHERE;

/** Storeys a hospital of so many beds is drawn with: 3 to 9. */
const storeysFor = (beds: number): number =>
  Math.min(9, Math.max(3, Math.round(2 + 1.9 * Math.log2(Math.max(1, beds) / 60))));

const keys = <Name extends string>(of: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  Object.keys(of) as [Name, ...Name[]];

/** The parts a front is put together from. */
interface HospitalLook {
  readonly style: HospitalStyle;
  readonly wash: keyof typeof washes;
  /** Whether the front is turned, left for right. */
  readonly turned: boolean;
  /** The side of the lower house. */
  readonly side: -1 | 1;
  readonly annex: keyof typeof annexes;
  readonly forecourt: keyof typeof forecourts;
}

/** The parts of a hospital's front, by its name and city. */
export function hospitalLook({ name, city }: Pick<HospitalRecord, 'name' | 'city'>): HospitalLook {
  const random = seeded(`${city}: ${name}`);
  const [styles] = cityOf(city);
  return {
    style: pick(random, styles),
    wash: pick(random, keys(washes)),
    turned: random() < 0.5,
    side: random() < 0.5 ? -1 : 1,
    annex: pick(random, keys(annexes)),
    forecourt: pick(random, keys(forecourts)),
  };
}

/** The front of a hospital, drawn from its own record: the same record is always the same drawing. */
export function hospital(record: HospitalRecord): string {
  const random = seeded(`${record.name}, ${record.city}`);
  const look = hospitalLook(record);
  const [, trees] = cityOf(record.city);
  const wash = washes[look.wash];
  const front = fronts[look.style](storeysFor(record.beds), random);
  const { width, height, ground } = hospitalFrame;
  // The front makes room for the lower house beside it.
  const x = width / 2 - look.side * 30;
  const beside = x + look.side * (front.halfWidth + (look.annex === 'stairs' ? 14 : 6));
  const edge = (side: -1 | 1): number => (side < 0 ? 26 : width - 26);
  return drawing(
    { width, height },
    at(beside, ground, annexes[look.annex](wash.second, random)),
    at(edge(-1), ground, plant(trees, random, 1)),
    at(edge(1), ground, plant(trees, random, -1)),
    at(x, ground, washed(front.body, wash), [look.turned ? -1 : 1, 1]),
    at(x + look.side * 84, ground, forecourts[look.forecourt]()),
    at(x - look.side * 92, ground, bush(random() < 0.5, random() < 0.5 ? leafTone : leafDeep, 0.95)),
    path(`M0 ${ground}H${width}`),
  );
}

/** A plant that grows in a city, standing on 0,0. */
export const plantOf = (city: string, random: () => number, lean: number): string =>
  plant(cityOf(city)[1], random, lean);

function plant(trees: Trees, random: () => number, lean: number): string {
  const height = 64 + Math.round(random() * 28);
  if (trees === 'palms') return palm(height + 14, -lean * (2 + random() * 6), 0.82);
  if (trees === 'cypresses') return cypress(height + 6, random() < 0.5 ? leafTone : leafDeep);
  return tree(height, random() < 0.5 ? leafTone : leafDeep, 0.82);
}
