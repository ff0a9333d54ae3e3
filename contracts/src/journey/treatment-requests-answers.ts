import type { JourneyEntry } from './journey-entries-answers.ts';
import type { TreatmentRequest, TreatmentRequestTransition } from './treatment-requests.ts';
import type { CalendarDay, Id, Integer } from '../shapes/index.ts';

/** Who asked, for the staff: how to reach them, and when. */
export interface RequestPerson {
  email: string | null;
  phone: string | null;
  country: string | null;
  city: string | null;
  date_of_birth: CalendarDay | null;
  /** In whole years. */
  age: Integer | null;
  /** IANA name. */
  time_zone: string | null;
  language: string | null;
}

export interface TreatmentRequestDetail extends TreatmentRequest {
  /** Empty when the account is gone. */
  patient_name: string;
  /** Null for everyone but staff, and when the account is gone. */
  person: RequestPerson | null;
  /** The journey that grew from it. */
  journey_id: Id | null;
  /** Oldest first; public ones only, unless the caller is staff. */
  entries: JourneyEntry[];
  /** What the caller may do now, as the patient. */
  transitions: TreatmentRequestTransition[];
}
