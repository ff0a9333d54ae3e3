import type { Id, Integer, Moment } from '../shapes/index.ts';

export interface ConsultationNote {
  id: Id;
  appointment_id: Id;
  /** The consultation request that the appointment was booked with. */
  request_id: Id;
  version: Integer;
  /** Grows with every change of the draft. */
  revision: Integer;
  /** Empty when there is nothing to say. */
  reason: string;
  /** Empty when there is nothing to say. */
  findings: string;
  /** Empty when there is nothing to say. */
  advice: string;
  /** Empty when there is nothing to say. */
  next_steps: string;
  /** The doctor of the appointment. */
  doctor_name: string;
  /** When the talk began, as planned. */
  starts_at: Moment;
  /** Null for a draft, which only its doctor reads. */
  signed_at: Moment | null;
  updated_at: Moment;
}

export interface AppointmentNotes {
  /** For the doctor. */
  draft: ConsultationNote | null;
  /** The newest version first. */
  signed: ConsultationNote[];
}

export interface ConsultationNotes {
  /** The newest version of each talk; the latest talk first. */
  items: ConsultationNote[];
}
