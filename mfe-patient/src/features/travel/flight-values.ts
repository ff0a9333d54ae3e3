import { instantsOf, NO_TIMES, tripTimeProblems, tripTimesOf, type TripTimeValues } from '@ayana/case-kit/trip-times';
import type { FlightKind, TravelLeg } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import type { components } from '@ayana/contracts/api';
import { messages } from './messages';

const { needed } = messages.flight;

export type FlightReport = Omit<components['schemas']['FlightReportDto'], 'journey_id'>;

/** A flight as the patient fills it in: days and times on the clocks of the two places. */
export interface FlightValues extends TripTimeValues {
  kind: FlightKind;
  reference: string;
  from_place: string;
  to_place: string;
  known: 'yes' | 'no';
}

/** What the plan knows of a flight. @param home the zone where the patient lives */
export function flightValues(kind: FlightKind, legs: readonly TravelLeg[], home: string): FlightValues {
  const open = legs.filter((leg) => leg.kind === kind && (leg.status === 'planned' || leg.status === 'booked'));
  const leg = kind === 'flight' ? open.at(-1) : open[0];
  const [zone, end_zone] = kind === 'flight' ? [home, INDIA_ZONE] : [INDIA_ZONE, home];
  return {
    kind,
    reference: leg?.reference ?? '',
    from_place: leg?.from_place ?? '',
    to_place: leg?.to_place ?? '',
    known: 'yes',
    zone,
    ...(leg === undefined ? NO_TIMES : tripTimesOf(leg)),
    // Left empty, the flight takes as long as before.
    end_day: '',
    end_time: '',
    end_zone: leg?.end_zone ?? end_zone,
  };
}

export function flightProblems(values: FlightValues): Record<string, string | undefined> {
  return {
    reference: values.reference.trim() === '' ? needed.number : undefined,
    ...(values.known === 'yes' ? tripTimeProblems(values, needed.before) : {}),
  };
}

/** What the API takes; without a departure, its time is not known. */
export function reportOf(values: FlightValues): FlightReport {
  const { kind, known } = values;
  const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
  const [reference, from_place, to_place] = [given(values.reference), given(values.from_place), given(values.to_place)];
  const named = {
    kind,
    ...(reference === undefined ? {} : { reference }),
    ...(from_place === undefined ? {} : { from_place }),
    ...(to_place === undefined ? {} : { to_place }),
  };
  if (known === 'no') return named;
  const { starts_at, zone, ends_at, end_zone } = instantsOf(values);
  const end = ends_at === null || end_zone === null ? {} : { ends_at, end_zone };
  return { ...named, starts_at, zone, ...end };
}
