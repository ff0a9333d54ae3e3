import type { FlightKind, TravelLeg } from '@ayana/contracts/journey';
import { INDIA_ZONE, instantAt } from '@ayana/contracts/places';
import type { components } from '@ayana/contracts/api';
import { clockTime, dayKey } from '@ayana/shared-ui/time';
import { messages } from './messages';

const { needed } = messages.flight;

export type FlightReport = Omit<components['schemas']['FlightReportDto'], 'journey_id'>;

/** A flight as the patient fills it in: days and times on the clocks of the two places. */
export interface FlightValues {
  kind: FlightKind;
  reference: string;
  from_place: string;
  to_place: string;
  known: 'yes' | 'no';
  day: string;
  time: string;
  zone: string;
  end_day: string;
  end_time: string;
  end_zone: string;
}

/** What the plan knows of a flight. @param home the zone where the patient lives */
export function flightValues(kind: FlightKind, legs: readonly TravelLeg[], home: string): FlightValues {
  const open = legs.filter((leg) => leg.kind === kind && (leg.status === 'planned' || leg.status === 'booked'));
  const leg = kind === 'flight' ? open.at(-1) : open[0];
  const [zone, end_zone] = kind === 'flight' ? [home, INDIA_ZONE] : [INDIA_ZONE, home];
  const start = leg === undefined ? null : new Date(leg.starts_at);
  return {
    kind,
    reference: leg?.reference ?? '',
    from_place: leg?.from_place ?? '',
    to_place: leg?.to_place ?? '',
    known: 'yes',
    day: start === null ? '' : dayKey(start, leg?.zone ?? zone),
    time: start === null ? '' : clockTime(start, leg?.zone ?? zone),
    zone: leg?.zone ?? zone,
    end_day: '',
    end_time: '',
    end_zone: leg?.end_zone ?? end_zone,
  };
}

export function flightProblems(values: FlightValues): Record<string, string | undefined> {
  const { reference, known, day, time, end_day, end_time } = values;
  const isKnown = known === 'yes';
  const isHalf = (end_day === '') !== (end_time === '');
  return {
    reference: reference.trim() === '' ? needed.number : undefined,
    day: isKnown && day === '' ? needed.day : undefined,
    time: isKnown && time === '' ? needed.time : undefined,
    end_day: isKnown && ((isHalf && end_day === '') || landsBefore(values)) ? endProblem(values) : undefined,
    end_time: isKnown && isHalf && end_time === '' ? needed.time : undefined,
  };
}

const endProblem = (values: FlightValues): string => (landsBefore(values) ? needed.before : needed.day);

const landsBefore = ({ day, time, zone, end_day, end_time, end_zone }: FlightValues): boolean =>
  [day, time, end_day, end_time].every((each) => each !== '') &&
  instantOf(end_day, end_time, end_zone) < instantOf(day, time, zone);

function instantOf(day: string, time: string, zone: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantAt(day, hours * 60 + minutes, zone).toISOString();
}

/** What the API takes; without a departure, its time is not known. */
export function reportOf(values: FlightValues): FlightReport {
  const { kind, known, day, time, zone, end_day, end_time, end_zone } = values;
  const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
  const [reference, from_place, to_place] = [given(values.reference), given(values.from_place), given(values.to_place)];
  const named = {
    kind,
    ...(reference === undefined ? {} : { reference }),
    ...(from_place === undefined ? {} : { from_place }),
    ...(to_place === undefined ? {} : { to_place }),
  };
  if (known === 'no') return named;
  return {
    ...named,
    starts_at: instantOf(day, time, zone),
    zone,
    ...(end_day === '' ? {} : { ends_at: instantOf(end_day, end_time, end_zone), end_zone }),
  };
}
