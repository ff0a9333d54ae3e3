import type { HospitalStyle } from '../hospital.ts';
import type { Light } from './air.ts';
import { cableBridge, steelBridge } from './bridges.ts';
import type { Front, Trees } from './fore.ts';
import * as landmarks from './landmarks.ts';
import type { Landmark } from './landmarks.ts';

/** What makes a city's view its own. */
export interface CityLook {
  readonly light: Light;
  readonly front: Front;
  readonly trees: Trees;
  readonly houses: HospitalStyle;
  readonly landmark: Landmark;
  /** Where the landmark stands, 0 to 1 from the left. */
  readonly at: number;
  /** How far from it no house stands; 230 unless it is wide. */
  readonly reach?: number;
  readonly hills?: number;
  /** How high the roofs beyond are. */
  readonly roofs: number;
  /** In the air or out at sea, behind the city. */
  readonly beyond?: Landmark;
}

/** The cities of the catalogue by their slug. */
export const cityLooks: Readonly<Record<string, CityLook>> = {
  ahmedabad: {
    light: 'morning',
    front: 'river',
    trees: 'trees',
    houses: 'terrace',
    landmark: landmarks.minaretGate,
    at: 0.3,
    roofs: 150,
    beyond: landmarks.kites,
  },
  amritsar: {
    light: 'evening',
    front: 'lake',
    trees: 'cypresses',
    houses: 'arcade',
    landmark: landmarks.goldenHall,
    reach: 330,
    at: 0.5,
    roofs: 110,
  },
  bengaluru: {
    light: 'noon',
    front: 'lake',
    trees: 'trees',
    houses: 'terrace',
    landmark: landmarks.glassHouse,
    at: 0.36,
    roofs: 200,
  },
  chandigarh: {
    light: 'noon',
    front: 'lake',
    trees: 'cypresses',
    houses: 'slab',
    landmark: landmarks.glassHouse,
    at: 0.68,
    hills: 190,
    roofs: 70,
  },
  chennai: {
    light: 'morning',
    front: 'sea',
    trees: 'palms',
    houses: 'slab',
    landmark: landmarks.lighthouse,
    at: 0.72,
    roofs: 150,
    beyond: landmarks.ship,
  },
  coimbatore: {
    light: 'noon',
    front: 'street',
    trees: 'palms',
    houses: 'tile',
    landmark: landmarks.gopuram,
    at: 0.32,
    hills: 230,
    roofs: 80,
  },
  delhi: {
    light: 'evening',
    front: 'street',
    trees: 'trees',
    houses: 'terrace',
    landmark: landmarks.gate,
    at: 0.5,
    roofs: 140,
  },
  faridabad: {
    light: 'morning',
    front: 'lake',
    trees: 'trees',
    houses: 'towers',
    landmark: landmarks.fort,
    reach: 430,
    at: 0.3,
    roofs: 170,
  },
  goa: {
    light: 'evening',
    front: 'sea',
    trees: 'palms',
    houses: 'tile',
    landmark: landmarks.church,
    at: 0.34,
    hills: 110,
    roofs: 0,
  },
  gurugram: {
    light: 'noon',
    front: 'street',
    trees: 'trees',
    houses: 'towers',
    landmark: landmarks.towers,
    at: 0.64,
    roofs: 230,
    beyond: landmarks.metro,
  },
  hyderabad: {
    light: 'evening',
    front: 'lake',
    trees: 'palms',
    houses: 'arcade',
    landmark: landmarks.minaretGate,
    at: 0.58,
    hills: 60,
    roofs: 150,
  },
  jaipur: {
    light: 'morning',
    front: 'street',
    trees: 'cypresses',
    houses: 'arcade',
    landmark: landmarks.windPalace,
    at: 0.4,
    hills: 150,
    roofs: 70,
  },
  kochi: {
    light: 'evening',
    front: 'sea',
    trees: 'palms',
    houses: 'tile',
    landmark: landmarks.fishingNets,
    reach: 330,
    at: 0.56,
    roofs: 60,
    beyond: landmarks.ship,
  },
  kolkata: {
    light: 'morning',
    front: 'river',
    trees: 'trees',
    houses: 'deco',
    landmark: steelBridge,
    at: 0.56,
    reach: 500,
    roofs: 150,
  },
  mumbai: {
    light: 'evening',
    front: 'sea',
    trees: 'palms',
    houses: 'deco',
    landmark: cableBridge,
    at: 0.62,
    reach: 500,
    roofs: 230,
  },
  noida: {
    light: 'noon',
    front: 'river',
    trees: 'cypresses',
    houses: 'towers',
    landmark: landmarks.towers,
    at: 0.3,
    roofs: 250,
  },
  pune: {
    light: 'noon',
    front: 'street',
    trees: 'trees',
    houses: 'slab',
    landmark: landmarks.fort,
    reach: 430,
    at: 0.66,
    hills: 170,
    roofs: 110,
  },
  thiruvananthapuram: {
    light: 'noon',
    front: 'lake',
    trees: 'palms',
    houses: 'tile',
    landmark: landmarks.gopuram,
    at: 0.62,
    hills: 90,
    roofs: 0,
  },
  vellore: {
    light: 'morning',
    front: 'lake',
    trees: 'palms',
    houses: 'slab',
    landmark: landmarks.fort,
    reach: 430,
    at: 0.38,
    hills: 180,
    roofs: 60,
  },
  visakhapatnam: {
    light: 'morning',
    front: 'sea',
    trees: 'palms',
    houses: 'slab',
    landmark: landmarks.lighthouse,
    at: 0.26,
    hills: 200,
    roofs: 120,
    beyond: landmarks.ship,
  },
};
