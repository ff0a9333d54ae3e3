import type { Appointment } from './appointments.ts';
import type { Id } from '../shapes/index.ts';

/** An appointment for its signed-in patient. */
export interface OwnAppointment extends Appointment {
  /** The consultation request that it was booked with. */
  request_id: Id;
  /** Of the appointment itself: its room. Another one once it is moved. */
  appointment_id: Id;
  journey_id: Id | null;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string | null;
  /** Of the video; null where there is none. */
  join_url: string | null;
}
