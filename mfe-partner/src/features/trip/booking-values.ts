import type { AssignmentKind, TravelLeg } from '@ayana/contracts/journey';
import { instantAt } from '@ayana/contracts/places';
import { isPhone } from '@ayana/contracts/rules';
import { clockTime, dayKey } from '@ayana/shared-ui/time';
import { messages } from './messages';
import type { LegChange } from './trip.api';

const { needed } = messages.form;

/** A booking as it is filled in: days and times on the clock of the place. */
export interface BookingValues {
  reference: string;
  day: string;
  time: string;
  end_day: string;
  end_time: string;
  to_place: string;
  to_address: string;
  contact_name: string;
  contact_phone: string;
  vehicle: string;
  room: string;
}

export function valuesOf(leg: TravelLeg): BookingValues {
  const at = new Date(leg.starts_at);
  const end = leg.ends_at === null ? null : new Date(leg.ends_at);
  const endZone = leg.end_zone ?? leg.zone;
  return {
    reference: leg.reference ?? '',
    day: dayKey(at, leg.zone),
    time: clockTime(at, leg.zone),
    end_day: end === null ? '' : dayKey(end, endZone),
    end_time: end === null ? '' : clockTime(end, endZone),
    to_place: leg.to_place ?? '',
    to_address: leg.to_address ?? '',
    contact_name: leg.contact_name ?? '',
    contact_phone: leg.contact_phone ?? '',
    vehicle: leg.vehicle ?? '',
    room: leg.room ?? '',
  };
}

export function bookingProblems(values: BookingValues, leg: TravelLeg): Record<string, string | undefined> {
  const { day, time, end_day, end_time, contact_phone } = values;
  const isHalf = (end_day === '') !== (end_time === '');
  const isReversed =
    day !== '' &&
    time !== '' &&
    end_day !== '' &&
    end_time !== '' &&
    instantOf(end_day, end_time, leg.end_zone ?? leg.zone) < instantOf(day, time, leg.zone);
  return {
    day: day === '' ? needed.day : undefined,
    time: time === '' ? needed.time : undefined,
    end_day: isHalf && end_day === '' ? needed.day : isReversed ? needed.before : undefined,
    end_time: isHalf && end_time === '' ? needed.time : undefined,
    contact_phone: contact_phone.trim() !== '' && !isPhone(contact_phone.trim()) ? needed.phone : undefined,
  };
}

function instantOf(day: string, time: string, zone: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantAt(day, hours * 60 + minutes, zone).toISOString();
}

/** What is sent: a part that was planned is booked with it. */
export function bookingOf(values: BookingValues, leg: TravelLeg): LegChange {
  const given = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  const { day, time, end_day, end_time } = values;
  return {
    reference: given(values.reference),
    starts_at: instantOf(day, time, leg.zone),
    ends_at: end_day === '' ? null : instantOf(end_day, end_time, leg.end_zone ?? leg.zone),
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
