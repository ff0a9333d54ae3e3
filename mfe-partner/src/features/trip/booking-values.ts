import { instantsOf, tripTimeProblems, tripTimesOf, type TripTimeValues } from '@ayana/case-kit/trip-times';
import type { AssignmentKind, TravelLeg } from '@ayana/contracts/journey';
import { isPhone, normaliseDigits } from '@ayana/contracts/rules';
import { messages } from './messages';
import type { LegChange } from './trip.api';

const { needed } = messages.form;

/** A booking as it is filled in: days and times on the clock of the place. */
export interface BookingValues extends TripTimeValues {
  reference: string;
  to_place: string;
  to_address: string;
  contact_name: string;
  contact_phone: string;
  vehicle: string;
  room: string;
}

export function valuesOf(leg: TravelLeg): BookingValues {
  return {
    reference: leg.reference ?? '',
    ...tripTimesOf(leg),
    to_place: leg.to_place ?? '',
    to_address: leg.to_address ?? '',
    contact_name: leg.contact_name ?? '',
    contact_phone: leg.contact_phone ?? '',
    vehicle: leg.vehicle ?? '',
    room: leg.room ?? '',
  };
}

export function bookingProblems(values: BookingValues): Record<string, string | undefined> {
  const phone = normaliseDigits(values.contact_phone);
  return { ...tripTimeProblems(values), contact_phone: phone !== '' && !isPhone(phone) ? needed.phone : undefined };
}

/** What is sent: a part that was planned is booked with it. */
export function bookingOf(values: BookingValues, leg: TravelLeg): LegChange {
  const given = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  const { starts_at, ends_at } = instantsOf(values);
  return {
    reference: given(values.reference),
    starts_at,
    ends_at,
    to_place: given(values.to_place),
    to_address: given(values.to_address),
    contact_name: given(values.contact_name),
    contact_phone: given(values.contact_phone),
    vehicle: given(values.vehicle),
    room: given(values.room),
    ...(leg.status === 'planned' ? { status: 'booked' as const } : {}),
  };
}

/** Which fields a kind of work has. */
export const FIELDS_OF: Readonly<Partial<Record<AssignmentKind, readonly (keyof BookingValues)[]>>> = {
  transport: ['vehicle'],
  lodging: ['end_day', 'room'],
  visa_support: [],
};
