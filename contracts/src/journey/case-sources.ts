import type { Id, Moment } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

/** The doors a case comes by. */
export const CASE_SOURCES = [
  'consultation',
  'video_consultation',
  'booking',
  'trip_cost',
  'contact',
  'treatment_request',
  'phone',
  'whatsapp',
  'walk_in',
  'email',
  'staff',
] as const;
export type CaseOrigin = (typeof CASE_SOURCES)[number];

export const CASE_SOURCE_NAMES: Readonly<Record<CaseOrigin, string>> = defineMessages(
  'contracts/journey/case-sources',
  {
    consultation: 'Free consultation',
    video_consultation: 'Video consultation',
    booking: 'Booked talk',
    trip_cost: 'Trip cost calculator',
    contact: 'Contact form',
    treatment_request: 'Treatment request',
    phone: 'Telephone call',
    whatsapp: 'WhatsApp',
    walk_in: 'Visit at the office',
    email: 'Email',
    staff: 'Entered by the team',
  },
);

/** A case as a search finds it: from the first enquiry, also before there is a journey. */
export interface CaseMatch {
  case_id: Id;
  /** The same id once there is a journey. */
  journey_id: Id | null;
  /**
   * As people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  /** Empty when the account is gone. */
  name: string;
  source: CaseOrigin;
  treatment: string | null;
  /** The enquiry it came by, where there is one. */
  inbox_item_id: Id | null;
  treatment_request_id: Id | null;
  created_at: Moment;
}

export interface CaseMatches {
  /** The newest first. */
  items: CaseMatch[];
}
