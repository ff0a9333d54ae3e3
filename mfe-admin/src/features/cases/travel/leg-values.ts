import type { TravelLeg, TravelLegKind, TravelLegState } from '@ayana/contracts/journey';
import { INDIA_ZONE, instantAt } from '@ayana/contracts/places';
import { clockTime, dayKey } from '@ayana/shared-ui/time';
import { messages } from './messages';
import type { NewLeg } from './travel.api';

const { form: words } = messages;

/** A leg as it is filled in: days and times on the clock of the place. */
export interface LegValues {
  kind: TravelLegKind;
  from_place: string;
  to_place: string;
  to_address: string;
  day: string;
  time: string;
  zone: string;
  end_day: string;
  end_time: string;
  /** Empty: the clock of the start. */
  end_zone: string;
  status: TravelLegState;
  reference: string;
  /** Empty: nobody's. */
  assignment_id: string;
  contact_name: string;
  contact_phone: string;
  vehicle: string;
  room: string;
}

/** What begins where the patient lives; everything else begins in India. */
const FROM_HOME: ReadonlySet<TravelLegKind> = new Set(['visa_appointment', 'flight']);

/** The clocks of a kind of leg, for a patient who lives in a zone. */
export function clocksOf(kind: TravelLegKind, home: string | null): Pick<LegValues, 'zone' | 'end_zone'> {
  const there = home ?? INDIA_ZONE;
  if (kind === 'flight') return { zone: there, end_zone: INDIA_ZONE };
  if (kind === 'return_flight') return { zone: INDIA_ZONE, end_zone: there };
  return { zone: FROM_HOME.has(kind) ? there : INDIA_ZONE, end_zone: '' };
}

export const newLegValues = (home: string | null): LegValues => ({
  kind: 'flight',
  from_place: '',
  to_place: '',
  to_address: '',
  day: '',
  time: '',
  ...clocksOf('flight', home),
  end_day: '',
  end_time: '',
  status: 'planned',
  reference: '',
  assignment_id: '',
  contact_name: '',
  contact_phone: '',
  vehicle: '',
  room: '',
});

export function valuesOf(leg: TravelLeg): LegValues {
  const [starts, ends] = [new Date(leg.starts_at), leg.ends_at === null ? null : new Date(leg.ends_at)];
  const endZone = leg.end_zone ?? leg.zone;
  return {
    kind: leg.kind,
    from_place: leg.from_place ?? '',
    to_place: leg.to_place ?? '',
    to_address: leg.to_address ?? '',
    day: dayKey(starts, leg.zone),
    time: clockTime(starts, leg.zone),
    zone: leg.zone,
    end_day: ends === null ? '' : dayKey(ends, endZone),
    end_time: ends === null ? '' : clockTime(ends, endZone),
    end_zone: leg.end_zone ?? '',
    status: leg.status,
    reference: leg.reference ?? '',
    assignment_id: leg.assignment_id ?? '',
    contact_name: leg.contact_name ?? '',
    contact_phone: leg.contact_phone ?? '',
    vehicle: leg.vehicle ?? '',
    room: leg.room ?? '',
  };
}

/** What is wrong with a leg before it is sent. */
export function legProblems(values: LegValues): Record<string, string | undefined> {
  const { day, time, end_day, end_time, from_place, to_place } = values;
  const isHalf = (end_day === '') !== (end_time === '');
  return {
    to_place: from_place.trim() === '' && to_place.trim() === '' ? words.needed.place : undefined,
    day: day === '' ? words.needed.day : undefined,
    time: time === '' ? words.needed.time : undefined,
    end_day: isHalf && end_day === '' ? words.needed.endDay : endsBefore(values) ? words.before : undefined,
    end_time: isHalf && end_time === '' ? words.needed.endTime : undefined,
  };
}

const endsBefore = ({ day, time, zone, end_day, end_time, end_zone }: LegValues): boolean =>
  day !== '' &&
  time !== '' &&
  end_day !== '' &&
  end_time !== '' &&
  instantOf(end_day, end_time, end_zone || zone) < instantOf(day, time, zone);

function instantOf(day: string, time: string, zone: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantAt(day, hours * 60 + minutes, zone).toISOString();
}

/** What the API takes; an emptied field is no longer given. */
export function legOf(values: LegValues): NewLeg {
  const given = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  const { kind, status, day, time, zone, end_day, end_time, end_zone } = values;
  return {
    kind,
    status,
    from_place: given(values.from_place),
    to_place: given(values.to_place),
    to_address: given(values.to_address),
    reference: given(values.reference),
    assignment_id: given(values.assignment_id),
    contact_name: given(values.contact_name),
    contact_phone: given(values.contact_phone),
    vehicle: given(values.vehicle),
    room: given(values.room),
    starts_at: instantOf(day, time, zone),
    zone,
    ends_at: end_day === '' ? null : instantOf(end_day, end_time, end_zone || zone),
    end_zone: end_day === '' ? null : given(end_zone),
  };
}
