import { TRIP_TIME_LABELS } from '@ayana/case-kit/trip-times';
import { TRAVEL_LEG_KIND_NAMES, TRAVEL_LEG_STATE_NAMES } from '@ayana/contracts/journey';
import { plainText } from '@ayana/portal-kit/screens';
import type { LegValues } from './leg-values';
import { messages } from './messages';

const { form: words } = messages;

/** What each field of a leg is called. */
export const LEG_LABELS: Readonly<Record<keyof LegValues, string>> = {
  ...TRIP_TIME_LABELS,
  kind: words.kind,
  from_place: words.from,
  to_place: words.to,
  to_address: words.address,
  status: words.status,
  reference: words.reference,
  assignment_id: words.work,
  contact_name: words.contact,
  contact_phone: words.phone,
  vehicle: words.vehicle,
  room: words.room,
};

/** A field in words; whose work it is only the case says. */
export function legText(name: keyof LegValues, fields: LegValues): string {
  if (name === 'kind') return TRAVEL_LEG_KIND_NAMES[fields.kind];
  if (name === 'status') return TRAVEL_LEG_STATE_NAMES[fields.status];
  if (name === 'assignment_id') return words.nobody;
  return name === 'zone' || name === 'end_zone' ? fields[name].replaceAll('_', ' ') : plainText(fields[name]);
}
