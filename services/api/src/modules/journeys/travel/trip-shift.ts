import type { TravelLegKind, TravelLegState } from '@ayana/contracts/journey';

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
export const WAY_TO_HOSPITAL = 2 * HOUR;

interface Timed {
  kind: TravelLegKind;
  status: TravelLegState;
  starts_at: Date;
  ends_at?: Date | null | undefined;
}

const isOpen = ({ status }: Timed): boolean => status === 'planned' || status === 'booked';

/** Whether a leg waits for a flight that lands then: it is moved with the landing. */
export function hangsOnLanding(leg: Timed, landing: Date, admission: Date | null): boolean {
  const lead = BEFORE_LANDING[leg.kind];
  if (lead === undefined || !isOpen(leg)) return false;
  const [start, at] = [leg.starts_at.getTime(), landing.getTime()];
  const last = Math.min(at + AFTER_LANDING, admission?.getTime() ?? Number.POSITIVE_INFINITY);
  // A pickup that waits for the landing is of this flight, however late it lands for the admission.
  return start >= at - lead && (start <= last || start - at <= WAY_TO_HOSPITAL);
}

/** Whether a leg leads to a flight home: its start moves with the departure, of lodging its end. */
export function leadsToDeparture(leg: Timed, departure: Date): boolean {
  if (!isOpen(leg)) return false;
  const at = departure.getTime();
  if (leg.kind === 'lodging') return leg.ends_at != null && isWithin(leg.ends_at.getTime(), at);
  return (leg.kind === 'transfer' || leg.kind === 'pickup') && isWithin(leg.starts_at.getTime(), at);
}

const isWithin = (time: number, departure: number): boolean =>
  time <= departure && time >= departure - BEFORE_DEPARTURE;

/** New times, as far from the flight as before. A room that would end before it begins is moved as a whole. */
export function shifted(
  leg: Timed,
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
