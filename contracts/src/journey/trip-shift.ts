import type { TravelLegKind, TravelLegState } from './case-parts.ts';
import type { FlightKind } from './travel.ts';

const HOUR = 60 * 60_000;
/** What hangs on a landing begins at most so long before it, by kind: a room may be ready the day before. */
const BEFORE_LANDING: Readonly<Partial<Record<TravelLegKind, number>>> = {
  pickup: 3 * HOUR,
  transfer: 0,
  lodging: 24 * HOUR,
};
const AFTER_LANDING = 48 * HOUR;
/** The way to the airport begins, and a room ends, at most so long before a flight home. */
const BEFORE_DEPARTURE = 48 * HOUR;
/** From the airport to the bed of a hospital. */
const WAY_TO_HOSPITAL = 2 * HOUR;

export interface TimedLeg {
  kind: TravelLegKind;
  status: TravelLegState;
  starts_at: Date;
  ends_at?: Date | null | undefined;
}

const isOpen = ({ status }: TimedLeg): boolean => status === 'planned' || status === 'booked';

/** Whether a leg waits for a flight that lands then: it is moved with the landing. */
export function hangsOnLanding(leg: TimedLeg, landing: Date, admission: Date | null): boolean {
  const lead = BEFORE_LANDING[leg.kind];
  if (lead === undefined || !isOpen(leg)) return false;
  const [start, at] = [leg.starts_at.getTime(), landing.getTime()];
  const last = Math.min(at + AFTER_LANDING, admission?.getTime() ?? Number.POSITIVE_INFINITY);
  // A pickup that waits for the landing is of this flight, however late it lands for the admission.
  return start >= at - lead && (start <= last || start - at <= WAY_TO_HOSPITAL);
}

/** Whether a leg leads to a flight home: its start moves with the departure, of lodging its end. */
export function leadsToDeparture(leg: TimedLeg, departure: Date): boolean {
  if (!isOpen(leg)) return false;
  const at = departure.getTime();
  if (leg.kind === 'lodging') return leg.ends_at != null && isWithin(leg.ends_at.getTime(), at);
  return (leg.kind === 'transfer' || leg.kind === 'pickup') && isWithin(leg.starts_at.getTime(), at);
}

/** A bed and a ticket are not moved by themselves: whether an admission or a flight home comes before the patient can be there. */
export const isTooEarly = (kind: 'admission' | 'return_flight', starts_at: Date, landing: Date): boolean =>
  landing.getTime() + (kind === 'admission' ? WAY_TO_HOSPITAL : 0) > starts_at.getTime();

/** When a flight lands; when it starts, while nothing else is known. */
export const arrivalOf = <Time extends Date | string>({
  starts_at,
  ends_at,
}: {
  starts_at: Time;
  ends_at?: Time | null | undefined;
}): Time => ends_at ?? starts_at;

/** The moment that others hang on: the landing in India, or the departure from there. */
export const anchorOf = (kind: FlightKind, flight: { starts_at: string; ends_at: string | null }): Date =>
  new Date(kind === 'flight' ? arrivalOf(flight) : flight.starts_at);

const isWithin = (time: number, departure: number): boolean =>
  time <= departure && time >= departure - BEFORE_DEPARTURE;

/** New times, as far from the flight as before. A room that would end before it begins is moved as a whole. */
export function shiftedLeg(
  leg: TimedLeg,
  by: number,
  what: 'landing' | 'departure',
): { starts_at: Date; ends_at: Date | null } {
  const later = (date: Date): Date => new Date(date.getTime() + by);
  const ends_at = leg.ends_at ?? null;
  if (leg.kind !== 'lodging') return { starts_at: later(leg.starts_at), ends_at: ends_at && later(ends_at) };
  if (what === 'departure') {
    const end = ends_at && later(ends_at);
    return { starts_at: end !== null && end < leg.starts_at ? end : leg.starts_at, ends_at: end };
  }
  const starts_at = later(leg.starts_at);
  return { starts_at, ends_at: ends_at !== null && ends_at <= starts_at ? later(ends_at) : ends_at };
}
