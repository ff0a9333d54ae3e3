import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { LastEdit } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import { stepBetween, type Workflow } from '../workflow/index.ts';
import type { TravelLegKind, TravelLegState } from './case-parts.ts';

export const TRAVEL_LEG_KIND_NAMES: Record<TravelLegKind, string> = defineMessages(
  'contracts/journey/travel-leg-kind-names',
  {
    visa_appointment: 'Visa appointment',
    flight: 'Flight to India',
    pickup: 'Pickup',
    transfer: 'Transfer',
    lodging: 'Lodging',
    admission: 'Hospital admission',
    return_flight: 'Flight home',
  },
);

/** What happens when a part of a trip begins, beside its time. */
export const LEG_EVENT_NAMES: Record<TravelLegKind, string> = defineMessages('contracts/journey/leg-event-names', {
  visa_appointment: 'Visa appointment',
  flight: 'Flight to India',
  pickup: 'Pickup',
  transfer: 'Transfer',
  lodging: 'Check-in',
  admission: 'Hospital admission',
  return_flight: 'Flight home',
});

export const TRAVEL_LEG_STATE_NAMES: Record<TravelLegState, string> = defineMessages(
  'contracts/journey/travel-leg-state-names',
  {
    planned: 'Planned',
    booked: 'Booked',
    done: 'Done',
    missed: 'Missed',
    cancelled: 'Cancelled',
  },
);

/** What may happen to a part of a trip. The API also looks at whose it is: partners take the first three, on their own. */
export const TRAVEL_LEG_WORKFLOW = {
  book: { from: ['planned'], to: ['booked'], entry: 'patient_journeys', note: 'public' },
  arrive: { from: ['planned', 'booked', 'missed'], to: ['done'], entry: 'patient_journeys', note: 'public' },
  miss: { from: ['planned', 'booked', 'done'], to: ['missed'], entry: 'patient_journeys', note: 'public' },
  cancel: { from: ['planned', 'booked', 'missed'], to: ['cancelled'], entry: 'case_work', note: 'public' },
  reopen: {
    from: ['booked', 'done', 'missed', 'cancelled'],
    to: ['planned', 'booked'],
    entry: 'case_work',
    note: 'public',
  },
} as const satisfies Workflow<TravelLegState, string>;
export type TravelLegStep = keyof typeof TRAVEL_LEG_WORKFLOW;

/** The step that leads from one state to another; undefined where none does. */
export const legStep = (from: TravelLegState, to: TravelLegState): TravelLegStep | undefined =>
  stepBetween<TravelLegState, TravelLegStep>(TRAVEL_LEG_WORKFLOW, from, to);

/** What a partner says with one press on a phone. */
export const LEG_PRESSES = ['arrive', 'miss', 'confirm'] as const;
export type LegPress = (typeof LEG_PRESSES)[number];

/** Parts of a trip that the patient books. */
export const FLIGHT_KINDS = ['flight', 'return_flight'] as const satisfies readonly TravelLegKind[];
export type FlightKind = (typeof FLIGHT_KINDS)[number];

/** What the partner of a leg fills in. */
export const BOOKING_FIELDS = [
  'from_place',
  'to_place',
  'to_address',
  'starts_at',
  'ends_at',
  'reference',
  'contact_name',
  'contact_phone',
  'vehicle',
  'room',
  'status',
] as const;

/** A part of the trip. Times are instants; the zones say on which clock they are shown. */
export interface TravelLeg extends LastEdit {
  id: Id;
  journey_id: Id;
  kind: TravelLegKind;
  from_place: string | null;
  to_place: string | null;
  // Of `to_place`, in the script a local driver reads.
  to_address: string | null;
  starts_at: Moment;
  /** An IANA name. */
  zone: string;
  ends_at: Moment | null;
  end_zone: string | null;
  reference: string | null;
  assignment_id: Id | null;
  /** The driver, the host, or who helps at the visa centre. */
  contact_name: string | null;
  contact_phone: string | null;
  vehicle: string | null;
  room: string | null;
  /** False while a new time is not known: its times are then those of before. */
  time_known: boolean;
  /** The start its partner knew; null once they confirmed the new one. */
  moved_from: Moment | null;
  /** When the patient arrived or was missed. */
  settled_at: Moment | null;
  status: TravelLegState;
  /** The ETag. */
  version: Integer;
  created_at: Moment;
}

/** Where a calendar reads a travel plan, with the secret of its link. */
export const TRAVEL_FEED_PATH = '/api/travel-feeds/';

/** Where a calendar reads the manifest of an organisation, with the secret of its link. */
export const MANIFEST_FEED_PATH = '/api/manifest-feeds/';

/** How a day of a manifest has a leg: it begins or ends on it, or lasts over it. */
export const MANIFEST_MOMENTS = ['starts', 'lasts', 'ends'] as const;
export type ManifestMoment = (typeof MANIFEST_MOMENTS)[number];

export interface ManifestFlight {
  reference: string | null;
  from_place: string | null;
  to_place: string | null;
  time_known: boolean;
  /** It lands; a flight home departs. */
  at: Moment;
  zone: string;
}

/** One line of a partner's day, with what a driver or a host needs to know. */
export interface ManifestLine {
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  leg: TravelLeg;
  moment: ManifestMoment;
  name: string | null;
  /** The patient and those who come along. */
  party_size: Integer | null;
  /** Language tag. */
  language: string | null;
  special_needs: string | null;
  // The flight that a pickup waits for, or a transfer leads to.
  flight: ManifestFlight | null;
}

export interface Manifest {
  /** In the order of their times. */
  items: ManifestLine[];
  /** False for a member who may only read: nothing is pressed. */
  may_write: boolean;
}

export interface TravelLegs {
  /** In the order of their starts. */
  items: TravelLeg[];
}
