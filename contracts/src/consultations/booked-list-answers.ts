import type { Id, Moment, Page } from '../shapes/index.ts';
import type { ConsultationKind } from '../catalogue/free-times.ts';
import type { BookedStatus } from './appointments.ts';

export interface BookedDoctor {
  id: Id;
  full_name: string;
  hospital_name: string;
}

export interface BookedDoctors {
  /** By name; of all times. */
  items: BookedDoctor[];
}

export interface BookedAppointment {
  id: Id;
  /** The request of the inbox it was booked with. */
  request_id: Id;
  status: BookedStatus;
  kind: ConsultationKind;
  starts_at: Moment;
  ends_at: Moment;
  /** The visitor’s when it was booked. */
  time_zone: string | null;
  /** The visitor. */
  name: string;
  /**
   * Of the case that the talk belongs to.
   * @example "AY-7K2Q4"
   */
  case_number: string | null;
  country: string | null;
  /** Of the video; null where there is none. */
  join_url: string | null;
  doctor: BookedDoctor;
}

export type BookedPage = Page<BookedAppointment>;
