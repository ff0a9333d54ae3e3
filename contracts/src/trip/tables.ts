import { defineMessages } from '../language/index.ts';

/** The day the tables below were last set by hand; every page with them shows it. */
export const TRIP_TABLES_DATE = '2026-11-22';

/** A range in whole US dollars, with its basis: none of these is a quotation. */
export interface TripRange {
  readonly usd_min: number;
  readonly usd_max: number;
  readonly how: string;
}

/** What each amount is based on. */
const HOW = defineMessages('contracts/trip', {
  shared: 'Estimate: the price of a bed in a shared room, compared with a single room.',
  single: 'Included in the hospital’s price.',
  suite: 'Estimate: the price of a suite, compared with a single room.',
  daily: 'Estimate: simple meals and short rides in an Indian city.',
  transfers: 'Estimate: two rides by taxi or with a driver.',
  visa: 'Estimate: the fee depends on your passport and is on the Indian government’s e-Visa page. It includes the card fee.',
  flight:
    'Estimate from the distance, for a return ticket in economy class. It is not an airline’s fare. Flights cost more in holiday times.',
  reserve: 'Our advice: keep a tenth of the treatment price ready for extra days or tests.',
});

/** Rooms in hospital. Hospital prices in the catalogue are for a single room. */
export const TRIP_ROOMS = ['shared', 'single', 'suite'] as const;
export type TripRoom = (typeof TRIP_ROOMS)[number];

/** A room's surcharge to the hospital's price per night; negative when cheaper than the single room. */
export const ROOM_PER_NIGHT: Readonly<Record<TripRoom, TripRange>> = {
  shared: {
    usd_min: -40,
    usd_max: 0,
    how: HOW.shared,
  },
  single: { usd_min: 0, usd_max: 0, how: HOW.single },
  suite: { usd_min: 60, usd_max: 180, how: HOW.suite },
};

/** Meals outside hospital and short rides, per person and day. */
export const DAILY_PER_PERSON: TripRange = {
  usd_min: 10,
  usd_max: 25,
  how: HOW.daily,
};

/** From the airport and back, per group. */
export const AIRPORT_TRANSFERS: TripRange = {
  usd_min: 20,
  usd_max: 70,
  how: HOW.transfers,
};

/** A visa per person. The fee depends on the passport; visa-free travellers pay nothing. */
export const VISA_PER_PERSON: TripRange = {
  usd_min: 0,
  usd_max: 110,
  how: HOW.visa,
};

/** A return ticket per person: a base fare, and an amount per kilometre of the way there and back. */
export const FLIGHT_FARE = {
  least: { base_usd: 60, usd_a_km: 0.035 },
  most: { base_usd: 120, usd_a_km: 0.075 },
  how: HOW.flight,
} as const;

/** Reserve for the unexpected, as a share of the treatment's highest price. */
export const RESERVE = {
  share: 0.1,
  how: HOW.reserve,
} as const;
