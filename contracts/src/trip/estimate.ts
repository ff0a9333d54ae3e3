import { FLIGHT_ORIGINS, kilometresBetween, visaWay } from '../travel/index.ts';
import type { Place } from '../travel/index.ts';
import type { TripChoice } from './choice.ts';
import {
  AIRPORT_TRANSFERS,
  DAILY_PER_PERSON,
  FLIGHT_FARE,
  RESERVE,
  ROOM_PER_NIGHT,
  VISA_PER_PERSON,
} from './tables.ts';

/** Catalogue data for an estimate; amounts in whole US dollars. */
export interface TripFacts {
  /** The lowest and highest price of the treatment in the city, or in India when the city has none. */
  treatment: { readonly usd_min: number; readonly usd_max: number; readonly how: string };
  /** Planned nights in hospital, at most. */
  hospital_nights: number;
  /** Days in India that the treatment takes, unless chosen otherwise. */
  total_days: number;
  /** A night for two in the chosen kind of lodging. */
  lodging: { readonly usd_min: number; readonly usd_max: number };
  city: Place;
}

export const TRIP_PARTS = ['treatment', 'room', 'lodging', 'daily', 'transfers', 'flights', 'visa', 'reserve'] as const;
export type TripPart = (typeof TRIP_PARTS)[number];

export interface TripRow {
  readonly part: TripPart;
  readonly usd_min: number;
  readonly usd_max: number;
  readonly how: string;
}

export interface TripEstimate {
  readonly days: number;
  readonly rows: readonly TripRow[];
  readonly usd_min: number;
  readonly usd_max: number;
}

/** The upper end of a catalogue range of days: `5-7` is 7, `1` is 1; null when empty. */
export function maxDays(days: string | null): number | null {
  const last = days?.split('-').at(-1);
  return last === undefined || !/^\d+$/.test(last) ? null : Number(last);
}

const tens = (usd: number): number => Math.round(usd / 10) * 10;

/** A return ticket per person, by distance. */
export function flightFare(from: Place, to: Place): { usd_min: number; usd_max: number } {
  const both = 2 * kilometresBetween(from, to);
  const { least, most } = FLIGHT_FARE;
  return {
    usd_min: tens(least.base_usd + both * least.usd_a_km),
    usd_max: tens(most.base_usd + both * most.usd_a_km),
  };
}

/**
 * Room nights outside hospital, two people per room: for the whole group while the patient is not in hospital, and for those beyond the one
 * companion with a bed there while the patient is.
 */
export function roomNights(days: number, hospitalNights: number, attendants: number): number {
  const inside = Math.min(hospitalNights, days);
  const outside = days - inside;
  return outside * Math.ceil((attendants + 1) / 2) + inside * Math.ceil(Math.max(0, attendants - 1) / 2);
}

/** What a trip costs, item by item, as ranges. Items without cost are omitted. */
export function tripEstimate(choice: TripChoice, facts: TripFacts): TripEstimate {
  const days = choice.days ?? facts.total_days;
  const nights = Math.min(facts.hospital_nights, days);
  const people = choice.attendants + 1;
  const { treatment, lodging } = facts;
  const room = ROOM_PER_NIGHT[choice.room];
  const rooms = roomNights(days, nights, choice.attendants);
  // The patient's meals in hospital are included there.
  const personDays = people * days - nights;
  const origin = FLIGHT_ORIGINS.find(({ country }) => country === choice.from);
  const fare = origin === undefined ? { usd_min: 0, usd_max: 0 } : flightFare(origin, facts.city);
  const free = ['none', 'none_90'].includes(visaWay(choice.from === '' ? undefined : choice.from));
  const visas = choice.visa && !free ? people : 0;
  const row = (part: TripPart, times: number, { usd_min, usd_max }: TripAmounts, how: string): TripRow => ({
    part,
    usd_min: Math.round(times * usd_min),
    usd_max: Math.round(times * usd_max),
    how,
  });
  const rows = [
    row('treatment', 1, treatment, treatment.how),
    row('room', nights, room, room.how),
    row('lodging', rooms, lodging, LODGING_HOW),
    row('daily', personDays, DAILY_PER_PERSON, DAILY_PER_PERSON.how),
    row('transfers', 1, AIRPORT_TRANSFERS, AIRPORT_TRANSFERS.how),
    row('flights', people, fare, FLIGHT_FARE.how),
    row('visa', visas, VISA_PER_PERSON, VISA_PER_PERSON.how),
    row('reserve', 1, { usd_min: 0, usd_max: RESERVE.share * treatment.usd_max }, RESERVE.how),
  ].filter(({ usd_min, usd_max }) => usd_min !== 0 || usd_max !== 0);
  return {
    days,
    rows,
    usd_min: rows.reduce((sum, { usd_min }) => sum + usd_min, 0),
    usd_max: rows.reduce((sum, { usd_max }) => sum + usd_max, 0),
  };
}

type TripAmounts = Pick<TripRow, 'usd_min' | 'usd_max'>;

const LODGING_HOW =
  'Estimate: our own price range for rooms near the hospitals in this city, with two people in a room.';
