import { defineMessages } from '../language/index.ts';
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

/** A part of the trip. Times are instants; the zones say on which clock they are shown. */
export interface TravelLeg {
  id: string;
  journey_id: string;
  kind: TravelLegKind;
  from_place: string | null;
  to_place: string | null;
  /** Of `to_place`, in the script a local driver reads. */
  to_address: string | null;
  starts_at: string;
  zone: string;
  ends_at: string | null;
  end_zone: string | null;
  reference: string | null;
  assignment_id: string | null;
  status: TravelLegState;
  version: number;
  created_at: string;
  updated_at: string;
}

/** Where a calendar reads a travel plan, with the secret of its link. */
export const TRAVEL_FEED_PATH = '/api/travel-feeds/';
