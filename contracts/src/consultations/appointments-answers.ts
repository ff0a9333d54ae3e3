import type { ConsultationKind } from '../catalogue/free-times.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

export interface AppointmentDoctor {
  id: Id;
  full_name: string;
  title: string;
  specialization: string;
  hospital_name: string;
  city_name: string | null;
  /** An IANA name. */
  time_zone: string;
}

export interface Appointment {
  /** @example "AY-7K3F9Q" */
  reference: string;
  status: 'booked' | 'cancelled';
  kind: ConsultationKind;
  starts_at: Moment;
  ends_at: Moment;
  /** The visitor’s when it was booked: an IANA name or `+05:30`. */
  time_zone: string | null;
  /** Whether it can still be moved and cancelled: until it begins. */
  may_change: boolean;
  /** How often it was changed. */
  sequence: Integer;
  doctor: AppointmentDoctor;
}
