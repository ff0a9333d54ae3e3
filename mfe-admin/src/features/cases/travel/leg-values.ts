import { instantsOf, NO_TIMES, tripTimeProblems, tripTimesOf, type TripTimeValues } from '@ayana/case-kit/trip-times';
import type { TravelLeg, TravelLegKind, TravelLegState } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { messages } from './messages';
import type { NewLeg } from './travel.api';

const { form: words } = messages;

/** A leg as it is filled in: days and times on the clock of the place. */
export interface LegValues extends TripTimeValues {
  kind: TravelLegKind;
  from_place: string;
  to_place: string;
  to_address: string;
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
  ...NO_TIMES,
  ...clocksOf('flight', home),
  status: 'planned',
  reference: '',
  assignment_id: '',
  contact_name: '',
  contact_phone: '',
  vehicle: '',
  room: '',
});

export function valuesOf(leg: TravelLeg): LegValues {
  return {
    kind: leg.kind,
    from_place: leg.from_place ?? '',
    to_place: leg.to_place ?? '',
    to_address: leg.to_address ?? '',
    ...tripTimesOf(leg),
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
  const { from_place, to_place } = values;
  const isNowhere = from_place.trim() === '' && to_place.trim() === '';
  return { to_place: isNowhere ? words.needed.place : undefined, ...tripTimeProblems(values) };
}

/** What the API takes; an emptied field is no longer given. */
export function legOf(values: LegValues): NewLeg {
  const given = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  const { kind, status } = values;
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
    ...instantsOf(values),
  };
}
