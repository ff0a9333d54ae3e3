import type { ConsultationKind } from '../catalogue/free-times.ts';
import type { NOTE_PROGRESS } from './notes.ts';
import type { RoomState } from './rules.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

export interface OwnConsultation {
  /** Of the appointment. */
  id: Id;
  kind: ConsultationKind;
  /** Of its room; of a talk by phone, as if it had one. */
  state: RoomState;
  starts_at: Moment;
  ends_at: Moment;
  /** Of the patient, when it was booked. */
  time_zone: string | null;
  patient_name: string;
  country: string | null;
  /** To call the patient: for a talk by phone. */
  phone: string | null;
  /** What the patient wrote when booking. */
  reason: string | null;
  /** An outside place that staff have set instead of the room. */
  join_url: string | null;
  /** Where the doctor works on the case. */
  journey_id: Id | null;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string | null;
  /** The journey on which the doctor may order tests and medicines. */
  order_journey_id: Id | null;
  note: (typeof NOTE_PROGRESS)[number];
  /** People who wait to be let in now. */
  waiting: Integer;
}

export interface OwnConsultations {
  /** IANA name of the doctor’s zone, in which today is. */
  time_zone: string;
  /** The next one first. */
  today: OwnConsultation[];
  /** The next one first. */
  coming: OwnConsultation[];
  /** The latest first; at most 100. */
  past: OwnConsultation[];
}
